# The product page.

## Εικόνες

product-gallery = Εικόνες: { $name }
product-picture-number = Εικόνα { $number } από { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Μεγέθυνση εικόνας { $number } από { $total }
product-zoom = Μεγάλες εικόνες: { $name }
product-zoom-next = Επόμενη εικόνα
product-zoom-previous = Προηγούμενη εικόνα
product-zoom-in = Μεγέθυνση
product-zoom-out = Σμίκρυνση

## Τιμή

product-price-until = Λήξη προσφοράς: { $when }
product-price-vat = Στην τιμή περιλαμβάνεται ΦΠΑ.
product-price-vat-delivery = Στην τιμή περιλαμβάνεται ΦΠΑ, όχι τα μεταφορικά.

## Επιλογή χρώματος, μεγέθους και άλλων

product-colour-chosen = Χρώμα: <b>{ $colour }</b>
product-size-chosen = Μέγεθος: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Επιλέξτε μέγεθος
product-option-choose = { $option }: επιλέξτε
product-value-out = { $value }, εξαντλήθηκε
product-value-low = { $count ->
    [one] { $value }, έμεινε μόνο { $count }
   *[other] { $value }, έμειναν μόνο { $count }
}
product-value-chosen = { $value }, επιλεγμένο
product-low = { $count ->
    [one] Έμεινε μόνο { $count }
   *[other] Έμειναν μόνο { $count }
}
product-size-out = Το μέγεθος { $size } έχει εξαντληθεί σε αυτό το χρώμα.
product-choice-out = Αυτός ο συνδυασμός έχει εξαντληθεί.
product-sold-out-text = Αυτό το προϊόν έχει εξαντληθεί σε όλα τα μεγέθη. Ίσως σας αρέσει κάτι από τα παρακάτω.
product-colour-out = Αυτό το χρώμα έχει εξαντληθεί. Επιλέξτε άλλο.
stock-alert-title = Ειδοποιήστε με όταν ξαναέρθει
stock-alert-text = Θα σας γράψουμε μία φορά, όταν το προϊόν { $choice } είναι ξανά διαθέσιμο, και μετά θα διαγράψουμε το email σας.
stock-alert-submit = Ειδοποιήστε με

## Υποσχέσεις δίπλα στην επιλογή

product-delivery = Στην πόρτα σας: { $dates }
product-delivery-ships = Αποστολή: { $date }.
product-delivery-cost = Μεταφορικά { $price }.
product-delivery-cost-free-over = Μεταφορικά { $price }, δωρεάν από { $threshold }.
product-delivery-free = Τα μεταφορικά είναι δωρεάν.
product-returns = { $days ->
    [one] { $days } ημέρα για επιστροφή
   *[other] { $days } ημέρες για επιστροφή
}
product-returns-text = Δοκιμάστε το στο σπίτι. Αν δεν σας κάνει, στείλτε το πίσω.
product-pay-card-cod = Πληρωμή με κάρτα ή αντικαταβολή
product-pay-card = Πληρωμή με κάρτα
product-pay-cod = Πληρωμή με αντικαταβολή
product-pay-cod-charge = Η χρέωση αντικαταβολής είναι { $price }.
product-pay-safe = Η πληρωμή σας είναι κρυπτογραφημένη.

## Ενότητες

product-description = Περιγραφή
product-material = Υλικό και φροντίδα
product-measurements = Μέγεθος και μέτρα
product-shipping = Παράδοση και επιστροφές
product-maker = Κατασκευαστής και υπεύθυνο πρόσωπο

product-composition = Σύνθεση
product-weight = Βάρος υφάσματος
product-weight-value = { $grams } g/m²
product-care = Φροντίδα
product-details-sku = Κωδικός προϊόντος

product-shipping-time = { $max ->
    [one] Η παράδοση γίνεται σε { $min } έως { $max } εργάσιμη ημέρα.
   *[other] Η παράδοση γίνεται σε { $min } έως { $max } εργάσιμες ημέρες.
}
product-shipping-cost = Τα μεταφορικά κοστίζουν { $price }.
product-shipping-free-over = Για παραγγελίες από { $threshold } είναι δωρεάν.
product-shipping-free = Τα μεταφορικά είναι δωρεάν.
product-shipping-cod = Με αντικαταβολή, η επιπλέον χρέωση είναι { $price }.
product-shipping-returns = { $days ->
    [one] Έχετε { $days } ημέρα για να επιστρέψετε ό,τι δεν έχετε φορέσει έξω. Αφήστε το καρτελάκι επάνω μέχρι να σιγουρευτείτε.
   *[other] Έχετε { $days } ημέρες για να επιστρέψετε ό,τι δεν έχετε φορέσει έξω. Αφήστε το καρτελάκι επάνω μέχρι να σιγουρευτείτε.
}

## Οδηγός μεγεθών

product-size-help = Ποιο είναι το μέγεθός μου;
product-size-table = Οδηγός μεγεθών
product-size-table-close = Κλείσιμο οδηγού μεγεθών
product-size-table-note = Μέτρα σώματος σε εκατοστά. Μετρήστε πάνω από λεπτά εσώρουχα και κρατήστε τη μεζούρα χαλαρή. Αν είστε ανάμεσα σε δύο μεγέθη, επιλέξτε το μεγαλύτερο.
product-size-table-note-kids = Ύψος και μέτρα σε εκατοστά. Τα παιδιά μεγαλώνουν: ανάμεσα σε δύο μεγέθη, επιλέξτε το μεγαλύτερο.
product-size-size = Μέγεθος
product-size-system = Μέγεθος { $system }
product-size-value = { $value }
product-size-bust = Στήθος
product-size-chest = Στήθος
product-size-waist = Μέση
product-size-hips = Γοφοί
product-size-inseam = Εσωτερικό μήκος ποδιού
product-size-height = Ύψος
product-size-age = Ηλικία
product-size-months = { $to ->
    [one] { $from }–{ $to } μηνός
   *[other] { $from }–{ $to } μηνών
}
product-size-years = { $to ->
    [one] { $from }–{ $to } έτους
   *[other] { $from }–{ $to } ετών
}
product-size-measure-bust = Στήθος (γυναίκες): γύρω από το πιο γεμάτο σημείο, κάτω από τις μασχάλες.
product-size-measure-chest = Στήθος (άνδρες και παιδιά): γύρω από το πιο φαρδύ σημείο, κάτω από τις μασχάλες.
product-size-measure-waist = Μέση: γύρω από το πιο στενό σημείο.
product-size-measure-hips = Γοφοί: γύρω από το πιο φαρδύ σημείο.
product-size-measure-inseam = Εσωτερικό μήκος ποδιού: από τον καβάλο ως τον αστράγαλο.
product-size-measure-height = Ύψος: από την κορυφή του κεφαλιού ως τα πέλματα, χωρίς παπούτσια.

product-size-find = Βρείτε το μέγεθός σας
product-size-find-text = Γράψτε μία ή περισσότερες μετρήσεις σε εκατοστά.
product-size-find-clothes = Ρούχα
product-size-found = Το σωστό μέγεθος: <b>{ $size }</b>
product-size-found-between = Οι μετρήσεις αντιστοιχούν σε διαφορετικά μεγέθη, από { $smaller } έως { $larger }. Αν σας αρέσει πιο άνετη εφαρμογή, επιλέξτε το μεγαλύτερο.
product-size-found-none = Δεν έχουμε μέγεθος για αυτές τις μετρήσεις.

## Παρακάτω

product-related = Συνδυάστε το με

## Κείμενα για μηχανές αναζήτησης

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name }, { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Παράδοση σε { $max ->
    [one] { $min }–{ $max } εργάσιμη ημέρα
   *[other] { $min }–{ $max } εργάσιμες ημέρες
} και { $days ->
    [one] { $days } ημέρα
   *[other] { $days } ημέρες
} για επιστροφή.
product-meta-description-brand = { $name }, { $brand }: { $price }. Παράδοση σε { $max ->
    [one] { $min }–{ $max } εργάσιμη ημέρα
   *[other] { $min }–{ $max } εργάσιμες ημέρες
} και { $days ->
    [one] { $days } ημέρα
   *[other] { $days } ημέρες
} για επιστροφή.
