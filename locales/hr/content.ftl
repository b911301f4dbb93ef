# Stranice s tekstom, česta pitanja, pomoć, njega i dnevnik.

content-meta-title = { $title } – { -brand }
content-updated = Ažurirano: { $date }
content-days = { $count ->
    [one] { $count } dan
    [few] { $count } dana
   *[other] { $count } dana
}
content-contents = Na ovoj stranici
content-other-language = Ova stranica još nije prevedena, pa je vidite na engleskom.
content-faq-title = Česta pitanja
content-faq-lead = Narudžba, plaćanje, dostava, povrat i veličine: kratki odgovori na ono što nas najčešće pitate.
content-faq-search = Pretražite pitanja
content-faq-found = { $count ->
    [one] Pronađeno je { $count } pitanje
    [few] Pronađena su { $count } pitanja
   *[other] Pronađeno je { $count } pitanja
}
content-faq-none = Nema rezultata. Pokušajte s drugom riječi ili nam pišite.
content-help-title = Centar za pomoć
content-help-lead = Odaberite temu. Ako ne pronađete odgovor, rado ćemo pomoći.
content-help-contact = Imate još pitanja? Pišite ili nazovite
content-care-title = Njega odjeće
content-care-lead = Što znače simboli za održavanje i kako odjeća dulje ostaje lijepa.
content-blog-title = Dnevnik
content-blog-page = Dnevnik, stranica { $page }
content-blog-lead = O tkaninama, kroju i njezi te o tome kako svaki dan nositi dobre osnovne komade.
content-blog-more = Više iz dnevnika
content-blog-products = Artikli uz ovu objavu
