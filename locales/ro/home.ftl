# The home page, and the two index pages of categories and brands.

## Slider

hero-label = În prim-plan
home-greeting = Bine ai venit în magazinul nostru
first-steps-title = Magazinul nu are încă produse
first-steps-text = Importă un fișier cu produse, adaugă textele magazinului și vezi ce lipsește. Nota aceasta apare doar pe calculatorul tău.
hero-previous = Imaginea anterioară
hero-next = Imaginea următoare
hero-pause = Oprește derularea
hero-play = Pornește derularea
hero-slide = Imaginea { $number } din { $total }
hero-go = Arată imaginea { $number }

## Rows of products

row-all = Vezi tot
row-new = Noutăți

## Promise strip

promise-label = Pe ce poți conta
promise-returns-figure = { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
}
promise-returns-text = pentru retur. Probezi totul acasă și te hotărăști pe îndelete.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } zi lucrătoare
    [few] { $min }–{ $max } zile lucrătoare
   *[other] { $min }–{ $max } de zile lucrătoare
}
promise-delivery-text = până la ușa ta.
promise-cod-figure = Plata la livrare
promise-cod-text = Plătești când ajunge coletul. Costul suplimentar este de { $price }.
promise-cod-free-text = Plătești când ajunge coletul, fără cost suplimentar.
promise-free-figure = De la { $price }
promise-free-text = livrarea este din partea noastră.
promise-card-figure = Plata cu cardul
promise-card-text = Datele cardului rămân la procesatorul de plăți.

## Categories and brands

categories-title = Categorii
categories-lead = Tot ce vindem, pentru femei, bărbați și copii.
brands-lead = Câteva branduri pe care le cunoaștem bine, fiecare cu ceva ce face cel mai bine.
index-products = { $count ->
    [one] Un produs
    [few] { $count } produse
   *[other] { $count } de produse
}

event-label = Evenimentul momentului
event-upcoming = În curând
event-running = În desfășurare
event-over = Încheiat
event-starts = Începe: { $date }
event-ends = Se încheie: { $date }
event-open = Vezi evenimentul
home-instagram-title = Mai multe pe Instagram
home-partners-title = Partenerii noștri
