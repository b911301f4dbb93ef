# The search: its page, and the panel that suggests while somebody types.

search-title = Suche
search-field = Wonach suchst du?
search-submit = Suchen
search-help = Such nach Produkt, Farbe, Größe, Marke oder Artikelnummer.
search-meta-title = Suche: { $query }
search-results = Ergebnisse für „{ $query }“
search-none-title = Nichts gefunden für „{ $query }“
search-none-text = Prüf die Schreibweise oder versuch es mit weniger oder allgemeineren Wörtern.
search-corrected = Meintest du
search-page = Zur Seite „{ $query }“
search-popular = Beliebte Kategorien
search-products = Produkte
search-categories = Kategorien
search-brands = Marken
search-pages = Seiten
search-recent = Letzte Suchen
search-recent-clear = Letzte Suchen löschen
search-all = { $count ->
    [one] { $count } Produkt anzeigen
   *[other] Alle { $count } Produkte anzeigen
}
search-suggestions = { $count ->
    [one] { $count } Vorschlag
   *[other] { $count } Vorschläge
}
