# The search: its page, and the panel that suggests while somebody types.

search-title = Szukaj
search-field = Czego szukasz?
search-submit = Szukaj
search-help = Szukaj po produkcie, kolorze, rozmiarze, marce lub numerze artykułu.
search-meta-title = Szukaj: { $query }
search-results = Wyniki dla „{ $query }”
search-none-title = Brak wyników dla „{ $query }”
search-none-text = Sprawdź pisownię albo użyj mniejszej liczby słów lub słów ogólniejszych.
search-corrected = Czy chodziło ci o
search-page = Przejdź do strony „{ $query }”
search-popular = Popularne kategorie
search-products = Produkty
search-categories = Kategorie
search-brands = Marki
search-pages = Strony
search-recent = Ostatnie wyszukiwania
search-recent-clear = Wyczyść ostatnie wyszukiwania
search-all = { $count ->
    [one] Pokaż { $count } produkt
    [few] Pokaż wszystkie { $count } produkty
    [many] Pokaż wszystkie { $count } produktów
   *[other] Pokaż wszystkie { $count } produktu
}
search-suggestions = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
