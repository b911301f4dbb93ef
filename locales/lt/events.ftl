# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = Ši akcija baigėsi
event-over-text = „{ $title }“ baigėsi. Prekes ir toliau rasite parduotuvėje.
event-collection = Žiūrėti kolekciją
event-more = Kitos akcijos
event-unit-days = { $count ->
    [one] diena
    [few] dienos
    [many] dienos
   *[other] dienų
}
event-unit-hours = { $count ->
    [one] valanda
    [few] valandos
    [many] valandos
   *[other] valandų
}
event-unit-minutes = { $count ->
    [one] minutė
    [few] minutės
    [many] minutės
   *[other] minučių
}
event-unit-seconds = { $count ->
    [one] sekundė
    [few] sekundės
    [many] sekundės
   *[other] sekundžių
}
event-check-title = Būsena: { $title }
event-check-state = Būsena
event-check-starts = Pradžia
event-check-ends = Pabaiga
event-check-now = Dabartinis laikas
event-test-title = Kaip atrodo akcija
event-test-text = Bandomasis puslapis: pirmoji akcija prieš pradžią, vykstant ir pasibaigus. Laikai tik pavyzdiniai.
