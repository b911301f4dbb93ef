# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = { -brand } { $country } – bielizna i baza garderoby
seo-home-description = Bielizna, koszulki, body i legginsy dla kobiet, mężczyzn i dzieci. Dostawa w ciągu { $min }–{ $max ->
    [one] { $max } dnia roboczego
    [few] { $max } dni roboczych
    [many] { $max } dni roboczych
   *[other] { $max } dnia roboczego
}, { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na zwrot.
seo-share-line = Bielizna i baza garderoby
seo-categories-title = Wszystkie kategorie – { -brand }
seo-categories-description = Wszystkie kategorie sklepu { -brand } w jednym miejscu: bielizna, koszulki, body i legginsy dla kobiet, mężczyzn i dzieci.
seo-brands-title = Marki – { -brand }
seo-brands-description = Marki w sklepie { -brand }: kto za nimi stoi, co tworzą i co od nich mamy.
seo-not-found-title = Nie znaleziono strony – { -brand }
seo-failed-title = Coś poszło nie tak – { -brand }
