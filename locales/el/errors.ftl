# Messages of the API and of the server. The field or parameter a message is about is named beside it.

error-unauthenticated = Συνδεθείτε πρώτα.
error-credentials = Το email και ο κωδικός δεν ταιριάζουν.
error-forbidden = Δεν έχετε δικαίωμα για αυτή την ενέργεια.
error-not-found = Δεν βρήκαμε αυτό που ψάχνετε.
error-page-not-found = Η σελίδα δεν βρέθηκε: { $path }
error-bad-request = Δεν καταλάβαμε αυτό το αίτημα.
error-method-not-allowed = Αυτή η διεύθυνση ιστού δεν χρησιμοποιείται με αυτόν τον τρόπο.
error-too-large = Το μέγεθος είναι πολύ μεγάλο.
error-rate-limited = Πάρα πολλές προσπάθειες. Περιμένετε λίγο και δοκιμάστε ξανά.
error-internal = Κάτι πήγε στραβά.
error-unavailable = Το κατάστημα έχει πολλή κίνηση αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.
error-request-timeout = Το αίτημα έφτασε πολύ αργά. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.

## Πεδία και παράμετροι

error-invalid = Ορισμένα στοιχεία δεν είναι σωστά. Ελέγξτε τα παρακάτω πεδία.
error-parameter-required = Λείπει αυτό το στοιχείο.
error-parameter-number = Πρέπει να είναι ακέραιος αριθμός.
error-parameter-decimal = Πρέπει να είναι αριθμός.
error-parameter-range = Πρέπει να είναι από { $min } έως { $max }.
error-parameter-choice = Πρέπει να είναι ένα από τα εξής: { $choices }.
error-parameter-characters = Περιέχει χαρακτήρα που δεν μπορεί να χρησιμοποιηθεί.
error-parameter-long = Το κείμενο είναι πολύ μεγάλο. Μέγιστος αριθμός χαρακτήρων: { $max }.
error-parameter-many = Οι τιμές είναι πάρα πολλές. Μέγιστος αριθμός: { $max }.
error-parameter-text = Πρέπει να είναι κείμενο.
error-parameter-flag = Πρέπει να είναι true ή false.
error-parameter-list = Πρέπει να είναι λίστα.
error-parameter-object = Πρέπει να είναι αντικείμενο με πεδία.
error-idempotency-key = Το Idempotency-Key πρέπει να έχει 1 έως 255 ορατούς χαρακτήρες.
error-idempotency-reused = Αυτό το Idempotency-Key έχει ήδη χρησιμοποιηθεί για άλλο αίτημα.
error-idempotency-pending = Το ίδιο αίτημα βρίσκεται ακόμη σε επεξεργασία. Δοκιμάστε ξανά σε λίγο.
error-idempotency-unkept = Αυτό το αίτημα έχει ήδη εκτελεστεί, αλλά η απάντηση ήταν πολύ μεγάλη για να αποθηκευτεί. Φορτώστε ξανά τη σελίδα για να δείτε το αποτέλεσμα.
error-country-mismatch = Αυτή η διεύθυνση ιστού ανήκει στο κατάστημα άλλης χώρας.

## Λογαριασμός

error-user-exists = Υπάρχει ήδη λογαριασμός με αυτό το email.
error-link-expired = Ο σύνδεσμος έχει λήξει ή δεν είναι σωστός. Δοκιμάστε ξανά.
error-addresses-full = Δεν χωρούν άλλες διευθύνσεις (έως { $max }). Διαγράψτε πρώτα μία.
error-email-same = Αυτό είναι ήδη το email σας.
error-email-verified = Το email σας είναι ήδη επιβεβαιωμένο.

## Αγαπημένα

error-wishlist-duplicate = Το προϊόν είναι ήδη στα αγαπημένα σας.
error-wishlist-full = Τα αγαπημένα σας γέμισαν. Αφαιρέστε πρώτα κάτι.

## Cart and coupons

error-cart-gone = Αυτό το προϊόν δεν διατίθεται πλέον.
error-cart-not-here = Αυτό το προϊόν δεν πωλείται σε αυτό το κατάστημα.
error-cart-sold-out = Αυτό το προϊόν εξαντλήθηκε.
error-cart-short = { $count ->
    [one] Έχει μείνει μόνο { $count }.
   *[other] Έχουν μείνει μόνο { $count }.
}
error-cart-price = Η τιμή άλλαξε από { $before } σε { $now }.
error-cart-full = Το καλάθι σας γέμισε. Αφαιρέστε πρώτα κάτι.
error-reorder-gone = Δεν διατίθεται πλέον: { $names }
error-quantity-required = Συμπληρώστε την ποσότητα.
error-coupon-unknown = Δεν βρέθηκε τέτοιος κωδικός κουπονιού. Δοκιμάστε ξανά.
error-coupon-used-up = Αυτό το κουπόνι έχει εξαντληθεί.
error-coupon-used = Έχετε ήδη χρησιμοποιήσει αυτό το κουπόνι.
error-coupon-not-started = Αυτό το κουπόνι δεν ισχύει ακόμη.
error-coupon-expired = Αυτό το κουπόνι έχει λήξει.
error-coupon-products = Αυτό το κουπόνι δεν ισχύει για τα προϊόντα στο καλάθι σας.
error-coupon-minimum = Λείπουν ακόμη { $missing } για να χρησιμοποιήσετε το κουπόνι.
error-coupon-email = Για το κουπόνι συνδεθείτε ή συμπληρώστε το email σας στο ταμείο.

error-stock-alert-available = Το προϊόν είναι ξανά διαθέσιμο: μπορείτε να το παραγγείλετε τώρα.

## Συνεργάτες

error-affiliate-pending = Δεν έχουμε αποφασίσει ακόμη για την αίτησή σας. Μόλις αποφασίσουμε, θα σας γράψουμε.
error-affiliate-rejected = Η αίτησή σας δεν έγινε δεκτή.
error-affiliate-suspended = Η συνεργασία σας έχει ανασταλεί. Μπορείτε ακόμη να βλέπετε τα στοιχεία σας.
error-affiliate-left = Έχετε αποχωρήσει από το πρόγραμμα συνεργατών.
error-affiliate-programme-closed = Το πρόγραμμα συνεργατών δεν έχει ανοίξει ακόμη.
error-affiliate-payout-closed = Τα στοιχεία πληρωμής δεν μπορούν να αποθηκευτούν αυτή τη στιγμή. Δοκιμάστε ξανά αργότερα.
