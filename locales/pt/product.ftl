# The product page.

## Pictures

product-gallery = Imagens de { $name }
product-picture-number = Imagem { $number } de { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Ampliar a imagem { $number } de { $total }
product-zoom = Imagens ampliadas de { $name }
product-zoom-next = Imagem seguinte
product-zoom-previous = Imagem anterior
product-zoom-in = Aproximar
product-zoom-out = Afastar

## Price

product-price-until = Preço promocional até { $when }.
product-price-vat = IVA incluído.
product-price-vat-delivery = IVA incluído, portes não incluídos.

## Choice of colour, size and anything else

product-colour-chosen = Cor: <b>{ $colour }</b>
product-size-chosen = Tamanho: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Escolha o tamanho
product-option-choose = { $option }: escolha uma opção
product-value-out = { $value }, esgotado
product-value-low = { $value }, últimas unidades: { $count }
product-value-chosen = { $value }, selecionado
product-low = { $count ->
    [one] Só resta { $count }
    [many] Só restam { $count }
   *[other] Só restam { $count }
}
product-size-out = O tamanho { $size } está esgotado nesta cor.
product-choice-out = Esta combinação está esgotada.
product-sold-out-text = Esta peça está esgotada em todos os tamanhos. Talvez goste de alguma das que mostramos mais abaixo.
product-colour-out = Esta cor está esgotada. Escolha outra.
stock-alert-title = Avise-me quando voltar
stock-alert-text = Escrevemos uma única vez, quando { $choice } estiver de novo disponível, e depois apagamos o seu endereço de e-mail.
stock-alert-submit = Avise-me

## Promises beside the choice

product-delivery = Em sua casa: { $dates }
product-delivery-ships = Data de envio: { $date }.
product-delivery-cost = Portes: { $price }.
product-delivery-cost-free-over = Portes: { $price }, grátis a partir de { $threshold }.
product-delivery-free = Portes grátis.
product-returns = { $days ->
    [one] { $days } dia para devolver
    [many] { $days } de dias para devolver
   *[other] { $days } dias para devolver
}
product-returns-text = Experimente em casa. Se não servir, é só devolver.
product-pay-card-cod = Pagamento com cartão ou à cobrança
product-pay-card = Pagamento com cartão
product-pay-cod = Pagamento à cobrança
product-pay-cod-charge = O pagamento à cobrança tem um custo adicional de { $price }.
product-pay-safe = O pagamento é encriptado.

## Sections

product-description = Descrição
product-material = Composição e cuidados
product-measurements = Tamanho e medidas
product-shipping = Entregas e devoluções
product-maker = Fabricante e pessoa responsável

product-composition = Composição
product-weight = Gramagem do tecido
product-weight-value = { $grams } g/m²
product-care = Cuidados
product-details-sku = Referência

product-shipping-time = { $max ->
    [one] A entrega demora { $min }–{ $max } dia útil.
    [many] A entrega demora { $min } a { $max } de dias úteis.
   *[other] A entrega demora { $min } a { $max } dias úteis.
}
product-shipping-cost = Os portes são de { $price }.
product-shipping-free-over = São grátis em encomendas a partir de { $threshold }.
product-shipping-free = Os portes são grátis.
product-shipping-cod = No pagamento à cobrança, há um custo adicional de { $price }.
product-shipping-returns = Tem { $days } { $days ->
        [one] dia
        [many] de dias
       *[other] dias
    } para devolver tudo o que não tenha usado fora de casa. Deixe ficar a etiqueta até ter a certeza.

## Size table

product-size-help = Qual é o meu tamanho?
product-size-table = Guia de tamanhos
product-size-table-close = Fechar o guia de tamanhos
product-size-table-note = Medidas do corpo em centímetros. Meça sobre roupa interior fina e sem apertar a fita. Se estiver entre dois tamanhos, escolha o maior.
product-size-table-note-kids = Alturas e medidas em centímetros. As crianças crescem: se a sua estiver entre dois tamanhos, escolha o maior.
product-size-size = Tamanho
product-size-system = Tamanho { $system }
product-size-value = { $value }
product-size-bust = Busto
product-size-chest = Peito
product-size-waist = Cintura
product-size-hips = Anca
product-size-inseam = Entrepernas
product-size-height = Altura
product-size-age = Idade
product-size-months = { $to ->
    [one] { $from }–{ $to } mês
    [many] { $from }–{ $to } de meses
   *[other] { $from }–{ $to } meses
}
product-size-years = { $to ->
    [one] { $from }–{ $to } ano
    [many] { $from }–{ $to } de anos
   *[other] { $from }–{ $to } anos
}
product-size-measure-bust = Busto: à volta da parte mais saliente, por baixo dos braços.
product-size-measure-chest = Peito: à volta da parte mais larga, por baixo dos braços.
product-size-measure-waist = Cintura: à volta da parte mais estreita.
product-size-measure-hips = Anca: à volta da parte mais larga.
product-size-measure-inseam = Entrepernas: da virilha ao tornozelo.
product-size-measure-height = Altura: do alto da cabeça à planta do pé, sem sapatos.

product-size-find = Encontre o seu tamanho
product-size-find-text = Introduza uma ou mais medidas em centímetros.
product-size-find-clothes = Peças
product-size-found = O tamanho certo: <b>{ $size }</b>
product-size-found-between = As medidas correspondem a tamanhos diferentes, do { $smaller } ao { $larger }. Se gosta de roupa mais folgada, escolha o maior.
product-size-found-none = Não temos tamanho para estas medidas.

## Below

product-related = Combina bem com esta peça

## Texts for search engines

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name }, { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Entrega em { $min }–{ $max } { $max ->
        [one] dia útil
        [many] de dias úteis
       *[other] dias úteis
    } e { $days } { $days ->
        [one] dia
        [many] de dias
       *[other] dias
    } para devolver.
product-meta-description-brand = { $name }, { $brand }: { $price }. Entrega em { $min }–{ $max } { $max ->
        [one] dia útil
        [many] de dias úteis
       *[other] dias úteis
    } e { $days } { $days ->
        [one] dia
        [many] de dias
       *[other] dias
    } para devolver.
