# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = Táto akcia sa už skončila
event-over-text = Akcia „{ $title }“ sa skončila. Tovar nájdete v obchode aj naďalej.
event-collection = Pozrieť kolekciu
event-more = Ďalšie akcie
event-unit-days = { $count ->
    [one] deň
    [few] dni
    [many] dňa
   *[other] dní
}
event-unit-hours = { $count ->
    [one] hodina
    [few] hodiny
    [many] hodiny
   *[other] hodín
}
event-unit-minutes = { $count ->
    [one] minúta
    [few] minúty
    [many] minúty
   *[other] minút
}
event-unit-seconds = { $count ->
    [one] sekunda
    [few] sekundy
    [many] sekundy
   *[other] sekúnd
}
event-check-title = Stav: { $title }
event-check-state = Stav
event-check-starts = Začiatok
event-check-ends = Koniec
event-check-now = Aktuálny čas
event-test-title = Ako vyzerá akcia
event-test-text = Skúšobná stránka: prvá akcia tak, ako ju zákazníci vidia vopred, počas nej a po skončení. Časy sú len príklad.
