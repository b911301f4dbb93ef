# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = Este evento terminou
event-over-text = «{ $title }» terminou. Os artigos continuam na loja.
event-collection = Ver a coleção
event-more = Outros eventos
event-unit-days = { $count ->
    [one] dia
    [many] dias
   *[other] dias
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
event-check-starts = Início
event-check-ends = Fim
event-check-now = Hora atual
event-test-title = Como se apresenta um evento
event-test-text = Página de teste: o primeiro evento antes, durante e depois. As horas são apenas exemplos.
