# Páginas de texto, preguntas frecuentes, ayuda, cuidado y diario.

content-meta-title = { $title } – { -brand }
content-updated = Actualizado el { $date }
content-days = { $count ->
    [one] { $count } día
    [many] { $count } de días
   *[other] { $count } días
}
content-contents = En esta página
content-other-language = Esta página aún no está traducida, por eso la ves en inglés.
content-faq-title = Preguntas frecuentes
content-faq-lead = Pedidos, pagos, entrega, devoluciones y tallas: respuestas breves a lo que más nos preguntan.
content-faq-search = Buscar en las preguntas
content-faq-found = { $count ->
    [one] { $count } pregunta encontrada
    [many] { $count } de preguntas encontradas
   *[other] { $count } preguntas encontradas
}
content-faq-none = No hemos encontrado nada. Prueba con otra palabra o escríbenos.
content-help-title = Centro de ayuda
content-help-lead = Elige de qué se trata. Si no encuentras la respuesta, te ayudamos con gusto.
content-help-contact = ¿Tienes otra pregunta? Escribe o llama
content-care-title = Cuidado de las prendas
content-care-lead = Qué significan los símbolos de cuidado y cómo tu ropa se mantiene bonita más tiempo.
content-blog-title = Diario
content-blog-page = Diario, página { $page }
content-blog-lead = Sobre tejidos, patrones y cuidado, y cómo llevar buenos básicos todos los días.
content-blog-more = Más del diario
content-blog-products = Prendas relacionadas
