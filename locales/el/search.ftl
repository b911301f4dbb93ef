# The search: its page, and the panel that suggests while somebody types.

search-title = Αναζήτηση
search-field = Τι ψάχνετε;
search-submit = Αναζήτηση
search-help = Αναζητήστε με προϊόν, χρώμα, μέγεθος, μάρκα ή κωδικό προϊόντος.
search-meta-title = Αναζήτηση: { $query }
search-results = Αποτελέσματα για «{ $query }»
search-none-title = Δεν βρέθηκε τίποτα για «{ $query }»
search-none-text = Ελέγξτε την ορθογραφία ή δοκιμάστε με λιγότερες ή πιο γενικές λέξεις.
search-corrected = Μήπως εννοείτε
search-page = Μετάβαση στη σελίδα «{ $query }»
search-popular = Δημοφιλείς κατηγορίες
search-products = Προϊόντα
search-categories = Κατηγορίες
search-brands = Μάρκες
search-pages = Σελίδες
search-recent = Πρόσφατες αναζητήσεις
search-recent-clear = Διαγραφή πρόσφατων αναζητήσεων
search-all = { $count ->
    [one] Δείτε { $count } προϊόν
   *[other] Δείτε και τα { $count } προϊόντα
}
search-suggestions = { $count ->
    [one] { $count } πρόταση
   *[other] { $count } προτάσεις
}
