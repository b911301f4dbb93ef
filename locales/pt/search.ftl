# The search: its page, and the panel that suggests while somebody types.

search-title = Pesquisar
search-field = O que procura?
search-submit = Pesquisar
search-help = Pesquise por produto, cor, tamanho, marca ou referência.
search-meta-title = Pesquisa: { $query }
search-results = Resultados para «{ $query }»
search-none-title = Sem resultados para «{ $query }»
search-none-text = Verifique a ortografia ou tente com menos palavras ou palavras mais gerais.
search-corrected = Talvez quisesse dizer:
search-page = Ir para a página «{ $query }»
search-popular = Categorias populares
search-products = Produtos
search-categories = Categorias
search-brands = Marcas
search-pages = Páginas
search-recent = Pesquisas recentes
search-recent-clear = Limpar pesquisas recentes
search-all = { $count ->
    [one] Ver { $count } produto
    [many] Ver os { $count } de produtos
   *[other] Ver os { $count } produtos
}
search-suggestions = { $count ->
    [one] { $count } sugestão
    [many] { $count } de sugestões
   *[other] { $count } sugestões
}
