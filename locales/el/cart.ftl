## The cart's page, the drawer after adding, and adding from a product

cart-title = Το καλάθι σας
cart-meta-title = Καλάθι | { -brand }
cart-add = Προσθήκη στο καλάθι
cart-choose = Επιλέξτε πρώτα μέγεθος.
cart-details = Δείτε το προϊόν
cart-added-title = Προστέθηκε στο καλάθι
cart-continue = Συνέχεια αγορών
cart-view = Δείτε το καλάθι
cart-quantity = Ποσότητα
cart-quantity-of = Ποσότητα: { $name }
cart-remove = Αφαίρεση
cart-remove-of = Αφαίρεση: { $name }
cart-undo = Αναίρεση
cart-move = Μεταφορά στα αγαπημένα
cart-update = Ενημέρωση
cart-piece = { $price } το τεμάχιο
cart-unavailable = Δεν διατίθεται πλέον
cart-lines = Προϊόντα στο καλάθι σας
cart-failed = Το καλάθι δεν ενημερώθηκε. Δοκιμάστε ξανά σε λίγο.
cart-load-failed = Το καλάθι δεν φορτώθηκε.

## Coupon

cart-coupon = Κωδικός κουπονιού
cart-coupon-apply = Εφαρμογή
cart-coupon-remove = Αφαίρεση κουπονιού

## Sums

cart-summary = Σύνοψη παραγγελίας
cart-subtotal = Μερικό σύνολο
cart-discount = Έκπτωση
cart-shipping = Μεταφορικά
cart-shipping-free = Δωρεάν
cart-saved = Εξοικονομείτε { $amount }
cart-total = Σύνολο
cart-vat = Περιλαμβάνει ΦΠΑ { $rate }%

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Άλλα { $amount } για δωρεάν μεταφορικά
cart-free-shipping = Τα μεταφορικά είναι δωρεάν.
cart-goal-percent = Με άλλα { $amount } έχετε έκπτωση { $percent }%.
cart-goal-amount = Με άλλα { $amount } έχετε έκπτωση { $reward }.
cart-goal-delivery = Με άλλα { $amount } τα μεταφορικά είναι δωρεάν.
cart-goal-gift = Με άλλα { $amount } κερδίζετε ένα δώρο.
cart-goal-reached = Δικό σας: { $title }
cart-gift = Δώρο

## Empty

cart-empty-title = Το καλάθι σας είναι άδειο
cart-empty-text = Προσθέστε κάτι που σας αρέσει και θα σας περιμένει εδώ.
cart-empty-action = Ρίξτε μια ματιά
cart-related = Ταιριάζει με την επιλογή σας

## Steps of an order

cart-steps = Βήματα της παραγγελίας
cart-step-cart = Καλάθι
cart-step-payment = Πληρωμή
cart-step-confirmation = Επιβεβαίωση
cart-checkout = Στο ταμείο
