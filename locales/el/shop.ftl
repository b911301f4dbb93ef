# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

## Μέσα στο κατάστημα

skip-to-content = Μετάβαση στο περιεχόμενο
announcement-label = Νέα του καταστήματος
menu-open = Άνοιγμα μενού
search-link = Αναζήτηση
menu-label = Μενού
departments-label = Τμήματα
close = Κλείσιμο
menu-all = { $name }: όλα
categories = Όλες οι κατηγορίες
brands = Μάρκες
menu-new = Νέα
menu-reduced = Σε προσφορά
menu-all-brands = Όλες οι μάρκες
collections = Συλλογές
breadcrumbs-label = Βρίσκεστε εδώ
breadcrumbs-home = Αρχική
categories-within = Κατηγορίες: { $name }

## Χώρα και γλώσσα

country-button = Χώρα και νόμισμα:
country-title = Χώρα και γλώσσα
country-list = Τα καταστήματά μας
language-title = Γλώσσα

## Τιμές

price-now = Μειωμένη τιμή:
price-before = Προηγούμενη τιμή:
price-from = από { $price }
price-lowest = Χαμηλότερη τιμή των 30 ημερών πριν από τη μείωση: { $price }
composition-part = { $percent }% { $fibre }
maker-name = Κατασκευαστής
maker-responsible = Υπεύθυνο πρόσωπο στην ΕΕ

## Κάρτες προϊόντων

card-new = Νέο
card-sold-out = Εξαντλήθηκε
card-reduced = −{ $percent }%
card-colours = { $count ->
    [one] { $count } χρώμα
   *[other] { $count } χρώματα
}

## Υποσέλιδο

footer-about = Εσώρουχα, μπλούζες, κορμάκια και κολάν για γυναίκες, άνδρες και παιδιά.
footer-shop = Αγορές
footer-discover = Ανακαλύψτε
footer-promise = Η υπόσχεσή μας
footer-track = Παρακολούθηση παραγγελίας
footer-return = Επιστροφή προϊόντων
footer-withdraw = Υπαναχώρηση από τη σύμβαση εδώ
footer-payment = Πληρωμή
footer-social = Ακολουθήστε μας
policy-returns = { $days ->
    [one] Μπορείτε να επιστρέψετε την παραγγελία σας μέσα σε { $days } ημέρα.
   *[other] Μπορείτε να επιστρέψετε την παραγγελία σας μέσα σε { $days } ημέρες.
}
policy-delivery = { $max ->
    [one] Η παράδοση γίνεται σε { $min }–{ $max } εργάσιμη ημέρα.
   *[other] Η παράδοση γίνεται σε { $min }–{ $max } εργάσιμες ημέρες.
}
policy-help = Έχετε απορία; Γράψτε μας στο
payment-card = Κάρτα
payment-cod = Αντικαταβολή
legal-vat = ΑΦΜ { $number }

## Χρώματα της οθόνης

theme-label = Εμφάνιση
theme-light = Φωτεινή
theme-dark = Σκούρα
theme-system = Όπως στη συσκευή

## Όταν μια σελίδα λείπει ή δεν φορτώνει

not-found-title = Ουπς!!!
not-found-text = Η σελίδα που ψάχνετε δεν βρέθηκε
not-found-message = Η σελίδα δεν βρέθηκε: { $path }
not-found-home = Πίσω στην αρχική
not-found-browse = Δείτε τις κατηγορίες
failed-title = Κάτι πήγε στραβά.
failed-text = Η σελίδα δεν φορτώθηκε. Δοκιμάστε ξανά σε λίγο.
failed-retry = Δοκιμή ξανά
failed-reference = Αριθμός σφάλματος: { $id }
busy-title = Αυτή τη στιγμή έχουμε πολλή κίνηση.
busy-text = Οι επισκέπτες είναι τόσο πολλοί που δεν μπορούμε να εμφανίσουμε τη σελίδα αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.

pager-label = Σελίδες
pager-page = Σελίδα { $page }
pager-previous = Προηγούμενη
pager-next = Επόμενη

## Cart

cart-link = { $count ->
    [0] Καλάθι, άδειο
    [one] Καλάθι, { $count } προϊόν
   *[other] Καλάθι, { $count } προϊόντα
}
card-add = Προσθήκη στο καλάθι: { $name }

footer-consent = Ρυθμίσεις cookies
shop-offline = Δεν υπάρχει σύνδεση στο διαδίκτυο. Ό,τι δεν έχετε ανοίξει ακόμη δεν μπορεί να φορτωθεί.
shop-online = Η σύνδεση αποκαταστάθηκε
update-ready = Υπάρχει νέα έκδοση του καταστήματος
update-load = Επαναφόρτωση
