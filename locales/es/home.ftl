# The home page, and the two index pages of categories and brands.

## Slider

hero-label = Destacados
home-greeting = Te damos la bienvenida a nuestra tienda
first-steps-title = Esta tienda aún no tiene productos
first-steps-text = Importa un archivo de productos, añade los textos de la tienda y comprueba qué falta. Esta nota solo aparece en tu propio equipo.
hero-previous = Imagen anterior
hero-next = Imagen siguiente
hero-pause = Pausar las imágenes
hero-play = Reanudar las imágenes
hero-slide = Imagen { $number } de { $total }
hero-go = Ver la imagen { $number }

## Rows of products

row-all = Ver todo
row-new = Novedades

## Promise strip

promise-label = Con lo que puedes contar
promise-returns-figure = { $days ->
    [one] { $days } día
    [many] { $days } de días
   *[other] { $days } días
}
promise-returns-text = para devolver. Pruébatelo todo en casa y decide con calma.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } día laborable
    [many] { $min }–{ $max } de días laborables
   *[other] { $min }–{ $max } días laborables
}
promise-delivery-text = hasta tu puerta.
promise-cod-figure = Contra reembolso
promise-cod-text = Pagas cuando llega el paquete. El recargo es de { $price }.
promise-cod-free-text = Pagas cuando llega el paquete, sin recargo.
promise-free-figure = A partir de { $price }
promise-free-text = el envío va por nuestra cuenta.
promise-card-figure = Con tarjeta
promise-card-text = Los datos de tu tarjeta se quedan en la pasarela de pago.

## Categories and brands

categories-title = Categorías
categories-lead = Todo lo que vendemos para mujer, hombre y niños.
brands-lead = Unas pocas marcas que conocemos bien, cada una con algo que hace mejor que nadie.
index-products = { $count ->
    [one] Un producto
    [many] { $count } de productos
   *[other] { $count } productos
}

event-label = Evento actual
event-upcoming = Próximamente
event-running = En curso
event-over = Terminado
event-starts = Empieza: { $date }
event-ends = Termina: { $date }
event-open = Ver el evento
home-instagram-title = Más en Instagram
home-partners-title = Nuestros colaboradores
