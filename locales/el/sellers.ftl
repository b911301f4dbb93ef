# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Πουλήστε μαζί μας
seller-apply-lead = Φτιάχνετε ρούχα που φοριούνται ευχάριστα κάθε μέρα; Δείξτε τα στο κατάστημά μας. Πείτε μας για την εταιρεία σας και θα επικοινωνήσουμε μαζί σας.
seller-what-title = Τι σημαίνει να πουλάτε μαζί μας
seller-reach-title = Τα ρούχα σας στα καταστήματά μας
seller-reach-text = Τα δείχνουμε στους πελάτες κάθε χώρας στη γλώσσα τους και με τιμή στο νόμισμά τους.
seller-service-title = Τους πελάτες τους φροντίζουμε εμείς
seller-service-text = Παραγγελίες, πληρωμές, παραδόσεις, επιστροφές και ερωτήσεις είναι δική μας δουλειά.
seller-terms-title = Όλα γραπτώς
seller-terms-text = Πριν ξεκινήσετε, συμφωνούμε την προμήθεια, τις πληρωμές και ποιος κάνει τι.
seller-who-title = Ποιος μπορεί να κάνει αίτηση
seller-who-text = Εγγεγραμμένες εταιρείες με δική τους μάρκα ρούχων: εσώρουχα, μπλουζάκια, κορμάκια, κολάν και άλλα βασικά. Κάθε ρούχο χρειάζεται τη σήμανση που απαιτεί ο νόμος: σύνθεση, φροντίδα, κατασκευαστής.
seller-how-text = Διαβάζουμε κάθε αίτηση και απαντάμε με email.
seller-form-title = Η αίτησή σας

seller-company = Εταιρεία
seller-contact = Υπεύθυνος επικοινωνίας
seller-web = Ιστότοπος
seller-web-help = Για παράδειγμα example.com
seller-goods = Τι πουλάτε
seller-goods-t-shirts = Μπλουζάκια
seller-goods-underwear = Εσώρουχα
seller-goods-bodysuits = Κορμάκια
seller-goods-leggings = Κολάν
seller-goods-other = Άλλα ρούχα
seller-quantity = Τεμάχια τον μήνα
seller-quantity-to-100 = Έως 100
seller-quantity-to-500 = 100 έως 500
seller-quantity-to-2000 = 500 έως 2000
seller-quantity-over-2000 = Πάνω από 2000
seller-message = Μήνυμα
seller-message-help = Τι κάνει τα ρούχα σας ξεχωριστά; Πού φτιάχνονται;
seller-listed = Όταν αρχίσουμε να πουλάμε στο κατάστημά σας, μπορείτε να εμφανίζετε την εταιρεία μας στους πωλητές σας.
seller-submit = Αποστολή αίτησης

seller-sent-title = Ευχαριστούμε
seller-sent-text = Λάβαμε την αίτησή σας και σας στείλαμε email. Μόλις τη διαβάσουμε, θα επικοινωνήσουμε.
notice-seller-applied = Η αίτηση στάλθηκε.

seller-list-title = Οι πωλητές μας
seller-list-lead = Εταιρείες των οποίων τα ρούχα θα βρείτε στο κατάστημά μας.
seller-list-empty-title = Δεν υπάρχουν ακόμη πωλητές
seller-list-empty-text = Κανείς άλλος δεν πουλά ακόμη εδώ. Θέλετε να κάνετε την αρχή;
seller-list-invitation = Θέλετε κι εσείς να πουλάτε εδώ;
