# The search: its page, and the panel that suggests while somebody types.

search-title = Keresés
search-field = Mit keresel?
search-submit = Keresés
search-help = Keress termékre, színre, méretre, márkára vagy cikkszámra.
search-meta-title = Keresés: { $query }
search-results = Találatok: „{ $query }”
search-none-title = Nincs találat erre: „{ $query }”
search-none-text = Ellenőrizd a helyesírást, vagy próbáld kevesebb vagy általánosabb szóval.
search-corrected = Erre gondoltál:
search-page = Ugrás az oldalra: „{ $query }”
search-popular = Népszerű kategóriák
search-products = Termékek
search-categories = Kategóriák
search-brands = Márkák
search-pages = Oldalak
search-recent = Legutóbbi keresések
search-recent-clear = Legutóbbi keresések törlése
search-all = { $count ->
    [one] { $count } termék megjelenítése
   *[other] Az összes ({ $count }) termék megjelenítése
}
search-suggestions = { $count ->
    [one] { $count } javaslat
   *[other] { $count } javaslat
}
