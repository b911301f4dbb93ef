# Παραγγελίες

## Πληρωμή

order-payment-pending = Εκκρεμεί
order-payment-processing = Σε επεξεργασία
order-payment-completed = Πληρώθηκε
order-payment-failed = Απέτυχε
order-payment-cancelled = Ακυρώθηκε
order-payment-partially-refunded = Μερική επιστροφή
order-payment-refunded = Επιστράφηκε

## Παράδοση

order-delivery-pending = Εκκρεμεί
order-delivery-packed = Συσκευάστηκε
order-delivery-shipped = Στάλθηκε
order-delivery-ready-for-pickup = Έτοιμη για παραλαβή
order-delivery-delivered = Παραδόθηκε
order-delivery-returned = Επιστράφηκε
order-delivery-cancelled = Ακυρώθηκε

## Τι έγινε

order-event-placed = Η παραγγελία καταχωρίστηκε
order-event-payment-processing = Η πληρωμή είναι σε επεξεργασία
order-event-paid = Η πληρωμή ελήφθη
order-event-payment-failed = Η πληρωμή απέτυχε
order-event-payment-retried = Νέα προσπάθεια πληρωμής
order-event-late-payment = Η πληρωμή έφτασε πολύ αργά και την επιστρέφουμε
order-event-packed = Συσκευάστηκε
order-event-shipped = Στάλθηκε
order-event-ready-for-pickup = Έτοιμη για παραλαβή
order-event-delivered = Παραδόθηκε
order-event-returned = Επιστράφηκε
order-event-cancelled = Η παραγγελία ακυρώθηκε
order-event-expired = Η παραγγελία ακυρώθηκε, γιατί δεν πληρώθηκε εγκαίρως
order-event-refunded = Τα χρήματα επιστράφηκαν

## Τιμολόγιο

invoice-title = Τιμολόγιο
invoice-date = Ημερομηνία τιμολογίου
invoice-item = Προϊόν
invoice-unit-price = Τιμή
invoice-amount = Ποσό
invoice-net = Χωρίς ΦΠΑ
invoice-gross = Με ΦΠΑ
invoice-vat-rate = Συντελεστής ΦΠΑ
invoice-vat = ΦΠΑ
invoice-buyer = Πελάτης
credit-note-title = Πιστωτικό τιμολόγιο
credit-note-number = Αριθμός πιστωτικού
credit-note-date = Ημερομηνία πιστωτικού
credit-note-total = Σύνολο πίστωσης
credit-note-amount = Ποσό επιστροφής

## Παραγγελίες

error-price-changed = Οι τιμές ή η διαθεσιμότητα άλλαξαν. Ελέγξτε ξανά την παραγγελία σας.
error-checkout-empty = Το καλάθι σας είναι άδειο.
error-order-not-cancellable = Αυτή η παραγγελία δεν μπορεί πια να ακυρωθεί.
error-order-payment-closed = Αυτή η παραγγελία δεν μπορεί πια να πληρωθεί. Κάντε μια νέα.
notice-order-placed = Ευχαριστούμε για την παραγγελία σας.
notice-order-cancelled = Η παραγγελία σας ακυρώθηκε.
