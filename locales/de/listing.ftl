# Listing pages: a category, a brand or a collection with its filters, order and pages.

## Überschrift und Ergebnis

listing-count = { $count ->
    [one] { $count } Artikel
   *[other] { $count } Artikel
}
listing-all = Alle
listing-products = Artikel

## Filter

listing-filters = Filter
listing-filters-set = Filter · { $count }
listing-filter-colour = Farbe
listing-filter-size = Größe
listing-filter-brand = Marke
listing-filter-price = Preis
listing-filter-more = Mehr anzeigen
listing-price-from = Preis ab ({ $currency })
listing-price-to = Preis bis ({ $currency })
listing-price-from-short = Von
listing-price-to-short = Bis
listing-price-apply = Nach Preis filtern
listing-ok = OK
listing-apply = Artikel anzeigen
listing-show = { $count ->
    [0] Keine passenden Artikel
    [one] { $count } Artikel anzeigen
   *[other] { $count } Artikel anzeigen
}
listing-close = Filter schließen

## Aktive Filter

listing-active = Aktive Filter
listing-clear = Alle löschen
listing-remove = Filter { $value } entfernen
listing-chip-size = Größe { $value }
listing-chip-price-from = Ab { $price }
listing-chip-price-to = Bis { $price }
listing-chip-price-between = { $from } bis { $to }

## Sortierung

listing-sort = Sortieren
listing-sort-best = Beste Treffer
listing-sort-newest = Neuheiten
listing-sort-price = Preis aufsteigend
listing-sort-price-desc = Preis absteigend
listing-sort-name = Name, A bis Z
listing-sort-name-desc = Name, Z bis A
listing-sort-discount = Höchster Rabatt

## Nichts gefunden

listing-empty-title = Keine Artikel gefunden
listing-empty-filtered = Zu allen Filtern zusammen passt nichts. Nimm einen weg oder fang noch einmal von vorn an.
listing-empty-plain = Hier ist gerade nichts. Jede Woche kommt Neues dazu.
listing-empty-clear = Alles ansehen: { $name }
listing-empty-categories = Alle Kategorien ansehen
listing-beyond-title = Diese Seite ist leer
listing-beyond-text = { $pages ->
    [one] Die Liste hat nur { $pages } Seite.
   *[other] Die Liste endet mit Seite { $pages }.
}
listing-beyond-first = Zurück zur ersten Seite

## Kachel zwischen den Artikeln

listing-editorial-action = Kollektion entdecken

## Texte für Suchmaschinen

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, Seite { $page } | { -brand }
listing-meta-description = { $name } bei { -brand }: { $count ->
    [one] { $count } Artikel
   *[other] { $count } Artikel
}, geliefert in { $min } bis { $max ->
    [one] { $max } Werktag
   *[other] { $max } Werktagen
}, mit { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} Rückgaberecht.
