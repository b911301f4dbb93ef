# Aktionen: Kollektionen, um die es ein paar Tage lang geht.

event-meta-title = { $title } – { -brand }
event-over-title = Diese Aktion ist vorbei
event-over-text = „{ $title }“ ist zu Ende. Die Artikel findest du weiterhin im Shop.
event-collection = Zur Kollektion
event-more = Weitere Aktionen
event-unit-days = { $count ->
    [one] Tag
   *[other] Tage
}
event-unit-hours = { $count ->
    [one] Stunde
   *[other] Stunden
}
event-unit-minutes = { $count ->
    [one] Minute
   *[other] Minuten
}
event-unit-seconds = { $count ->
    [one] Sekunde
   *[other] Sekunden
}
event-check-title = Status: { $title }
event-check-state = Status
event-check-starts = Beginn
event-check-ends = Ende
event-check-now = Aktuelle Uhrzeit
event-test-title = So sieht eine Aktion aus
event-test-text = Testseite: die erste Aktion, wie sie vorher, währenddessen und danach aussieht. Die Zeiten sind nur Beispiele.
