# What the shop says after something has been done. Each id names the deed.

## Λογαριασμός

notice-registered = Ο λογαριασμός σας είναι έτοιμος. Σας στείλαμε email για να επιβεβαιώσετε τη διεύθυνση email σας.
notice-signed-in = Συνδεθήκατε.
notice-signed-out = Αποσυνδεθήκατε.
notice-signed-out-everywhere = Αποσυνδεθήκατε από όλες τις συσκευές σας.
notice-session-ended = Η συσκευή αποσυνδέθηκε.
notice-reset-sent = Αν υπάρχει λογαριασμός με αυτή τη διεύθυνση email, σας έρχεται email με σύνδεσμο για νέο κωδικό.
notice-password-reset = Ο νέος κωδικός σας ορίστηκε. Συνδεθείτε με αυτόν.
notice-password-changed = Ο νέος κωδικός σας ορίστηκε. Όλες οι άλλες συσκευές αποσυνδέθηκαν.
notice-email-verified = Ευχαριστούμε, η διεύθυνση email σας επιβεβαιώθηκε.
notice-verification-sent = Ένα νέο email έρχεται σε εσάς.
notice-profile-saved = Τα στοιχεία σας αποθηκεύτηκαν.
notice-email-change-sent = Σας γράψαμε στη νέα διεύθυνση email. Η αλλαγή θα ισχύσει μόλις ανοίξετε τον σύνδεσμο στο email.
notice-email-changed = Το νέο σας email ορίστηκε.
notice-account-deleted = Ο λογαριασμός σας διαγράφηκε, με όλα όσα περιείχε.

## Διευθύνσεις

notice-address-saved = Η διεύθυνσή σας αποθηκεύτηκε.
notice-address-removed = Η διεύθυνσή σας διαγράφηκε.
notice-address-default = Θα προτείνουμε πρώτα αυτή τη διεύθυνση.

## Αγαπημένα

notice-wishlist-merged = Όσα είχατε ξεχωρίσει είναι τώρα στα αγαπημένα σας.

## Cart

notice-cart-changed = Το καλάθι ενημερώθηκε.
notice-cart-removed = Αφαιρέθηκε από το καλάθι
notice-cart-merged = Όσα επιλέξατε πριν συνδεθείτε είναι τώρα στο καλάθι σας.
notice-reordered = Όλα είναι ξανά στο καλάθι σας.
notice-coupon-applied = Το κουπόνι εφαρμόστηκε.
notice-coupon-removed = Το κουπόνι αφαιρέθηκε.

notice-stock-alert-saved = Ευχαριστούμε. Θα σας στείλουμε email μόλις το προϊόν είναι ξανά διαθέσιμο.
notice-stock-alert-deleted = Οι ειδοποιήσεις διαθεσιμότητας διαγράφηκαν

## Συνεργάτες

notice-affiliate-applied = Η αίτησή σας στάλθηκε. Σας στείλαμε email για να επιβεβαιώσετε τη διεύθυνση email σας.
notice-affiliate-profile-saved = Το προφίλ ενημερώθηκε.
notice-affiliate-payout-saved = Τα στοιχεία πληρωμής σας αποθηκεύτηκαν.
notice-affiliate-left = Έχετε αποχωρήσει από το πρόγραμμα συνεργατών. Όσα κερδίσατε θα πληρωθούν.
