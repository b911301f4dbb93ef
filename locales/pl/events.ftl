# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = Ta akcja już się zakończyła
event-over-text = Akcja „{ $title }” dobiegła końca. Produkty nadal znajdziesz w sklepie.
event-collection = Zobacz kolekcję
event-more = Inne akcje
event-unit-days = { $count ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
}
event-unit-hours = { $count ->
    [one] godzina
    [few] godziny
    [many] godzin
   *[other] godziny
}
event-unit-minutes = { $count ->
    [one] minuta
    [few] minuty
    [many] minut
   *[other] minuty
}
event-unit-seconds = { $count ->
    [one] sekunda
    [few] sekundy
    [many] sekund
   *[other] sekundy
}
event-check-title = Status: { $title }
event-check-state = Status
event-check-starts = Początek
event-check-ends = Koniec
event-check-now = Aktualny czas
event-test-title = Jak wygląda akcja
event-test-text = Strona testowa: pierwsza akcja przed rozpoczęciem, w trakcie i po zakończeniu. Godziny są tylko przykładem.
