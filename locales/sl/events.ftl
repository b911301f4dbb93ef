# Akcije: kolekcije, o katerih se nekaj dni govori.

event-meta-title = { $title } – { -brand }
event-over-title = Ta akcija je končana
event-over-text = Akcija »{ $title }« se je končala. Izdelki so še naprej v trgovini.
event-collection = Oglej si kolekcijo
event-more = Druge akcije
event-unit-days = { $count ->
    [one] dan
    [two] dneva
    [few] dnevi
   *[other] dni
}
event-unit-hours = { $count ->
    [one] ura
    [two] uri
    [few] ure
   *[other] ur
}
event-unit-minutes = { $count ->
    [one] minuta
    [two] minuti
    [few] minute
   *[other] minut
}
event-unit-seconds = { $count ->
    [one] sekunda
    [two] sekundi
    [few] sekunde
   *[other] sekund
}
event-check-title = Stanje: { $title }
event-check-state = Stanje
event-check-starts = Začetek
event-check-ends = Konec
event-check-now = Zdaj je
event-test-title = Kako je videti akcija
event-test-text = Preizkusna stran: prva akcija, kot jo kupci vidijo prej, med njo in potem. Časi so samo primeri.
