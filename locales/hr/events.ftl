# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = Ova je akcija završena
event-over-text = Akcija „{ $title }” je završila. Proizvode i dalje možeš pronaći u trgovini.
event-collection = Pogledaj kolekciju
event-more = Druge akcije
event-unit-days = { $count ->
    [one] dan
    [few] dana
   *[other] dana
}
event-unit-hours = { $count ->
    [one] sat
    [few] sata
   *[other] sati
}
event-unit-minutes = { $count ->
    [one] minuta
    [few] minute
   *[other] minuta
}
event-unit-seconds = { $count ->
    [one] sekunda
    [few] sekunde
   *[other] sekundi
}
event-check-title = Status: { $title }
event-check-state = Status
event-check-starts = Početak
event-check-ends = Kraj
event-check-now = Trenutačno vrijeme
event-test-title = Kako izgleda akcija
event-test-text = Probna stranica: prva akcija prije, za vrijeme i nakon održavanja. Vremena su samo primjer.
