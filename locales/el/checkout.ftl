## Coming back from paying

order-number-of = Παραγγελία { $number }
pay-meta-title = Πληρωμή | { -brand }
pay-succeeded = Η πληρωμή ολοκληρώθηκε!
pay-processing = Η πληρωμή σας είναι σε επεξεργασία.
pay-processing-text = Η σελίδα ανανεώνεται μόνη της. Θα σας στείλουμε και email μόλις επιβεβαιωθεί η πληρωμή.
pay-failed = Η πληρωμή δεν ολοκληρώθηκε, δοκιμάστε ξανά.
pay-error = Κάτι πήγε στραβά.
pay-error-text = Η παραγγελία σας αποθηκεύτηκε. Δοκιμάστε ξανά σε λίγο.
pay-unknown-text = Δοκιμάστε ξανά σε λίγο.

## The payment step

checkout-title = Ταμείο
checkout-meta-title = Ταμείο | { -brand }
checkout-contact = Το email σας
checkout-email-help = Εκεί θα στείλουμε την επιβεβαίωση της παραγγελίας.
checkout-sign-in = Έχετε λογαριασμό; Συνδεθείτε
checkout-address = Διεύθυνση παράδοσης
checkout-collector = Ποιος παραλαμβάνει την παραγγελία
checkout-saved = Αποθηκευμένη διεύθυνση
checkout-saved-new = Άλλη διεύθυνση
checkout-billing-other = Διαφορετική διεύθυνση τιμολόγησης
checkout-delivery = Παράδοση
checkout-courier = Με κούριερ
checkout-pickup = Παραλαβή από την αποθήκη μας
checkout-hours = Δευτέρα έως Παρασκευή, { $opens }–{ $closes }
checkout-arrives = Στην πόρτα σας: { $dates }
checkout-ready = Έτοιμη για παραλαβή: { $date }
checkout-payment = Πληρωμή
checkout-card = Κάρτα
checkout-wallet = Κάρτα ή ψηφιακό πορτοφόλι
checkout-card-text = Θα πληρώσετε στο επόμενο βήμα, στην ασφαλή σελίδα του παρόχου πληρωμών.
checkout-cod-text = Πληρώνετε όταν παραλάβετε την παραγγελία.
checkout-sandbox = Δοκιμαστική πληρωμή
checkout-sandbox-text = Δεν χρεώνεται τίποτα: το κατάστημα λειτουργεί δοκιμαστικά.
checkout-note = Σημείωση για τον κούριερ
checkout-terms = Αποδέχομαι τους όρους και τις προϋποθέσεις.
checkout-terms-check = Επιλέξτε το πλαίσιο για να συνεχίσετε
checkout-place = Παραγγελία με υποχρέωση πληρωμής
checkout-back = Πίσω στο καλάθι
checkout-changed = Τι άλλαξε
checkout-before = Πριν:
checkout-now = Τώρα:

## After the order

order-meta-title = Η παραγγελία σας | { -brand }
order-thanks = Ευχαριστούμε για την παραγγελία σας
order-sent = Στείλαμε επιβεβαίωση στο { $email }.
order-unpaid = Η παραγγελία σας περιμένει πληρωμή
order-unpaid-text = Κρατάμε τα προϊόντα για λίγο. Μόλις πληρώσετε, τα στέλνουμε.
order-cancelled-title = Αυτή η παραγγελία ακυρώθηκε
order-cancelled-text = Δεν θα σταλεί τίποτα. Αν έχετε ήδη πληρώσει, θα σας επιστρέψουμε τα χρήματα.
order-pay-now = Πληρωμή τώρα
order-cancel = Ακύρωση παραγγελίας
order-cancel-sure = Θέλετε σίγουρα να ακυρώσετε αυτή την παραγγελία;
order-cancel-yes = Ναι, ακύρωση παραγγελίας
order-cancel-no = Διατήρηση παραγγελίας
order-lines = Προϊόντα της παραγγελίας
order-billing = Διεύθυνση τιμολόγησης
order-invoice = Τιμολόγιο
order-credit-notes = Πιστωτικά τιμολόγια
order-track = Παρακολούθηση δέματος
order-parcels = Δέματα
order-refunded = Επιστροφή χρημάτων
order-timeline = Πορεία της παραγγελίας
order-again = Παραγγελία ξανά
order-account = Φτιάξτε λογαριασμό για να έχετε όλες τις παραγγελίες σε ένα μέρος
order-view = Δείτε την παραγγελία
order-state-payment = Πληρωμή
order-state-delivery = Παράδοση

## Bank account for a refund

refund-account-meta-title = Επιστροφή χρημάτων | { -brand }
refund-account-title = Πού να στείλουμε τα χρήματά σας;
refund-account-text = Θα καταθέσουμε { $amount } για την παραγγελία { $number } στον τραπεζικό σας λογαριασμό.
refund-account-given-title = Έχουμε τα στοιχεία του λογαριασμού σας
refund-account-given-text = Θα καταθέσουμε { $amount } για την παραγγελία { $number } σε αυτόν τον λογαριασμό. Μέχρι τότε μπορείτε να διορθώσετε εδώ τα στοιχεία.
refund-account-correct = Δηλώστε άλλον λογαριασμό
refund-account-exported-title = Η κατάθεση είναι καθ’ οδόν
refund-account-exported-text = Καταθέτουμε { $amount } για την παραγγελία { $number } σε αυτόν τον λογαριασμό. Τα στοιχεία δεν αλλάζουν πλέον. Κάτι δεν είναι σωστό; Γράψτε μας αμέσως.
refund-account-made-title = Στείλαμε τα χρήματά σας
refund-account-made-text = Καταθέσαμε { $amount } για την παραγγελία { $number }. Ανάλογα με την τράπεζα, μπορεί να χρειαστούν λίγες ημέρες για να τα δείτε.
refund-account-missing-title = Ο σύνδεσμος δεν ισχύει πλέον
refund-account-missing-text = Ανοίξτε τον σύνδεσμο του τελευταίου μας email για την επιστροφή. Αν δεν λειτουργεί ούτε αυτός, απαντήστε σε εκείνο το email.
refund-account-iban-help = Για παράδειγμα GR16 0110 1250 0000 0001 2300 695
refund-account-routing-help = Εννέα ψηφία· θα τα βρείτε σε επιταγή ή στον ιστότοπο της τράπεζας.
refund-account-action = Αποθήκευση λογαριασμού
field-account-holder = Δικαιούχος λογαριασμού
field-iban = IBAN
field-bank = Τράπεζα
field-routing-number = Κωδικός καταστήματος
field-account-number = Αριθμός λογαριασμού
