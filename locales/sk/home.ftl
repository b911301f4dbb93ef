# The home page, and the two index pages of categories and brands.

hero-label = Vyberáme
home-greeting = Vitajte v našom obchode
first-steps-title = V obchode zatiaľ nie sú žiadne produkty
first-steps-text = Importujte súbor s produktmi, pridajte texty obchodu a pozrite sa, čo chýba. Túto poznámku vidíte len na svojom počítači.
hero-previous = Predchádzajúca snímka
hero-next = Ďalšia snímka
hero-pause = Zastaviť striedanie snímok
hero-play = Spustiť striedanie snímok
hero-slide = Snímka { $number } z { $total }
hero-go = Zobraziť snímku { $number }

row-all = Zobraziť všetko
row-new = Novinky

promise-label = Na čo sa môžete spoľahnúť
promise-returns-figure = { $days ->
    [one] { $days } deň
    [few] { $days } dni
    [many] { $days } dňa
   *[other] { $days } dní
}
promise-returns-text = na vrátenie. Všetko si vyskúšajte doma a rozhodnite sa v pokoji.
promise-delivery-figure = { $max ->
    [one] { $min } – { $max } pracovný deň
    [few] { $min } – { $max } pracovné dni
    [many] { $min } – { $max } pracovného dňa
   *[other] { $min } – { $max } pracovných dní
}
promise-delivery-text = a balík je pri dverách.
promise-cod-figure = Na dobierku
promise-cod-text = Zaplatíte, až keď balík dorazí. Príplatok za dobierku je { $price }.
promise-cod-free-text = Zaplatíte, až keď balík dorazí, bez príplatku.
promise-free-figure = Od { $price }
promise-free-text = doručujeme zadarmo.
promise-card-figure = Kartou
promise-card-text = Údaje o karte zostávajú u poskytovateľa platieb.

categories-title = Kategórie
categories-lead = Celá naša ponuka pre ženy, mužov a deti.
brands-lead = Zopár značiek, ktoré dobre poznáme. Každá robí jednu vec lepšie než ostatné.
index-products = { $count ->
    [one] { $count } produkt
    [few] { $count } produkty
    [many] { $count } produktu
   *[other] { $count } produktov
}

event-label = Aktuálna akcia
event-upcoming = Už čoskoro
event-running = Práve prebieha
event-over = Skončilo
event-starts = Začiatok: { $date }
event-ends = Koniec: { $date }
event-open = Pozrieť akciu
home-instagram-title = Viac nájdete na Instagrame
home-partners-title = Naši partneri
