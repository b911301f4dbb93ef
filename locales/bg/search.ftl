# The search: its page, and the panel that suggests while somebody types.

search-title = Търсене
search-field = Какво търсите?
search-submit = Търси
search-help = Търсете по продукт, цвят, размер, марка или номер на артикул.
search-meta-title = Търсене: { $query }
search-results = Резултати за „{ $query }“
search-none-title = Няма резултати за „{ $query }“
search-none-text = Проверете правописа или опитайте с по-малко или по-общи думи.
search-corrected = Имахте предвид
search-page = Към страницата „{ $query }“
search-popular = Популярни категории
search-products = Продукти
search-categories = Категории
search-brands = Марки
search-pages = Страници
search-recent = Последни търсения
search-recent-clear = Изчисти последните търсения
search-all = { $count ->
    [one] Покажи { $count } продукт
   *[other] Покажи всичките { $count } продукта
}
search-suggestions = { $count ->
    [one] { $count } предложение
   *[other] { $count } предложения
}
