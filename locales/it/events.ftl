# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = Questo evento è terminato
event-over-text = «{ $title }» è terminato. Gli articoli sono ancora nello shop.
event-collection = Vai alla collezione
event-more = Altri eventi
event-unit-days = { $count ->
    [one] giorno
    [many] giorni
   *[other] giorni
}
event-unit-hours = { $count ->
    [one] ora
    [many] ore
   *[other] ore
}
event-unit-minutes = { $count ->
    [one] minuto
    [many] minuti
   *[other] minuti
}
event-unit-seconds = { $count ->
    [one] secondo
    [many] secondi
   *[other] secondi
}
event-check-title = Stato: { $title }
event-check-state = Stato
event-check-starts = Inizio
event-check-ends = Fine
event-check-now = Ora attuale
event-test-title = Come si presenta un evento
event-test-text = Pagina di prova: il primo evento come lo vedono i clienti prima, durante e dopo. Gli orari sono solo esempi.
