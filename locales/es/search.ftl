# The search: its page, and the panel that suggests while somebody types.

search-title = Buscar
search-field = ¿Qué buscas?
search-submit = Buscar
search-help = Busca por producto, color, talla, marca o referencia.
search-meta-title = Buscar: { $query }
search-results = Resultados de «{ $query }»
search-none-title = Sin resultados para «{ $query }»
search-none-text = Revisa la ortografía o prueba con menos palabras o con otras más generales.
search-corrected = Quizá querías decir:
search-page = Ir a la página de «{ $query }»
search-popular = Categorías populares
search-products = Productos
search-categories = Categorías
search-brands = Marcas
search-pages = Páginas
search-recent = Búsquedas recientes
search-recent-clear = Borrar búsquedas recientes
search-all = { $count ->
    [one] Ver { $count } producto
    [many] Ver los { $count } de productos
   *[other] Ver los { $count } productos
}
search-suggestions = { $count ->
    [one] { $count } sugerencia
    [many] { $count } de sugerencias
   *[other] { $count } sugerencias
}
