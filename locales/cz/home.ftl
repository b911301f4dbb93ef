# The home page, and the two index pages of categories and brands.

hero-label = Vybíráme
home-greeting = Vítejte v našem obchodě
first-steps-title = V obchodě zatím nejsou žádné produkty
first-steps-text = Importujte soubor s produkty, přidejte texty obchodu a podívejte se, co chybí. Tuto poznámku vidíte jen na svém počítači.
hero-previous = Předchozí snímek
hero-next = Další snímek
hero-pause = Zastavit střídání snímků
hero-play = Spustit střídání snímků
hero-slide = Snímek { $number } z { $total }
hero-go = Zobrazit snímek { $number }

row-all = Zobrazit vše
row-new = Novinky

promise-label = Na co se můžete spolehnout
promise-returns-figure = { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}
promise-returns-text = na vrácení. Vyzkoušejte si všechno doma a rozhodněte se v klidu.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } pracovní den
    [few] { $min }–{ $max } pracovní dny
    [many] { $min }–{ $max } pracovního dne
   *[other] { $min }–{ $max } pracovních dnů
}
promise-delivery-text = a máte balík u dveří.
promise-cod-figure = Na dobírku
promise-cod-text = Zaplatíte, až balík dorazí. Příplatek za dobírku je { $price }.
promise-cod-free-text = Zaplatíte, až balík dorazí, bez příplatku.
promise-free-figure = Od { $price }
promise-free-text = doručujeme zdarma.
promise-card-figure = Kartou
promise-card-text = Údaje o kartě zůstávají u poskytovatele plateb.

categories-title = Kategorie
categories-lead = Celá naše nabídka pro ženy, muže a děti.
brands-lead = Pár značek, které dobře známe. Každá umí jednu věc lépe než ostatní.
index-products = { $count ->
    [one] { $count } produkt
    [few] { $count } produkty
    [many] { $count } produktu
   *[other] { $count } produktů
}

event-label = Aktuální akce
event-upcoming = Již brzy
event-running = Právě probíhá
event-over = Skončilo
event-starts = Začátek: { $date }
event-ends = Konec: { $date }
event-open = Zobrazit akci
home-instagram-title = Více najdete na Instagramu
home-partners-title = Naši partneři
