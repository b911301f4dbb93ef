# Messages of the API and of the server. The field or parameter a message is about is named beside it.

error-unauthenticated = Συνδεθείτε πρώτα.
error-forbidden = Δεν έχετε δικαίωμα για αυτή την ενέργεια.
error-not-found = Δεν βρήκαμε αυτό που ψάχνετε.
error-page-not-found = Η σελίδα δεν βρέθηκε: { $path }
error-bad-request = Δεν καταλάβαμε αυτό το αίτημα.
error-method-not-allowed = Αυτή η διεύθυνση δεν χρησιμοποιείται με αυτόν τον τρόπο.
error-too-large = Το μέγεθος είναι πολύ μεγάλο.
error-rate-limited = Πολλές προσπάθειες μαζί. Περιμένετε λίγο και δοκιμάστε ξανά.
error-internal = Κάτι πήγε στραβά.
error-unavailable = Το κατάστημα έχει πολλή κίνηση αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.

## Πεδία και παράμετροι

error-invalid = Κάτι στο αίτημα δεν είναι σωστό. Ελέγξτε τα παρακάτω πεδία.
error-parameter-required = Λείπει αυτό το στοιχείο.
error-parameter-number = Πρέπει να είναι ακέραιος αριθμός.
error-parameter-range = Πρέπει να είναι από { $min } έως { $max }.
error-parameter-choice = Πρέπει να είναι ένα από τα εξής: { $choices }.
error-parameter-text = Περιέχει χαρακτήρα που δεν μπορεί να χρησιμοποιηθεί.
error-parameter-long = Το κείμενο είναι πολύ μεγάλο. Επιτρέπονται έως { $max } χαρακτήρες.
error-parameter-many = Οι τιμές είναι πάρα πολλές. Επιτρέπονται έως { $max }.
error-country-mismatch = Αυτή η διεύθυνση ανήκει στο κατάστημα άλλης χώρας.
