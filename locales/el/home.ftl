# The home page, and the two index pages of categories and brands.

## Διαφάνειες

hero-label = Ξεχωρίζουν
home-greeting = Καλώς ήρθατε στο κατάστημά μας
first-steps-title = Το κατάστημα δεν έχει ακόμη προϊόντα
first-steps-text = Εισαγάγετε ένα αρχείο προϊόντων, προσθέστε τα κείμενα του καταστήματος και δείτε τι λείπει. Η σημείωση αυτή εμφανίζεται μόνο στον δικό σας υπολογιστή.
hero-previous = Προηγούμενη εικόνα
hero-next = Επόμενη εικόνα
hero-pause = Παύση εναλλαγής
hero-play = Έναρξη εναλλαγής
hero-slide = Εικόνα { $number } από { $total }
hero-go = Εμφάνιση εικόνας { $number }

## Σειρές προϊόντων

row-all = Δείτε τα όλα
row-new = Νέες αφίξεις

## Υποσχέσεις

promise-label = Σε τι μπορείτε να βασιστείτε
promise-returns-figure = { $days ->
    [one] { $days } ημέρα
   *[other] { $days } ημέρες
}
promise-returns-text = για επιστροφή. Δοκιμάστε τα όλα στο σπίτι και αποφασίστε με την ησυχία σας.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } εργάσιμη ημέρα
   *[other] { $min }–{ $max } εργάσιμες ημέρες
}
promise-delivery-text = ως την πόρτα σας.
promise-cod-figure = Αντικαταβολή
promise-cod-text = Πληρώνετε όταν φτάσει το δέμα. Η χρέωση αντικαταβολής είναι { $price }.
promise-cod-free-text = Πληρώνετε όταν φτάσει το δέμα, χωρίς επιπλέον χρέωση.
promise-free-figure = Από { $price }
promise-free-text = τα μεταφορικά είναι δωρεάν.
promise-card-figure = Με κάρτα
promise-card-text = Τα στοιχεία της κάρτας σας μένουν στον πάροχο πληρωμών.

## Κατηγορίες και μάρκες

categories-title = Κατηγορίες
categories-lead = Όλα τα προϊόντα μας για γυναίκες, άνδρες και παιδιά.
brands-lead = Λίγες μάρκες που γνωρίζουμε καλά. Καθεμία κάνει κάτι καλύτερα από όλες.
index-products = { $count ->
    [one] { $count } προϊόν
   *[other] { $count } προϊόντα
}

event-label = Τρέχουσα ενέργεια
event-upcoming = Σύντομα
event-running = Σε εξέλιξη
event-over = Έληξε
event-starts = Έναρξη: { $date }
event-ends = Λήξη: { $date }
event-open = Δείτε την ενέργεια
home-instagram-title = Περισσότερα στο Instagram
home-partners-title = Οι συνεργάτες μας
