# Signing in and up, and the signed-in area.

## Τίτλοι καρτελών

account-meta-title = { $title } | { -brand }

## Σύνδεση

login-title = Σύνδεση
login-lead = Αγαπημένα, διευθύνσεις και παραγγελίες σε ένα μέρος.
login-action = Σύνδεση
login-new = Πρώτη φορά εδώ;
login-register = Δημιουργία λογαριασμού

## Εγγραφή

register-title = Δημιουργία λογαριασμού
register-lead = Ένας λογαριασμός για όλα τα καταστήματά μας. Θέλει μόνο ένα λεπτό.
register-action = Δημιουργία λογαριασμού
register-known = Έχετε ήδη λογαριασμό;
register-terms = Έχω διαβάσει και αποδέχομαι τους όρους και τις προϋποθέσεις.
register-terms-label = Όροι και προϋποθέσεις
register-phone-help = Μόνο αν χρειαστεί κάτι για την παράδοση.

## Ξεχασμένος κωδικός

forgot-title = Ξεχάσατε τον κωδικό σας;
forgot-lead = Γράψτε το email σας και θα σας στείλουμε έναν σύνδεσμο για να ορίσετε νέο κωδικό.
forgot-action = Αποστολή συνδέσμου
forgot-again = Δεν έφτασε τίποτα μετά από λίγα λεπτά; Κοιτάξτε στα ανεπιθύμητα ή ζητήστε ξανά τον σύνδεσμο.
forgot-back = Πίσω στη σύνδεση
reset-title = Ορίστε νέο κωδικό
reset-lead = Θα αποσυνδεθείτε από όλες τις συσκευές και θα συνδεθείτε ξανά με τον νέο κωδικό.
reset-action = Αποθήκευση νέου κωδικού
reset-new-link = Αίτημα νέου συνδέσμου

## Σύνδεσμοι από τα email

verify-title = Η διεύθυνση email σας
verify-waiting = Επιβεβαιώνουμε τη διεύθυνση email σας.
verify-done-title = Ευχαριστούμε, η διεύθυνση email σας επιβεβαιώθηκε
verify-done-text = Αυτό ήταν. Μπορείτε να συνεχίσετε τις αγορές σας.
confirm-title = Η νέα διεύθυνση email σας
confirm-waiting = Αλλάζουμε τη διεύθυνση email σας.
confirm-done-title = Η διεύθυνση email σας άλλαξε
confirm-done-text = Από εδώ και πέρα θα συνδέεστε με το νέο σας email.
link-failed-title = Αυτός ο σύνδεσμος δεν λειτουργεί
link-missing-text = Λείπει ένα κομμάτι του συνδέσμου. Ανοίξτε τον ξανά από το email ή αντιγράψτε τον ολόκληρο.
link-confirm = Επιβεβαίωση
link-resend = Αποστολή νέου email
link-account = Στον λογαριασμό μου
link-home = Στο κατάστημα

## Πεδία

field-email = Email
field-password = Κωδικός πρόσβασης
field-new-password = Νέος κωδικός
field-old-password = Τρέχων κωδικός
field-repeat-password = Επανάληψη κωδικού
field-first-name = Όνομα
field-last-name = Επώνυμο
field-country = Χώρα
field-phone-code = Κωδικός χώρας
field-phone = Τηλέφωνο
field-birth = Ημερομηνία γέννησης
field-gender = Φύλο
field-gender-none = Προτιμώ να μην απαντήσω
field-gender-female = Γυναίκα
field-gender-male = Άνδρας
field-gender-other = Άλλο
field-name = Ονοματεπώνυμο
field-address = Οδός και αριθμός
field-address2 = Όροφος, διαμέρισμα, εταιρεία
field-city = Πόλη ή περιοχή
field-state = Νομός ή επαρχία
field-postcode = Τ.Κ.

## Ο λογαριασμός

account-overview = Επισκόπηση
account-orders = Παραγγελίες
account-coupons = Κουπόνια
account-addresses = Διευθύνσεις
account-sign-out = Αποσύνδεση
account-loading = Φόρτωση
account-load-failed = Η φόρτωση δεν ολοκληρώθηκε.

## Επισκόπηση

overview-hello = { $name ->
   *[any] Γεια σας
}
overview-title = Ο λογαριασμός μου
overview-unverified = Επιβεβαιώστε τη διεύθυνση email σας. Σας γράψαμε στο { $email }.
overview-resend = Αποστολή ξανά
overview-addresses = { $count ->
    [0] Καμία διεύθυνση ακόμη
    [one] { $count } διεύθυνση
   *[other] { $count } διευθύνσεις
}
overview-wishlist = { $count ->
    [0] Τίποτα ακόμη
    [one] { $count } προϊόν
   *[other] { $count } προϊόντα
}
overview-settings = Όνομα, email, συσκευές, δεδομένα
overview-password = Ορισμός νέου κωδικού
overview-wishlist-title = Αγαπημένα

