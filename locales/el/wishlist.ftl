# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

## Η μπάρα

account-link = Ο λογαριασμός μου
wishlist-link = { $count ->
    [0] Αγαπημένα, κανένα προϊόν
    [one] Αγαπημένα, { $count } προϊόν
   *[other] Αγαπημένα, { $count } προϊόντα
}

## Καρδιές

wishlist-toggle = Αγαπημένα: { $name }
wishlist-add = Προσθήκη στα αγαπημένα
wishlist-on = Στα αγαπημένα σας
wishlist-added = Προστέθηκε στα αγαπημένα
wishlist-removed = Αφαιρέθηκε από τα αγαπημένα
wishlist-failed = Τα αγαπημένα δεν ενημερώθηκαν. Δοκιμάστε ξανά σε λίγο.

## Ειδοποιήσεις

notice-region = Ειδοποιήσεις (F8)
notice-dismiss = Κλείσιμο ειδοποίησης

## Όσα μάζεψε ένας επισκέπτης, μετά τη σύνδεση

wishlist-offer = { $count ->
    [one] Ξεχωρίσατε { $count } προϊόν πριν συνδεθείτε.
   *[other] Ξεχωρίσατε { $count } προϊόντα πριν συνδεθείτε.
}
wishlist-offer-text = Να προσθέσουμε στα αγαπημένα σας όσα ξεχωρίσατε; Τίποτα δεν θα μπει δύο φορές.
wishlist-offer-keep = Προσθήκη στα αγαπημένα
wishlist-offer-drop = Όχι, ευχαριστώ
wishlist-merged = Τα αγαπημένα σας είναι πλέον όλα μαζί.

## Η σελίδα

wishlist-title = Αγαπημένα
wishlist-lead-guest = Αποθηκευμένα σε αυτόν τον browser.
wishlist-lead-sign-in = Συνδεθείτε για να τα έχετε παντού
wishlist-count = { $count ->
    [one] { $count } προϊόν
   *[other] { $count } προϊόντα
}
wishlist-products = Τα αγαπημένα σας προϊόντα
wishlist-empty-title = Τίποτα εδώ ακόμη
wishlist-empty-text = Πατήστε την καρδιά σε κάτι που σας αρέσει για να το αποθηκεύσετε εδώ.
wishlist-empty-action = Ρίξτε μια ματιά
wishlist-missing = { $count ->
    [one] Ένα προϊόν δεν διατίθεται αυτή τη στιγμή σε αυτό το κατάστημα. Μένει στα αγαπημένα σας.
   *[other] { $count } προϊόντα δεν διατίθενται αυτή τη στιγμή σε αυτό το κατάστημα. Μένουν στα αγαπημένα σας.
}
wishlist-load-failed = Τα αγαπημένα δεν φορτώθηκαν.
