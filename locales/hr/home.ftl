# The home page, and the two index pages of categories and brands.

## Naslovni slajdovi

hero-label = Istaknuto
home-greeting = Dobro došli u našu trgovinu
first-steps-title = U ovoj trgovini još nema proizvoda
first-steps-text = Uvezi datoteku s proizvodima, dodaj tekstove trgovine i pogledaj što nedostaje. Ova se napomena vidi samo na tvom računalu.
hero-previous = Prethodni slajd
hero-next = Sljedeći slajd
hero-pause = Zaustavi slajdove
hero-play = Pokreni slajdove
hero-slide = Slajd { $number } od { $total }
hero-go = Prikaži slajd { $number }

## Nizovi proizvoda

row-all = Pogledaj sve
row-new = Novo u ponudi

## Obećanja

promise-label = Na što možeš računati
promise-returns-figure = { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
}
promise-returns-text = za povrat. Isprobaj sve kod kuće i odluči u miru.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } radni dan
    [few] { $min }–{ $max } radna dana
   *[other] { $min }–{ $max } radnih dana
}
promise-delivery-text = za dostavu do tvojih vrata.
promise-cod-figure = Plati pouzećem
promise-cod-text = Plaćaš kad paket stigne. Naknada za pouzeće je { $price }.
promise-cod-free-text = Plaćaš kad paket stigne, bez dodatne naknade.
promise-free-figure = Od { $price }
promise-free-text = dostava je besplatna.
promise-card-figure = Plati karticom
promise-card-text = Podaci o kartici ostaju kod pružatelja usluge plaćanja.

## Kategorije i brendovi

categories-title = Kategorije
categories-lead = Cijela naša ponuda za žene, muškarce i djecu.
brands-lead = Nekoliko brendova koje dobro poznajemo. Svaki jednu stvar radi bolje od svih.
index-products = { $count ->
    [one] { $count } proizvod
    [few] { $count } proizvoda
   *[other] { $count } proizvoda
}

event-label = Aktualna akcija
event-upcoming = Uskoro
event-running = Upravo traje
event-over = Završeno
event-starts = Početak: { $date }
event-ends = Kraj: { $date }
event-open = Pogledaj akciju
home-instagram-title = Još više na našem Instagramu
home-partners-title = Naši partneri
