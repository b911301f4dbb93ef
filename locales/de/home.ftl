# The home page, and the two index pages of categories and brands.

## Slider

hero-label = Highlights
home-greeting = Willkommen in unserem Shop
first-steps-title = In diesem Shop gibt es noch keine Produkte
first-steps-text = Importiere eine Produktdatei, füge die Texte des Shops hinzu und sieh nach, was fehlt. Dieser Hinweis erscheint nur auf deinem eigenen Rechner.
hero-previous = Vorheriges Bild
hero-next = Nächstes Bild
hero-pause = Bildwechsel anhalten
hero-play = Bildwechsel fortsetzen
hero-slide = Bild { $number } von { $total }
hero-go = Bild { $number } zeigen

## Produktreihen

row-all = Alle ansehen
row-new = Neu eingetroffen

## Versprechen

promise-label = Darauf kannst du dich verlassen
promise-returns-figure = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
promise-returns-text = Rückgaberecht. Probier alles zu Hause an und entscheide in Ruhe.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } Werktag
   *[other] { $min }–{ $max } Werktage
}
promise-delivery-text = bis zu deiner Tür.
promise-cod-figure = Nachnahme
promise-cod-text = Zahl erst, wenn das Paket da ist. Die Gebühr dafür beträgt { $price }.
promise-cod-free-text = Zahl erst, wenn das Paket da ist, ohne Aufpreis.
promise-free-figure = Ab { $price }
promise-free-text = liefern wir versandkostenfrei.
promise-card-figure = Kartenzahlung
promise-card-text = Deine Kartendaten bleiben beim Zahlungsdienst.

## Kategorien und Marken

categories-title = Kategorien
categories-lead = Unser ganzes Sortiment für Damen, Herren und Kinder.
brands-lead = Ein paar Marken, die wir gut kennen, jede mit ihrer besonderen Stärke.
index-products = { $count ->
    [one] { $count } Artikel
   *[other] { $count } Artikel
}

event-label = Aktuelle Aktion
event-upcoming = Demnächst
event-running = Läuft gerade
event-over = Beendet
event-starts = Beginn: { $date }
event-ends = Ende: { $date }
event-open = Zur Aktion
home-instagram-title = Mehr von uns auf Instagram
home-partners-title = Unsere Partner
