# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = Vitrina { $country } – alsóneműk és alapdarabok
seo-home-description = Alsóneműk, pólók, bodyk és leggingsek nőknek, férfiaknak és gyerekeknek. Kiszállítás { $min }–{ $max } munkanap alatt, { $days } nap a visszaküldésre.
seo-categories-title = Összes kategória – Vitrina
seo-categories-description = A Vitrina összes kategóriája egy helyen: alsóneműk, pólók, bodyk és leggingsek nőknek, férfiaknak és gyerekeknek.
seo-brands-title = Márkák – Vitrina
seo-brands-description = A Vitrina márkái: kik ők, mit készítenek, és minden, amit tőlük tartunk.
seo-not-found-title = Az oldal nem található – Vitrina
seo-failed-title = Valami félrement – Vitrina
