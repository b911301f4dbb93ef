# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

## Navigation

skip-to-content = Zum Inhalt springen
announcement-label = Neues aus dem Shop
menu-open = Menü öffnen
search-link = Suche
menu-label = Menü
departments-label = Abteilungen
close = Schließen
menu-all = Alles für { $name }
categories = Alle Kategorien
brands = Marken
menu-new = Neu
menu-reduced = Reduziert
menu-all-brands = Alle Marken
collections = Kollektionen
breadcrumbs-label = Du bist hier
breadcrumbs-home = Startseite
categories-within = Kategorien: { $name }

## Land und Sprache

country-button = Land und Währung:
country-title = Land und Sprache
country-list = Unsere Shops
language-title = Sprache

## Preise

price-now = Reduzierter Preis:
price-before = Bisheriger Preis:
price-from = ab { $price }
price-lowest = Niedrigster Preis der letzten 30 Tage vor der Reduzierung: { $price }
composition-part = { $percent } % { $fibre }
maker-name = Hersteller
maker-responsible = Verantwortliche Person in der EU

## Produktkarten

card-new = Neu
card-sold-out = Ausverkauft
card-reduced = −{ $percent } %
card-colours = { $count ->
    [one] { $count } Farbe
   *[other] { $count } Farben
}

## Fußzeile

footer-about = Unterwäsche, T-Shirts, Bodys und Leggings für Damen, Herren und Kinder.
footer-shop = Shop
footer-discover = Entdecken
footer-promise = Unser Versprechen
footer-track = Bestellung verfolgen
footer-return = Artikel zurückgeben
footer-withdraw = Vertrag widerrufen
footer-payment = Zahlung
footer-social = Folge uns
policy-returns = { $days ->
    [one] Du kannst deine Bestellung innerhalb von { $days } Tag zurückgeben.
   *[other] Du kannst deine Bestellung innerhalb von { $days } Tagen zurückgeben.
}
policy-delivery = { $max ->
    [one] Die Lieferung dauert { $min }–{ $max } Werktag.
   *[other] Die Lieferung dauert { $min }–{ $max } Werktage.
}
policy-help = Fragen? Schreib an
payment-card = Karte
payment-cod = Nachnahme
legal-vat = USt-IdNr. { $number }

## Farben des Bildschirms

theme-label = Darstellung
theme-light = Hell
theme-dark = Dunkel
theme-system = Wie dein Gerät

## Wenn eine Seite fehlt

not-found-title = Ups!!!
not-found-text = Die Seite, die du suchst, konnten wir nicht finden.
not-found-message = Seite nicht gefunden: { $path }
not-found-home = Zurück zur Startseite
not-found-browse = Kategorien ansehen
failed-title = Da ist etwas schiefgelaufen.
failed-text = Die Seite konnte nicht geladen werden. Bitte versuche es gleich noch einmal.
failed-retry = Noch einmal versuchen
failed-reference = Fehlernummer: { $id }
busy-title = Im Shop ist gerade viel los.
busy-text = Es sind so viele Besucher da, dass wir diese Seite im Moment nicht anzeigen können. Bitte versuche es in ein paar Sekunden noch einmal.

pager-label = Seiten
pager-page = Seite { $page }
pager-previous = Zurück
pager-next = Weiter

## Cart

cart-link = { $count ->
    [0] Warenkorb, leer
    [one] Warenkorb, { $count } Artikel
   *[other] Warenkorb, { $count } Artikel
}
card-add = In den Warenkorb: { $name }

footer-consent = Cookie-Einstellungen
shop-offline = Du bist offline. Was du noch nicht geöffnet hast, kann nicht geladen werden.
shop-online = Du bist wieder online
update-ready = Es gibt eine neue Version des Shops
update-load = Neu laden
