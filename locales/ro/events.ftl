# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = Acest eveniment s-a încheiat
event-over-text = „{ $title }” s-a încheiat. Găsești produsele în continuare în magazin.
event-collection = Vezi colecția
event-more = Alte evenimente
event-unit-days = { $count ->
    [one] zi
    [few] zile
   *[other] de zile
}
event-unit-hours = { $count ->
    [one] oră
    [few] ore
   *[other] de ore
}
event-unit-minutes = { $count ->
    [one] minut
    [few] minute
   *[other] de minute
}
event-unit-seconds = { $count ->
    [one] secundă
    [few] secunde
   *[other] de secunde
}
event-check-title = Stare: { $title }
event-check-state = Stare
event-check-starts = Începe
event-check-ends = Se încheie
event-check-now = Ora actuală
event-test-title = Cum arată un eveniment
event-test-text = Pagină de test: primul eveniment așa cum îl văd clienții înainte, în timpul și după încheiere. Orele sunt doar exemple.
