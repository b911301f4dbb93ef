# Domača stran ter pregleda kategorij in blagovnih znamk.

## Drsnik

hero-label = Izpostavljeno
home-greeting = Dobrodošli v naši trgovini
first-steps-title = V tej trgovini še ni izdelkov
first-steps-text = Uvozite datoteko z izdelki, dodajte besedila trgovine in poglejte, kaj še manjka. To obvestilo se pokaže samo na vašem računalniku.
hero-previous = Prejšnja slika
hero-next = Naslednja slika
hero-pause = Ustavi menjavanje slik
hero-play = Nadaljuj menjavanje slik
hero-slide = Slika { $number } od { $total }
hero-go = Pokaži sliko { $number }

## Vrste izdelkov

row-all = Oglej si vse
row-new = Novo v trgovini

## Obljube

promise-label = Na kaj se lahko zanesete
promise-returns-figure = { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dnevi
   *[other] { $days } dni
}
promise-returns-text = za vračilo. Pomerite doma in se odločite v miru.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } delovni dan
    [two] { $min }–{ $max } delovna dneva
    [few] { $min }–{ $max } delovni dnevi
   *[other] { $min }–{ $max } delovnih dni
}
promise-delivery-text = za dostavo do vaših vrat.
promise-cod-figure = Po povzetju
promise-cod-text = Plačate ob prevzemu. Doplačilo je { $price }.
promise-cod-free-text = Plačate ob prevzemu, brez doplačila.
promise-free-figure = Od { $price }
promise-free-text = je dostava brezplačna.
promise-card-figure = S kartico
promise-card-text = Podatki o kartici ostanejo pri ponudniku plačil.

## Kategorije in blagovne znamke

categories-title = Kategorije
categories-lead = Celotna ponudba za ženske, moške in otroke.
brands-lead = Nekaj znamk, ki jih dobro poznamo. Vsaka zna eno stvar bolje od vseh drugih.
index-products = { $count ->
    [one] { $count } izdelek
    [two] { $count } izdelka
    [few] { $count } izdelki
   *[other] { $count } izdelkov
}

event-label = Aktualna akcija
event-upcoming = Kmalu
event-running = Poteka zdaj
event-over = Končano
event-starts = Začetek: { $date }
event-ends = Konec: { $date }
event-open = Oglej si akcijo
home-instagram-title = Več utrinkov na Instagramu
home-partners-title = Naši partnerji
