# Ο τροχός της τύχης, κουπόνια, προσφορές-αστραπή και υπενθυμίσεις.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Γυρίστε τον τροχό
wheel-lead = Μία περιστροφή και, με λίγη τύχη, ένα κουπόνι μόνο για εσάς. Δεν κοστίζει τίποτα.
wheel-offer = Θέλετε ένα κουπόνι; Δοκιμάστε την τύχη σας στον τροχό μας.
wheel-open = Δείτε τον τροχό
wheel-no = Όχι, ευχαριστώ
wheel-spin = Γυρίστε τον
wheel-spins = { $count ->
    [one] Σήμερα έχετε ακόμη { $count } περιστροφή.
   *[other] Σήμερα έχετε ακόμη { $count } περιστροφές.
}
wheel-over = Χρησιμοποιήσατε τις σημερινές περιστροφές. Αύριο θα έχετε νέες.
wheel-ends = Ο τροχός γυρίζει έως: { $date }
wheel-won = Κερδίσατε: { $prize }
wheel-lost = Αυτή τη φορά χωρίς δώρο.
wheel-use = Στο καλάθι
wheel-odds = Ποιες είναι οι πιθανότητες;
wheel-prize = Δώρο
wheel-chance = Πιθανότητα
wheel-percent = { $percent }%
wheel-email-help = Το κουπόνι ισχύει μόνο με αυτό το email. Δεν το χρησιμοποιούμε για τίποτε άλλο.
wheel-newsletter = Στείλτε μου και το newsletter.
wheel-closed-title = Ο τροχός δεν γυρίζει αυτή τη στιγμή
wheel-closed-text = Περάστε ξανά κάποια άλλη φορά.

## Coupons of an account

coupons-title = Τα κουπόνια μου
coupons-lead = Γράψτε τον κωδικό στο καλάθι για να τον χρησιμοποιήσετε.
coupons-empty-title = Δεν υπάρχουν ακόμη κουπόνια
coupons-empty-text = Εδώ θα βρίσκετε τα κουπόνια που κερδίζετε ή που σας χαρίζουμε.
coupon-copy = Αντιγραφή κωδικού
coupon-copied = Το κουπόνι αντιγράφηκε
coupon-valid = Ισχύει έως: { $date }
coupon-expired = Έληξε
coupon-used = Χρησιμοποιήθηκε
coupon-minimum = Ελάχιστη αξία παραγγελίας: { $amount }

## Reminders

reminders-title = Υπενθυμίσεις
reminders-text = Όσα μας ζητήσατε να σας γράψουμε. Γράφουμε μία φορά για το καθένα και μετά το διαγράφουμε.
reminders-none = Δεν έχετε ζητήσει υπενθυμίσεις.
reminders-cart = Το καλάθι σας
reminders-stock = Ξανά διαθέσιμο
reminders-since = Από: { $date }
reminders-end = Διαγραφή
cart-reminder-text = Το σκέφτεστε ακόμη; Αν θέλετε, θα σας θυμίσουμε αυτό το καλάθι με ένα μόνο email.
cart-reminder-submit = Θυμίστε μου μία φορά
cart-reminder-done = Ευχαριστούμε. Θα σας γράψουμε μία φορά, εκτός αν παραγγείλετε νωρίτερα.
cart-reminder-delete-title = Διαγραφή υπενθύμισης
cart-reminder-delete-text = Ένα κλικ και δεν θα σας θυμίσουμε το καλάθι σας.
cart-reminder-delete-action = Διαγραφή
cart-reminder-deleted-title = Διαγράφηκε
cart-reminder-deleted-text = Δεν θα σας θυμίσουμε το καλάθι σας.
