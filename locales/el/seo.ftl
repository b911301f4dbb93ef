# Titles and descriptions for browser tabs, search engines and shared links. Keep titles under 60 characters, descriptions under 155.

seo-home-title = Vitrina { $country } – εσώρουχα και βασικά
seo-home-description = Εσώρουχα, μπλούζες, κορμάκια και κολάν για γυναίκες, άνδρες και παιδιά. Παράδοση σε { $min }–{ $max } εργάσιμες, { $days } ημέρες για επιστροφή.
seo-categories-title = Όλες οι κατηγορίες – Vitrina
seo-categories-description = Όλες οι κατηγορίες της Vitrina με μια ματιά: εσώρουχα, μπλούζες, κορμάκια και κολάν για γυναίκες, άνδρες και παιδιά.
seo-brands-title = Μάρκες – Vitrina
seo-brands-description = Οι μάρκες της Vitrina: ποιες είναι, τι φτιάχνουν και όλα όσα έχουμε από την καθεμία.
seo-not-found-title = Η σελίδα δεν βρέθηκε – Vitrina
seo-failed-title = Κάτι πήγε στραβά – Vitrina
