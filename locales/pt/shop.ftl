# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

## Getting around

skip-to-content = Saltar para o conteúdo
announcement-label = Novidades da loja
menu-open = Abrir o menu
search-link = Pesquisar
menu-label = Menu
departments-label = Secções
close = Fechar
menu-all = Tudo em { $name }
categories = Todas as categorias
brands = Marcas
menu-new = Novidades
menu-reduced = Com desconto
menu-all-brands = Todas as marcas
collections = Coleções
breadcrumbs-label = Está aqui
breadcrumbs-home = Início
categories-within = Categorias: { $name }

## Country and language

country-button = País e moeda:
country-title = País e idioma
country-list = As nossas lojas
language-title = Idioma

## Prices

price-now = Preço com desconto:
price-before = Preço anterior:
price-from = desde { $price }
price-lowest = Preço mais baixo nos 30 dias anteriores à redução: { $price }
composition-part = { $percent }% { $fibre }
maker-name = Fabricante
maker-responsible = Pessoa responsável na UE

## Product cards

card-new = Novo
card-sold-out = Esgotado
card-reduced = −{ $percent }%
card-colours = { $count ->
    [one] Uma cor
    [many] { $count } de cores
   *[other] { $count } cores
}

## Footer

footer-about = Roupa interior, T-shirts, bodies e leggings para mulher, homem e criança.
footer-shop = Loja
footer-discover = Descobrir
footer-promise = A nossa promessa
footer-track = Acompanhar a encomenda
footer-return = Devolver artigos
footer-withdraw = Resolver o contrato aqui
footer-payment = Pagamento
footer-social = Siga-nos
policy-returns = { $days ->
    [one] Pode devolver a sua encomenda no prazo de um dia.
    [many] Pode devolver a sua encomenda no prazo de { $days } de dias.
   *[other] Pode devolver a sua encomenda no prazo de { $days } dias.
}
policy-delivery = { $max ->
    [one] Entrega em { $min }–{ $max } dia útil.
    [many] Entrega em { $min }–{ $max } de dias úteis.
   *[other] Entrega em { $min }–{ $max } dias úteis.
}
policy-help = Dúvidas? Escreva para
payment-card = Cartão
payment-cod = À cobrança
legal-vat = N.º de IVA { $number }

## Colours of the screen

theme-label = Aspeto
theme-light = Claro
theme-dark = Escuro
theme-system = Igual ao dispositivo

## When a page is missing or fails

not-found-title = Ups!!!
not-found-text = Não encontrámos a página que procura
not-found-message = Página não encontrada: { $path }
not-found-home = Voltar ao início
not-found-browse = Ver as categorias
failed-title = Algo correu mal.
failed-text = Não foi possível carregar a página. Tente de novo daqui a pouco.
failed-retry = Tentar de novo
failed-reference = Referência do erro: { $id }
busy-title = A loja está muito concorrida neste momento.
busy-text = Há tantos visitantes que, de momento, não conseguimos mostrar esta página. Tente de novo daqui a alguns segundos.

pager-label = Páginas
pager-page = Página { $page }
pager-previous = Anterior
pager-next = Seguinte

## Cart

cart-link = { $count ->
    [0] Carrinho, vazio
    [one] Carrinho, { $count } artigo
    [many] Carrinho, { $count } de artigos
   *[other] Carrinho, { $count } artigos
}
card-add = Adicionar ao carrinho: { $name }

footer-consent = Definições de cookies
shop-offline = Não há ligação à internet. O que ainda não abriu não pode ser carregado.
shop-online = A ligação voltou
update-ready = Há uma nova versão da loja
update-load = Recarregar
