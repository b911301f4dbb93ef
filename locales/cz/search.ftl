# The search: its page, and the panel that suggests while somebody types.

search-title = Hledání
search-field = Co hledáte?
search-submit = Hledat
search-help = Hledejte podle produktu, barvy, velikosti, značky nebo čísla zboží.
search-meta-title = Hledání: { $query }
search-results = Výsledky pro „{ $query }“
search-none-title = Pro „{ $query }“ jsme nic nenašli
search-none-text = Zkontrolujte pravopis nebo zkuste méně slov či obecnější slova.
search-corrected = Měli jste na mysli
search-page = Přejít na stránku „{ $query }“
search-popular = Oblíbené kategorie
search-products = Produkty
search-categories = Kategorie
search-brands = Značky
search-pages = Stránky
search-recent = Nedávná hledání
search-recent-clear = Vymazat nedávná hledání
search-all = { $count ->
    [one] Zobrazit { $count } produkt
    [few] Zobrazit všechny { $count } produkty
    [many] Zobrazit všech { $count } produktu
   *[other] Zobrazit všech { $count } produktů
}
search-suggestions = { $count ->
    [one] { $count } návrh
    [few] { $count } návrhy
    [many] { $count } návrhu
   *[other] { $count } návrhů
}
