# What every form of the shop says: what is wrong with a field, and the words around fields.

## Τι δεν πάει καλά σε ένα πεδίο

form-required = Συμπληρώστε αυτό το πεδίο
form-email = Γράψτε μια έγκυρη διεύθυνση email
form-min = { $min ->
    [one] Χρειάζεται τουλάχιστον { $min } χαρακτήρας
   *[other] Χρειάζονται τουλάχιστον { $min } χαρακτήρες
}
form-max = { $max ->
    [one] Έως { $max } χαρακτήρας
   *[other] Έως { $max } χαρακτήρες
}
form-upper = Χρειάζεται τουλάχιστον ένα κεφαλαίο γράμμα
form-digit = Χρειάζεται τουλάχιστον ένας αριθμός
form-special = Χρειάζεται τουλάχιστον ένας ειδικός χαρακτήρας, όπως ! ή ?
form-same = Οι δύο κωδικοί δεν ταιριάζουν
form-accepted = Για να συνεχίσετε, αποδεχτείτε τους όρους και τις προϋποθέσεις
form-phone = Γράψτε ένα τηλέφωνο στο οποίο μπορούμε να σας καλέσουμε
form-postcode = Γράψτε έναν έγκυρο Τ.Κ., για παράδειγμα { $example }
form-date = Γράψτε μια έγκυρη ημερομηνία
form-choice = Επιλέξτε κάτι από τη λίστα
form-state = Γράψτε τον νομό ή την επαρχία
form-common-password = Αυτός ο κωδικός είναι πολύ συνηθισμένος. Επιλέξτε άλλον
form-wrong-password = Αυτός δεν είναι ο τρέχων κωδικός σας

## Γύρω από τα πεδία

form-optional = (προαιρετικό)
form-summary = { $count ->
    [one] Ένα πεδίο θέλει ακόμη μια ματιά.
   *[other] { $count } πεδία θέλουν ακόμη μια ματιά.
}
form-failed = Η αποστολή δεν ολοκληρώθηκε. Όσα γράψατε είναι ακόμη εδώ· δοκιμάστε ξανά σε λίγο.
form-sending = Μια στιγμή
form-password-show = Εμφάνιση κωδικού
form-password-help = Τουλάχιστον 6 χαρακτήρες, με ένα κεφαλαίο γράμμα, έναν αριθμό και έναν ειδικό χαρακτήρα.
form-postcode-help = Για παράδειγμα { $example }
form-choose = Επιλέξτε
form-save = Αποθήκευση
form-cancel = Ακύρωση
