# The home page, and the two index pages of categories and brands.

## Slider

hero-label = Destaques
home-greeting = Damos-lhe as boas-vindas à nossa loja
first-steps-title = Esta loja ainda não tem produtos
first-steps-text = Importe um ficheiro de produtos, adicione os textos da loja e veja o que falta. Esta nota só aparece no seu próprio computador.
hero-previous = Imagem anterior
hero-next = Imagem seguinte
hero-pause = Pausar as imagens
hero-play = Retomar as imagens
hero-slide = Imagem { $number } de { $total }
hero-go = Mostrar a imagem { $number }

## Rows of products

row-all = Ver tudo
row-new = Novidades

## Promise strip

promise-label = Com o que pode contar
promise-returns-figure = { $days ->
    [one] { $days } dia
    [many] { $days } de dias
   *[other] { $days } dias
}
promise-returns-text = para devolver. Experimente tudo em casa e decida com calma.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } dia útil
    [many] { $min }–{ $max } de dias úteis
   *[other] { $min }–{ $max } dias úteis
}
promise-delivery-text = até à sua porta.
promise-cod-figure = À cobrança
promise-cod-text = Paga quando a encomenda chegar. O custo adicional é de { $price }.
promise-cod-free-text = Paga quando a encomenda chegar, sem custo adicional.
promise-free-figure = A partir de { $price }
promise-free-text = os portes são por nossa conta.
promise-card-figure = Com cartão
promise-card-text = Os dados do cartão ficam com o prestador de pagamentos.

## Categories and brands

categories-title = Categorias
categories-lead = Tudo o que vendemos para mulher, homem e criança.
brands-lead = Algumas marcas que conhecemos bem, cada uma com aquilo que faz melhor do que ninguém.
index-products = { $count ->
    [one] Um produto
    [many] { $count } de produtos
   *[other] { $count } produtos
}

event-label = Evento atual
event-upcoming = Brevemente
event-running = A decorrer
event-over = Terminado
event-starts = Início: { $date }
event-ends = Fim: { $date }
event-open = Ver o evento
home-instagram-title = Mais no Instagram
home-partners-title = Os nossos parceiros
