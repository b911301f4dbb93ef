# Domača stran ter pregleda kategorij in blagovnih znamk.

## Drsnik

hero-label = Izpostavljeno
hero-previous = Prejšnji prizor
hero-next = Naslednji prizor
hero-pause = Ustavi menjavanje
hero-play = Začni menjavanje
hero-slide = Prizor { $number } od { $total }
hero-go = Pokaži prizor { $number }

## Vrste izdelkov

row-all = Oglejte si vse

## Obljube

promise-label = Na kaj se lahko zanesete
promise-returns-figure = { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dni
   *[other] { $days } dni
}
promise-returns-text = za vračilo. Pomerite doma in se odločite v miru.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } dan
    [two] { $min }–{ $max } dneva
    [few] { $min }–{ $max } dni
   *[other] { $min }–{ $max } dni
}
promise-delivery-text = do vaših vrat, od ponedeljka do petka.
promise-cod-figure = Po povzetju
promise-cod-text = Plačate ob prevzemu. Doplačilo je { $price }.
promise-cod-free-text = Plačate ob prevzemu, brez doplačila.
promise-free-figure = Nad { $price }
promise-free-text = je dostava brezplačna.
promise-card-figure = S kartico
promise-card-text = Podatki o kartici ostanejo pri ponudniku plačil.

## Kategorije in blagovne znamke

categories-title = Kategorije
categories-lead = Vse iz izložbe, urejeno po tem, kdo nosi.
brands-title = Blagovne znamke
brands-lead = Nekaj izdelovalcev, ki jih dobro poznamo. Vsak zna eno stvar bolje od vseh.
index-products = { $count ->
    [one] { $count } izdelek
    [two] { $count } izdelka
    [few] { $count } izdelki
   *[other] { $count } izdelkov
}
categories-within = Kategorije v oddelku { $name }
breadcrumbs-label = Tukaj ste
breadcrumbs-home = Domov
