# The product page.

## Pictures

product-gallery = Imágenes de { $name }
product-picture-number = Imagen { $number } de { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Ampliar la imagen { $number } de { $total }
product-zoom = Imágenes ampliadas de { $name }
product-zoom-next = Imagen siguiente
product-zoom-previous = Imagen anterior
product-zoom-in = Acercar
product-zoom-out = Alejar

## Price

product-price-until = Precio de oferta hasta el { $when }.
product-price-vat = IVA incluido.
product-price-vat-delivery = IVA incluido, gastos de envío aparte.

## Choice of colour, size and anything else

product-colour-chosen = Color: <b>{ $colour }</b>
product-size-chosen = Talla: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Elige tu talla
product-option-choose = { $option }: elige una opción
product-value-out = { $value }, agotado
product-value-low = { $value }, últimas unidades: { $count }
product-value-chosen = { $value }, seleccionado
product-low = { $count ->
    [one] Solo queda { $count }
    [many] Solo quedan { $count }
   *[other] Solo quedan { $count }
}
product-size-out = La talla { $size } está agotada en este color.
product-choice-out = Esta combinación está agotada.
product-sold-out-text = Esta prenda está agotada en todas las tallas. Quizá te guste algo de lo que ves más abajo.
product-colour-out = Este color está agotado. Elige otro.
stock-alert-title = Avísame cuando vuelva
stock-alert-text = Te escribiremos una sola vez, cuando { $choice } vuelva a estar disponible, y después borraremos tu correo electrónico.
stock-alert-submit = Avísame

## Promises beside the choice

product-delivery = En tu casa: { $dates }
product-delivery-ships = Fecha de envío: { $date }.
product-delivery-cost = Envío: { $price }.
product-delivery-cost-free-over = Envío: { $price }, gratis a partir de { $threshold }.
product-delivery-free = Envío gratis.
product-returns = { $days ->
    [one] { $days } día para devolver
    [many] { $days } de días para devolver
   *[other] { $days } días para devolver
}
product-returns-text = Pruébatelo en casa. Si no te convence, nos lo devuelves.
product-pay-card-cod = Paga con tarjeta o contra reembolso
product-pay-card = Paga con tarjeta
product-pay-cod = Paga contra reembolso
product-pay-cod-charge = El pago contra reembolso tiene un recargo de { $price }.
product-pay-safe = Tu pago va cifrado.

## Sections

product-description = Descripción
product-material = Composición y cuidados
product-measurements = Talla y medidas
product-shipping = Envíos y devoluciones
product-maker = Fabricante y persona responsable

product-composition = Composición
product-weight = Gramaje del tejido
product-weight-value = { $grams } g/m²
product-care = Cuidados
product-details-sku = Referencia

product-shipping-time = { $max ->
    [one] La entrega tarda { $min }–{ $max } día laborable.
    [many] La entrega tarda de { $min } a { $max } de días laborables.
   *[other] La entrega tarda de { $min } a { $max } días laborables.
}
product-shipping-cost = El envío cuesta { $price }.
product-shipping-free-over = Es gratis en pedidos a partir de { $threshold }.
product-shipping-free = El envío es gratis.
product-shipping-cod = Si pagas contra reembolso, hay un recargo de { $price }.
product-shipping-returns = Tienes { $days } { $days ->
        [one] día
        [many] de días
       *[other] días
    } para devolver todo lo que no te hayas puesto fuera de casa. Deja puesta la etiqueta hasta que lo tengas claro.

## Size table

product-size-help = ¿Cuál es mi talla?
product-size-table = Guía de tallas
product-size-table-close = Cerrar la guía de tallas
product-size-table-note = Medidas del cuerpo en centímetros. Mide sobre ropa interior fina y sin apretar la cinta. Si estás entre dos tallas, elige la mayor.
product-size-table-note-kids = Alturas y medidas en centímetros. Los niños crecen: si el tuyo está entre dos tallas, elige la mayor.
product-size-size = Talla
product-size-system = Talla { $system }
product-size-value = { $value }
product-size-bust = Pecho
product-size-chest = Pecho
product-size-waist = Cintura
product-size-hips = Cadera
product-size-inseam = Entrepierna
product-size-height = Altura
product-size-age = Edad
product-size-months = { $to ->
    [one] { $from }–{ $to } mes
    [many] { $from }–{ $to } de meses
   *[other] { $from }–{ $to } meses
}
product-size-years = { $to ->
    [one] { $from }–{ $to } año
    [many] { $from }–{ $to } de años
   *[other] { $from }–{ $to } años
}
product-size-measure-bust = Pecho: contorno por la parte más prominente, bajo los brazos.
product-size-measure-chest = Pecho: contorno por la parte más ancha, bajo los brazos.
product-size-measure-waist = Cintura: contorno por la parte más estrecha.
product-size-measure-hips = Cadera: contorno por la parte más ancha.
product-size-measure-inseam = Entrepierna: de la ingle al tobillo.
product-size-measure-height = Altura: de la coronilla a la planta del pie, sin zapatos.

product-size-find = Encuentra tu talla
product-size-find-text = Escribe una o varias medidas en centímetros.
product-size-find-clothes = Prendas
product-size-found = Talla adecuada: <b>{ $size }</b>
product-size-found-between = Las medidas corresponden a tallas distintas, de la { $smaller } a la { $larger }. Si te gusta más holgado, elige la mayor.
product-size-found-none = No tenemos talla para estas medidas.

## Below

product-related = Combina bien con esta prenda

## Texts for search engines

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name } de { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Entrega en { $min }–{ $max } { $max ->
        [one] día laborable
        [many] de días laborables
       *[other] días laborables
    } y { $days } { $days ->
        [one] día
        [many] de días
       *[other] días
    } para devolver.
product-meta-description-brand = { $name } de { $brand }: { $price }. Entrega en { $min }–{ $max } { $max ->
        [one] día laborable
        [many] de días laborables
       *[other] días laborables
    } y { $days } { $days ->
        [one] día
        [many] de días
       *[other] días
    } para devolver.
