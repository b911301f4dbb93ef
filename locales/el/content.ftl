# Σελίδες κειμένου, συχνές ερωτήσεις, βοήθεια, φροντίδα και περιοδικό.

content-meta-title = { $title } – { -brand }
content-updated = Ενημερώθηκε: { $date }
content-days = { $count ->
    [one] { $count } ημέρα
   *[other] { $count } ημέρες
}
content-contents = Σε αυτή τη σελίδα
content-other-language = Αυτή η σελίδα δεν έχει μεταφραστεί ακόμη, γι’ αυτό τη βλέπετε στα αγγλικά.
content-faq-title = Συχνές ερωτήσεις
content-faq-lead = Παραγγελία, πληρωμή, παράδοση, επιστροφές και μεγέθη: σύντομες απαντήσεις σε όσα μας ρωτούν συχνότερα.
content-faq-search = Αναζήτηση στις ερωτήσεις
content-faq-found = { $count ->
    [one] Βρέθηκε { $count } ερώτηση
   *[other] Βρέθηκαν { $count } ερωτήσεις
}
content-faq-none = Δεν βρέθηκε τίποτα. Δοκιμάστε άλλη λέξη ή γράψτε μας.
content-help-title = Κέντρο βοήθειας
content-help-lead = Επιλέξτε το θέμα. Αν δεν βρείτε απάντηση, θα χαρούμε να βοηθήσουμε.
content-help-contact = Έχετε κι άλλη ερώτηση; Γράψτε ή τηλεφωνήστε
content-care-title = Φροντίδα ρούχων
content-care-lead = Τι σημαίνουν τα σύμβολα φροντίδας και πώς τα ρούχα μένουν όμορφα για περισσότερο καιρό.
content-blog-title = Περιοδικό
content-blog-page = Περιοδικό, σελίδα { $page }
content-blog-lead = Για υφάσματα, εφαρμογή και φροντίδα, και για το πώς φοράμε καλά βασικά ρούχα κάθε μέρα.
content-blog-more = Περισσότερα από το περιοδικό
content-blog-products = Προϊόντα που ταιριάζουν
