# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = Αυτή η ενέργεια έληξε
event-over-text = Η ενέργεια «{ $title }» έληξε. Τα προϊόντα παραμένουν στο κατάστημα.
event-collection = Δείτε τη συλλογή
event-more = Άλλες ενέργειες
event-unit-days = { $count ->
    [one] ημέρα
   *[other] ημέρες
}
event-unit-hours = { $count ->
    [one] ώρα
   *[other] ώρες
}
event-unit-minutes = { $count ->
    [one] λεπτό
   *[other] λεπτά
}
event-unit-seconds = { $count ->
    [one] δευτερόλεπτο
   *[other] δευτερόλεπτα
}
event-check-title = Κατάσταση: { $title }
event-check-state = Κατάσταση
event-check-starts = Έναρξη
event-check-ends = Λήξη
event-check-now = Τρέχουσα ώρα
event-test-title = Πώς φαίνεται μια ενέργεια
event-test-text = Δοκιμαστική σελίδα: η πρώτη ενέργεια πριν, κατά τη διάρκεια και μετά. Οι ώρες είναι ενδεικτικές.
