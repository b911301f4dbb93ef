# The home page, and the two index pages of categories and brands.

## Képváltó

hero-label = Ajánlataink
home-greeting = Üdvözlünk a boltunkban
first-steps-title = Ebben a boltban még nincsenek termékek
first-steps-text = Importálj egy termékfájlt, add hozzá a bolt szövegeit, és nézd meg, mi hiányzik. Ez a megjegyzés csak a saját gépeden látszik.
hero-previous = Előző kép
hero-next = Következő kép
hero-pause = Képváltás megállítása
hero-play = Képváltás folytatása
hero-slide = { $number }. kép, összesen { $total }
hero-go = { $number }. kép megjelenítése

## Terméksorok

row-all = Összes megtekintése
row-new = Újdonságok

## Ígéretek

promise-label = Amire számíthatsz
promise-returns-figure = { $days ->
    [one] { $days } nap
   *[other] { $days } nap
}
promise-returns-text = a visszaküldésre. Próbálj fel mindent otthon, és dönts nyugodtan.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } munkanap
   *[other] { $min }–{ $max } munkanap
}
promise-delivery-text = alatt az ajtódnál.
promise-cod-figure = Utánvét
promise-cod-text = Elég akkor fizetned, amikor megjön a csomag. Az utánvét díja { $price }.
promise-cod-free-text = Elég akkor fizetned, amikor megjön a csomag, felár nélkül.
promise-free-figure = { $price } felett
promise-free-text = ingyen szállítunk.
promise-card-figure = Bankkártya
promise-card-text = A kártyád adatai a fizetési szolgáltatónál maradnak.

## Kategóriák és márkák

categories-title = Kategóriák
categories-lead = A teljes kínálatunk nőknek, férfiaknak és gyerekeknek.
brands-lead = Néhány márka, amelyet jól ismerünk. Mindegyik tud valamit, amit senki más nem tud ilyen jól.
index-products = { $count ->
    [one] { $count } termék
   *[other] { $count } termék
}

event-label = Aktuális akció
event-upcoming = Hamarosan
event-running = Most zajlik
event-over = Véget ért
event-starts = Kezdete: { $date }
event-ends = Vége: { $date }
event-open = Megnézem az akciót
home-instagram-title = Még több kép az Instagramon
home-partners-title = Partnereink
