# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Συνδεθείτε πρώτα.
error-forbidden = Δεν έχετε δικαίωμα για αυτή την ενέργεια.
error-not-found = Δεν βρήκαμε αυτό που ψάχνετε.
error-page-not-found = Η σελίδα δεν βρέθηκε: { $path }
error-invalid = Κάτι στο αίτημα δεν είναι σωστό. Ελέγξτε τα παρακάτω πεδία.
error-parameter-number = Το πεδίο { $field } πρέπει να είναι ακέραιος αριθμός.
error-parameter-range = Το πεδίο { $field } πρέπει να είναι από { $min } έως { $max }.
error-parameter-choice = Το πεδίο { $field } πρέπει να είναι ένα από τα εξής: { $choices }.
error-parameter-missing = Το πεδίο { $field } λείπει.
error-parameter-unusable = Το πεδίο { $field } δεν μπορεί να χρησιμοποιηθεί έτσι: είναι πολύ μεγάλο ή περιέχει χαρακτήρα που δεν υπάρχει σε κανένα όνομα.
error-country-mismatch = Αυτή η διεύθυνση ανήκει στο κατάστημα άλλης χώρας.
error-method-not-allowed = Αυτή η διεύθυνση δεν απαντά σε τέτοιο αίτημα.
error-bad-request = Δεν καταλάβαμε αυτό το αίτημα.
error-rate-limited = Πολλές προσπάθειες μαζί. Περιμένετε λίγο και δοκιμάστε ξανά.
error-internal = Κάτι πήγε στραβά.
error-unavailable = Το κατάστημα έχει πολλή κίνηση αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.
