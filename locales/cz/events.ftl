# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = Tato akce už skončila
event-over-text = Akce „{ $title }“ skončila. Zboží najdete v obchodě dál.
event-collection = Zobrazit kolekci
event-more = Další akce
event-unit-days = { $count ->
    [one] den
    [few] dny
    [many] dne
   *[other] dnů
}
event-unit-hours = { $count ->
    [one] hodina
    [few] hodiny
    [many] hodiny
   *[other] hodin
}
event-unit-minutes = { $count ->
    [one] minuta
    [few] minuty
    [many] minuty
   *[other] minut
}
event-unit-seconds = { $count ->
    [one] sekunda
    [few] sekundy
    [many] sekundy
   *[other] sekund
}
event-check-title = Stav: { $title }
event-check-state = Stav
event-check-starts = Začátek
event-check-ends = Konec
event-check-now = Aktuální čas
event-test-title = Jak vypadá akce
event-test-text = Zkušební stránka: první akce tak, jak ji zákazníci vidí předem, v průběhu a po skončení. Časy jsou jen příklad.
