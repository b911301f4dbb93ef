# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = Η υπηρεσία πληρωμών δεν είναι διαθέσιμη αυτή τη στιγμή. Η παραγγελία σας έχει αποθηκευτεί· δοκιμάστε ξανά σε λίγο.
error-payment-closed = Αυτή η πληρωμή δεν μπορεί πλέον να συνεχιστεί. Ξεκινήστε την ξανά.
error-refund-too-much = Το ποσό ξεπερνά όσα απομένουν από την πληρωμή.
error-refund-key = Αυτή η επιστροφή χρημάτων έχει ήδη ζητηθεί με άλλο ποσό.
error-refund-resolved = Δεν απομένει καμία απόφαση για αυτή την επιστροφή χρημάτων.
error-iban = Αυτό δεν είναι έγκυρο IBAN.
error-account-holder = Συμπληρώστε το όνομα του δικαιούχου του λογαριασμού.
error-account-bank = Συμπληρώστε το όνομα της τράπεζας.
error-routing-number = Συμπληρώστε τα εννέα ψηφία του κωδικού καταστήματος.
error-account-number = Συμπληρώστε τον αριθμό λογαριασμού, με 6 έως 17 ψηφία.
error-refund-account-closed = Ο λογαριασμός δεν μπορεί πλέον να αλλάξει. Αν κάτι δεν είναι σωστό, γράψτε μας.
error-refund-account-known = Ο λογαριασμός είναι ήδη γνωστός.
notice-refund-account-saved = Ευχαριστούμε, αποθηκεύσαμε τα στοιχεία του λογαριασμού σας.

sandbox-title = Δοκιμαστική πληρωμή
sandbox-intro = Αυτή η σελίδα παίρνει τη θέση της υπηρεσίας πληρωμών. Δεν χρειάζεται κάρτα και δεν μεταφέρονται χρήματα.
sandbox-order = Παραγγελία { $number }
sandbox-success = Πληρωμή
sandbox-success-help = Η πληρωμή ολοκληρώνεται αμέσως.
sandbox-slow = Πληρωμή με καθυστέρηση
sandbox-slow-help = Η πληρωμή βρίσκεται σε επεξεργασία για λίγα δευτερόλεπτα και μετά ολοκληρώνεται.
sandbox-decline = Απόρριψη πληρωμής
sandbox-decline-help = Η τράπεζα την απορρίπτει· η παραγγελία μπορεί να πληρωθεί ξανά.
sandbox-abandon = Επιστροφή στο κατάστημα
sandbox-abandon-help = Δεν πληρώνεται τίποτα και η παραγγελία παραμένει προς το παρόν ανοιχτή.