## Παραγγελίες

orders-title = Οι παραγγελίες μου
orders-empty-title = Καμία παραγγελία ακόμη
orders-empty-text = Κάθε παραγγελία σας θα τη βρίσκετε εδώ, μαζί με το παραστατικό και την πορεία του δέματος.
orders-empty-action = Ρίξτε μια ματιά
order-missing-title = Δεν βρίσκουμε αυτή την παραγγελία
order-missing-text = Δεν υπάρχει παραγγελία { $invoice } στον λογαριασμό σας. Ίσως παραγγείλατε ως επισκέπτης ή με άλλο email.
order-missing-back = Πίσω στις παραγγελίες μου

## Διευθύνσεις

addresses-title = Οι διευθύνσεις μου
addresses-empty = Καμία διεύθυνση ακόμη. Με μία αποθηκευμένη, η παραγγελία ολοκληρώνεται σε λίγες στιγμές.
addresses-add = Προσθήκη διεύθυνσης
addresses-new = Νέα διεύθυνση
addresses-edit-title = Αλλαγή διεύθυνσης
addresses-default = Προεπιλεγμένη διεύθυνση
addresses-make-default = Ορισμός ως προεπιλογή
addresses-edit = Αλλαγή
addresses-delete = Διαγραφή
addresses-delete-question = Διαγραφή αυτής της διεύθυνσης;
addresses-delete-yes = Ναι, διαγραφή
addresses-delete-no = Να μείνει
addresses-full = Έχετε ήδη αποθηκεύσει όσες διευθύνσεις μπορούμε να κρατήσουμε ({ $max }). Διαγράψτε μία για να προσθέσετε άλλη.

## Ρυθμίσεις

settings-title = Ρυθμίσεις
settings-profile = Τα στοιχεία μου
settings-email = Διεύθυνση email
settings-email-verified = Επιβεβαιωμένη
settings-email-unverified = Δεν έχει επιβεβαιωθεί ακόμη
settings-email-pending = Σας γράψαμε στο { $email }. Η αλλαγή θα ισχύσει μόλις ανοίξετε τον σύνδεσμο στο email.
settings-email-change = Αλλαγή διεύθυνσης email
settings-email-new = Νέο email
settings-email-password = Ο κωδικός πρόσβασής σας, για να ξέρουμε ότι είστε εσείς
settings-email-action = Αποστολή επιβεβαίωσης
settings-email-sent = Σας γράψαμε στη νέα διεύθυνση email. Ανοίξτε τον σύνδεσμο στο email.
settings-sessions = Συνδεδεμένες συσκευές
settings-sessions-text = Βλέπετε συσκευή που δεν αναγνωρίζετε; Αποσυνδέστε την και αλλάξτε τον κωδικό σας.
settings-session-unknown = Άγνωστη συσκευή
settings-session-here = Αυτή η συσκευή
settings-session-seen = Τελευταία δραστηριότητα: { $when }
settings-session-end = Αποσύνδεση
settings-sessions-all = Αποσύνδεση από παντού
settings-sessions-all-text = Αποσυνδέονται όλες οι συσκευές, μαζί και αυτή.
settings-export = Τα δεδομένα μου
settings-export-text = Όσα προσωπικά δεδομένα σας τηρούμε, σε ένα αρχείο.
settings-export-action = Λήψη των δεδομένων μου
settings-export-done = Τα δεδομένα σας βρίσκονται στο αρχείο { $file }.
settings-delete = Διαγραφή λογαριασμού
settings-delete-text = Το προφίλ, οι διευθύνσεις και τα αγαπημένα σας διαγράφονται οριστικά. Από τις παραγγελίες μένουν μόνο όσα μας υποχρεώνει ο νόμος να τηρούμε και, όπου είναι δυνατό, χωρίς το όνομά σας.
settings-delete-open = Διαγραφή του λογαριασμού μου
settings-delete-action = Οριστική διαγραφή

## Κωδικός πρόσβασης

password-title = Αλλαγή κωδικού
password-lead = Όλες οι άλλες συσκευές σας θα αποσυνδεθούν.
password-action = Αλλαγή κωδικού
password-changed = Ο κωδικός σας άλλαξε.

## Stock alerts

stock-alert-delete-title = Διαγραφή ειδοποιήσεων διαθεσιμότητας
stock-alert-delete-text = Με ένα κλικ θα διαγράψουμε τις ειδοποιήσεις διαθεσιμότητας και το email που αφήσατε γι’ αυτές.
stock-alert-delete-action = Διαγραφή
stock-alert-deleted-title = Διαγράφηκαν
stock-alert-deleted-text = Διαγράψαμε τις ειδοποιήσεις διαθεσιμότητας και το email σας.
