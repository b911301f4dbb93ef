# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = Este evento ha terminado
event-over-text = «{ $title }» ha terminado. Las prendas siguen en la tienda.
event-collection = Ver la colección
event-more = Más eventos
event-unit-days = { $count ->
    [one] día
    [many] días
   *[other] días
}
event-unit-hours = { $count ->
    [one] hora
    [many] horas
   *[other] horas
}
event-unit-minutes = { $count ->
    [one] minuto
    [many] minutos
   *[other] minutos
}
event-unit-seconds = { $count ->
    [one] segundo
    [many] segundos
   *[other] segundos
}
event-check-title = Estado: { $title }
event-check-state = Estado
event-check-starts = Empieza
event-check-ends = Termina
event-check-now = Hora actual
event-test-title = Cómo se ve un evento
event-test-text = Página de prueba: el primer evento antes, durante y después. Las horas son solo un ejemplo.
