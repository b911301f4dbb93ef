# The search: its page, and the panel that suggests while somebody types.

search-title = Hľadanie
search-field = Čo hľadáte?
search-submit = Hľadať
search-help = Hľadajte podľa produktu, farby, veľkosti, značky alebo čísla tovaru.
search-meta-title = Hľadanie: { $query }
search-results = Výsledky pre „{ $query }“
search-none-title = Pre „{ $query }“ sme nič nenašli
search-none-text = Skontrolujte pravopis alebo skúste menej slov či všeobecnejšie slová.
search-corrected = Mali ste na mysli
search-page = Prejsť na stránku „{ $query }“
search-popular = Obľúbené kategórie
search-products = Produkty
search-categories = Kategórie
search-brands = Značky
search-pages = Stránky
search-recent = Nedávne hľadania
search-recent-clear = Vymazať nedávne hľadania
search-all = { $count ->
    [one] Zobraziť { $count } produkt
    [few] Zobraziť všetky { $count } produkty
    [many] Zobraziť všetkých { $count } produktu
   *[other] Zobraziť všetkých { $count } produktov
}
search-suggestions = { $count ->
    [one] { $count } návrh
    [few] { $count } návrhy
    [many] { $count } návrhu
   *[other] { $count } návrhov
}
