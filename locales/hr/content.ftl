# Stranice s tekstom, česta pitanja, pomoć, njega i dnevnik.

content-meta-title = { $title } – { -brand }
content-updated = Ažurirano: { $date }
content-days = { $count ->
    [one] { $count } dan
    [few] { $count } dana
   *[other] { $count } dana
}
content-contents = Na ovoj stranici
content-other-language = Ova stranica još nije prevedena, pa je vidiš na engleskom.
content-faq-title = Česta pitanja
content-faq-lead = Narudžba, plaćanje, dostava, povrat i veličine: kratki odgovori na najčešća pitanja.
content-faq-search = Pretraži pitanja
content-faq-found = { $count ->
    [one] Pronađeno je { $count } pitanje
    [few] Pronađena su { $count } pitanja
   *[other] Pronađeno je { $count } pitanja
}
content-faq-none = Nema rezultata. Pokušaj s drugom riječi ili nam piši.
content-help-title = Centar za pomoć
content-help-lead = Odaberi temu. Ako ne pronađeš odgovor, rado ćemo pomoći.
content-help-contact = Imaš još pitanja? Piši ili nazovi
content-care-title = Njega odjeće
content-care-lead = Što znače simboli za održavanje i kako odjeća dulje ostaje lijepa.
content-blog-title = Dnevnik
content-blog-page = Dnevnik, stranica { $page }
content-blog-lead = O tkaninama, kroju i njezi te o tome kako svaki dan nositi dobre osnovne komade.
content-blog-more = Više iz dnevnika
content-blog-products = Artikli uz ovu objavu
