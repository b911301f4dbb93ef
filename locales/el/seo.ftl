# Titles and descriptions for browser tabs, search engines and shared links. Keep titles under 60 characters, descriptions under 155.

seo-home-title = { -brand } { $country } – εσώρουχα και βασικά ρούχα
seo-home-description = Εσώρουχα, μπλούζες, κορμάκια και κολάν για γυναίκες, άνδρες και παιδιά. Παράδοση σε { $max ->
    [one] { $min }–{ $max } εργάσιμη
   *[other] { $min }–{ $max } εργάσιμες
}, { $days ->
    [one] { $days } ημέρα
   *[other] { $days } ημέρες
} για επιστροφή.
seo-share-line = Εσώρουχα και βασικά ρούχα
seo-categories-title = Όλες οι κατηγορίες – { -brand }
seo-categories-description = Όλες οι κατηγορίες του καταστήματος { -brand } με μια ματιά: εσώρουχα, μπλούζες, κορμάκια και κολάν για γυναίκες, άνδρες και παιδιά.
seo-brands-title = Μάρκες – { -brand }
seo-brands-description = Οι μάρκες του καταστήματος { -brand }: ποιες είναι, τι φτιάχνουν και όλα όσα έχουμε από την καθεμία.
seo-not-found-title = Η σελίδα δεν βρέθηκε – { -brand }
seo-failed-title = Κάτι πήγε στραβά – { -brand }
