# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = Ez az akció véget ért
event-over-text = Véget ért: „{ $title }”. A termékeket továbbra is megtalálod a boltban.
event-collection = Megnézem a kollekciót
event-more = További akciók
event-unit-days = { $count ->
    [one] nap
   *[other] nap
}
event-unit-hours = { $count ->
    [one] óra
   *[other] óra
}
event-unit-minutes = { $count ->
    [one] perc
   *[other] perc
}
event-unit-seconds = { $count ->
    [one] másodperc
   *[other] másodperc
}
event-check-title = Állapot: { $title }
event-check-state = Állapot
event-check-starts = Kezdete
event-check-ends = Vége
event-check-now = Pontos idő
event-test-title = Így néz ki egy akció
event-test-text = Tesztoldal: az első akció, ahogy a vásárlók előtte, közben és utána látják. Az időpontok csak példák.
