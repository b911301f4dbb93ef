# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = Vitrina { $country } – bielizna i baza szafy
seo-home-description = Bielizna, koszulki, body i legginsy dla kobiet, mężczyzn i dzieci. Dostawa w { $min }–{ $max } dni roboczych i { $days } dni na zwrot.
seo-categories-title = Wszystkie kategorie – Vitrina
seo-categories-description = Wszystkie kategorie sklepu Vitrina w jednym miejscu: bielizna, koszulki, body i legginsy dla kobiet, mężczyzn i dzieci.
seo-brands-title = Marki – Vitrina
seo-brands-description = Marki w sklepie Vitrina: kto za nimi stoi, co robi i wszystko, co od nich mamy.
seo-not-found-title = Nie znaleziono strony – Vitrina
seo-failed-title = Coś poszło nie tak – Vitrina
