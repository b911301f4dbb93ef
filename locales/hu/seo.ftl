# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = { -brand } { $country } – alsóneműk és alapdarabok
seo-home-description = Alsóneműk, pólók, bodyk és leggingsek nőknek, férfiaknak és gyerekeknek. Kiszállítás { $min }–{ $max } munkanap alatt, { $days } nap a visszaküldésre.
seo-share-line = Alsóneműk és alapdarabok
seo-categories-title = Összes kategória – { -brand }
seo-categories-description = { -brand } webáruház – minden kategória egy helyen: alsóneműk, pólók, bodyk és leggingsek nőknek, férfiaknak és gyerekeknek.
seo-brands-title = Márkák – { -brand }
seo-brands-description = { -brand } webáruház – a márkáink: kik ők, mit készítenek, és minden, amit tőlük tartunk.
seo-not-found-title = Az oldal nem található – { -brand }
seo-failed-title = Valami félrement – { -brand }
