# Listing pages: a category, a brand or a collection with its filters, order and pages.

## Τίτλος και αποτέλεσμα

listing-count = { $count ->
    [one] { $count } προϊόν
   *[other] { $count } προϊόντα
}
listing-all = Όλα
listing-products = Προϊόντα

## Φίλτρα

listing-filters = Φίλτρα
listing-filters-set = Φίλτρα · { $count }
listing-filter-colour = Χρώμα
listing-filter-size = Μέγεθος
listing-filter-brand = Μάρκα
listing-filter-price = Τιμή
listing-filter-more = Εμφάνιση περισσότερων
listing-price-from = Τιμή από ({ $currency })
listing-price-to = Τιμή έως ({ $currency })
listing-price-from-short = Από
listing-price-to-short = Έως
listing-price-apply = Φιλτράρισμα ανά τιμή
# Visible word of a button that applies what was just entered; as short as can be.
listing-ok = OK
listing-apply = Εμφάνιση προϊόντων
listing-show = { $count ->
    [0] Κανένα προϊόν
    [one] Εμφάνιση { $count } προϊόντος
   *[other] Εμφάνιση { $count } προϊόντων
}
listing-close = Κλείσιμο φίλτρων

## Ενεργά φίλτρα

listing-active = Ενεργά φίλτρα
listing-clear = Καθαρισμός όλων
listing-remove = Αφαίρεση φίλτρου { $value }
listing-chip-size = Μέγεθος { $value }
listing-chip-price-from = Από { $price }
listing-chip-price-to = Έως { $price }
listing-chip-price-between = { $from } έως { $to }

## Ταξινόμηση

listing-sort = Ταξινόμηση
listing-sort-best = Πιο σχετικά
listing-sort-newest = Νεότερα
listing-sort-price = Τιμή, αύξουσα
listing-sort-price-desc = Τιμή, φθίνουσα
listing-sort-name = Όνομα, Α έως Ω
listing-sort-name-desc = Όνομα, Ω έως Α
listing-sort-discount = Μεγαλύτερη έκπτωση

## Κανένα αποτέλεσμα

listing-empty-title = Δεν βρέθηκαν προϊόντα
listing-empty-filtered = Τίποτα δεν ταιριάζει με όλα τα φίλτρα μαζί. Αφαιρέστε κάποιο ή ξεκινήστε από την αρχή.
listing-empty-plain = Προς το παρόν δεν υπάρχει κάτι εδώ. Νέα κομμάτια έρχονται κάθε εβδομάδα.
listing-empty-clear = Εμφάνιση όλων: { $name }
listing-empty-categories = Δείτε όλες τις κατηγορίες
listing-beyond-title = Αυτή η σελίδα είναι κενή
listing-beyond-text = { $pages ->
    [one] Η λίστα έχει μόνο { $pages } σελίδα.
   *[other] Η λίστα έχει μόνο { $pages } σελίδες.
}
listing-beyond-first = Πίσω στην πρώτη σελίδα

## Πλακίδιο σύνταξης ανάμεσα στα προϊόντα

listing-editorial-action = Ανακαλύψτε τη συλλογή

## Κείμενα για μηχανές αναζήτησης

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, σελίδα { $page } | { -brand }
listing-meta-description = { $name } στο κατάστημα { -brand }: { $count ->
    [one] { $count } προϊόν
   *[other] { $count } προϊόντα
}, παράδοση σε { $max ->
    [one] { $min }–{ $max } εργάσιμη ημέρα
   *[other] { $min }–{ $max } εργάσιμες ημέρες
} και { $days ->
    [one] { $days } ημέρα
   *[other] { $days } ημέρες
} για επιστροφή.
