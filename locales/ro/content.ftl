# Pagini de text, întrebări frecvente, ajutor, îngrijire și jurnal.

content-meta-title = { $title } – { -brand }
content-updated = Actualizat la { $date }
content-days = { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
}
content-contents = Pe această pagină
content-other-language = Această pagină nu a fost încă tradusă, de aceea apare în engleză.
content-faq-title = Întrebări frecvente
content-faq-lead = Comandă, plată, livrare, retur și mărimi: răspunsuri scurte la ce suntem întrebați cel mai des.
content-faq-search = Caută în întrebări
content-faq-found = { $count ->
    [one] { $count } întrebare găsită
    [few] { $count } întrebări găsite
   *[other] { $count } de întrebări găsite
}
content-faq-none = Nu am găsit nimic. Încearcă alt cuvânt sau scrie-ne.
content-help-title = Centru de ajutor
content-help-lead = Alege despre ce este vorba. Dacă nu găsești răspunsul, te ajutăm cu plăcere.
content-help-contact = Mai ai o întrebare? Scrie sau sună
content-care-title = Îngrijirea hainelor
content-care-lead = Ce înseamnă simbolurile de îngrijire și cum rămân hainele frumoase mai mult timp.
content-blog-title = Jurnal
content-blog-page = Jurnal, pagina { $page }
content-blog-lead = Despre țesături, croială și îngrijire și despre cum porți zi de zi piese de bază bune.
content-blog-more = Mai multe din jurnal
content-blog-products = Produse legate de acest articol
