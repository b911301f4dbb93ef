# Ο χώρος των συνεργατών: όσοι δείχνουν το κατάστημα σε άλλους και κερδίζουν προμήθεια.

## Διαδρομές

affiliate-nav = Χώρος συνεργατών
affiliate-nav-dashboard = Επισκόπηση
affiliate-nav-links = Σύνδεσμοι
affiliate-nav-analytics = Στατιστικά
affiliate-nav-discounts = Κωδικοί έκπτωσης
affiliate-nav-commissions = Προμήθειες
affiliate-nav-media-kit = Εικόνες και κείμενα
affiliate-nav-profile = Προφίλ

## Σύνδεση και αίτηση

affiliate-login-title = Σύνδεση συνεργατών
affiliate-login-lead = Οι σύνδεσμοι, οι παραγγελίες και τα έσοδά σας.
affiliate-login-shopper = Ψάχνετε τις παραγγελίες σας;
affiliate-login-shop = Σύνδεση πελατών
affiliate-register-title = Γίνετε συνεργάτης
affiliate-register-lead = Δείξτε τα ρούχα μας στους ανθρώπους που σας ακολουθούν και κερδίστε προμήθεια από κάθε παραγγελία.
affiliate-register-you = Τα στοιχεία σας
affiliate-register-email-help = Μπορείτε να βάλετε το ίδιο email με τις αγορές σας: θα είναι ξεχωριστός λογαριασμός.
affiliate-register-how = Πού θα μας δείξετε
affiliate-register-action = Αποστολή αίτησης
affiliate-kind = Κάνετε αίτηση ως
affiliate-kind-person = Ιδιώτης
affiliate-kind-company = Εταιρεία
affiliate-company = Εταιρεία
affiliate-web = Ιστότοπος
affiliate-channels = Τα κανάλια σας
affiliate-channel-kind = Κανάλι
affiliate-channel-address = Διεύθυνση ιστού ή όνομα
affiliate-channel-followers = Ακόλουθοι
affiliate-channel-blog = Blog
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Newsletter
affiliate-channel-other = Κάτι άλλο
affiliate-countries = Χώρες όπου ζει το κοινό σας
affiliate-promotion = Πώς θα μας παρουσιάσετε;
affiliate-promotion-help = Αρκούν λίγες προτάσεις. Τον τραπεζικό λογαριασμό θα τον δώσετε αργότερα.
affiliate-terms = Όροι του προγράμματος
affiliate-terms-own = Από δικές σας παραγγελίες ή του νοικοκυριού σας δεν κερδίζετε τίποτα.
affiliate-terms-ads = Όπου δείχνετε τους συνδέσμους μας, λέτε καθαρά ότι είναι διαφήμιση.
affiliate-terms-honest = Δεν αγοράζετε το όνομά μας σε μηχανές αναζήτησης και δεν υπόσχεστε τίποτα που δεν υποσχόμαστε εμείς.
affiliate-terms-mail = Στέλνετε newsletter μόνο σε όσους το ζήτησαν.
affiliate-terms-returns = Για ό,τι επιστρέφεται ή ακυρώνεται δεν υπάρχει προμήθεια. Γι’ αυτό η προμήθεια περιμένει να περάσει η προθεσμία επιστροφής.
affiliate-terms-payout = Πληρώνουμε μόλις συγκεντρωθεί το ελάχιστο ποσό. Τους φόρους τους πληρώνετε εσείς.
affiliate-terms-agree = Έχω διαβάσει τους όρους του προγράμματος και τους αποδέχομαι.
affiliate-terms-changed = Οι όροι του προγράμματος άλλαξαν
affiliate-applied-title = Ευχαριστούμε, λάβαμε την αίτησή σας
affiliate-applied-text = Θα τη διαβάσει κάποιος από την ομάδα μας. Χρειάζονται λίγες εργάσιμες ημέρες.
affiliate-applied-mail = Επιβεβαιώστε το email σας με τον σύνδεσμο που μόλις σας στείλαμε.
affiliate-applied-read = Θα σας γράψουμε τι αποφασίσαμε. Ως τότε, αφού συνδεθείτε, βλέπετε πού βρίσκεται η αίτησή σας.
affiliate-applied-start = Μόλις γίνετε δεκτοί, φτιάξτε τον πρώτο σας σύνδεσμο.

## Κατάσταση

affiliate-pending-title = Διαβάζουμε την αίτησή σας
affiliate-pending-text = Θα λάβετε email μόλις αποφασίσουμε. Ως τότε μπορείτε να συμπληρώσετε το προφίλ σας.
affiliate-rejected-title = Δεν δεχτήκαμε την αίτησή σας
affiliate-rejected-text = Αν κάτι άλλαξε, γράψτε μας. Το email μας είναι στο κάτω μέρος κάθε σελίδας του καταστήματος.
affiliate-suspended-title = Ο λογαριασμός σας έχει ανασταλεί
affiliate-suspended-text = Βλέπετε ακόμη τα πάντα εδώ, αλλά τα κλικ και οι παραγγελίες δεν μετράνε πια και δεν μπορείτε να αλλάξετε τίποτα.
affiliate-left-title = Φύγατε από το πρόγραμμα
affiliate-left-text = Οι σύνδεσμοί σας δεν μετράνε πια. Όσα κερδίσατε ως τότε θα σας τα πληρώσουμε.
affiliate-reason = Αιτία:

## Αριθμοί

affiliate-number = { $number }
affiliate-percent = { $number }%
affiliate-day = { $day }/{ $month }/{ $year }
affiliate-days = { $count ->
    [one] { $count } ημέρα
   *[other] { $count } ημέρες
}
affiliate-range = Περίοδος
affiliate-date-from = Από
affiliate-date-to = Έως
affiliate-compare = Σύγκριση με την προηγούμενη περίοδο
affiliate-show = Εμφάνιση
affiliate-all = Όλα
affiliate-show-all = Εμφάνιση όλων
affiliate-earnings = Έσοδα
affiliate-earnings-in = Έσοδα σε { $currency }
affiliate-pending = Σε αναμονή
affiliate-paid = Πληρώθηκαν
affiliate-clicks = Κλικ
affiliate-clicks-before = Κλικ πριν
affiliate-conversions = Παραγγελίες
affiliate-conversion-rate = Μετατροπή
affiliate-epc = Έσοδα ανά κλικ
affiliate-revenue = Πωλήσεις
affiliate-sale = Πώληση
affiliate-commission = Προμήθεια
affiliate-before = Πριν:
affiliate-daily = Ανά ημέρα
affiliate-measure = Τι δείχνει το γράφημα
affiliate-chart = { $what } ανά ημέρα. Οι αριθμοί είναι στον πίνακα.
affiliate-chart-before = Η διακεκομμένη γραμμή είναι η προηγούμενη περίοδος.
affiliate-as-table = Εμφάνιση ως πίνακα
affiliate-sources = Από πού έρχονται τα κλικ
affiliate-source-none = Δεν αναφέρεται
affiliate-top-products = Καλύτερα προϊόντα
affiliate-top-pages = Καλύτερες σελίδες
affiliate-name = Όνομα
affiliate-csv = Αποθήκευση ως CSV
affiliate-first-title = Τα πρώτα σας βήματα
affiliate-first-text = Δεν υπάρχει ακόμη κάτι να μετρηθεί. Μόλις κάποιος ανοίξει έναν σύνδεσμό σας, θα το δείτε εδώ.
affiliate-first-link = Φτιάξτε τον πρώτο σας σύνδεσμο
affiliate-first-link-text = Για οποιαδήποτε σελίδα οποιουδήποτε καταστήματός μας.
affiliate-first-link-action = Δημιουργία συνδέσμου
affiliate-first-media = Πάρτε εικόνες και κείμενα
affiliate-first-media-text = Όλα τα προϊόντα με περιγραφή, έτοιμα για κοινοποίηση.
affiliate-first-media-action = Άνοιγμα εικόνων και κειμένων
affiliate-first-payout = Δώστε τραπεζικό λογαριασμό
affiliate-first-payout-text = Για να ξέρουμε πού θα στέλνουμε τα έσοδά σας.
affiliate-first-payout-action = Άνοιγμα προφίλ

## Στατιστικά

affiliate-by = Ανάλυση κατά
affiliate-by-day = Ημέρα
affiliate-by-source = Πηγή
affiliate-by-medium = Μέσο
affiliate-by-campaign = Καμπάνια
affiliate-by-content = Περιεχόμενο
affiliate-by-term = Όρος αναζήτησης
affiliate-by-country = Χώρα
affiliate-by-device = Συσκευή
affiliate-by-browser = Browser
affiliate-by-product = Προϊόν
affiliate-by-landing = Σελίδα εισόδου
affiliate-device-mobile = Κινητό
affiliate-device-tablet = Τάμπλετ
affiliate-device-desktop = Υπολογιστής
affiliate-analytics-empty = Κανένα κλικ σε αυτή την περίοδο
affiliate-analytics-empty-text = Διαλέξτε μεγαλύτερη περίοδο ή μοιραστείτε έναν σύνδεσμο.

## Σύνδεσμοι

affiliate-links-lead = Κάθε σύνδεσμος έχει τον κωδικό σας. Οι παραγγελίες μέσα από αυτόν μετράνε για εσάς.
affiliate-link-kind = Προς
affiliate-link-address = Διεύθυνση σελίδας
affiliate-link-address-help = Αντιγράψτε την από οποιοδήποτε κατάστημά μας.
affiliate-link-category = Κατηγορία
affiliate-link-target = Προϊόν ή κατηγορία
affiliate-link-search = Αναζητήστε προϊόντα και κατηγορίες
affiliate-link-no-discount = Χωρίς έκπτωση
affiliate-link-campaign = Καμπάνια
affiliate-link-made = Ο σύνδεσμός σας
affiliate-link-whole = Ολόκληρος σύνδεσμος
affiliate-link-short = Σύντομος σύνδεσμος
affiliate-link-qr = Κωδικός QR
affiliate-link-qr-alt = Κωδικός QR του σύντομου συνδέσμου
affiliate-link-qr-save = Αποθήκευση κωδικού QR
affiliate-link-copy = Αντιγραφή συνδέσμου
affiliate-link-copied = Ο σύνδεσμος αντιγράφηκε
affiliate-copy-failed = Η αντιγραφή δεν γίνεται εδώ. Επιλέξτε το κείμενο και αντιγράψτε το μόνοι σας.

## Κωδικοί έκπτωσης

affiliate-discounts-lead = Κωδικοί που μπορείτε να δώσετε. Μια παραγγελία με τον κωδικό σας μετράει πάντα για εσάς.
affiliate-discounts-empty = Δεν υπάρχουν ακόμη κωδικοί έκπτωσης
affiliate-discounts-empty-text = Θα σας γράψουμε όταν υπάρξει κωδικός για εσάς. Οι σύνδεσμοι λειτουργούν και χωρίς κωδικό.
affiliate-discount = Κωδικός έκπτωσης
affiliate-uses = Χρήσεις
affiliate-copy-code = Αντιγραφή κωδικού
affiliate-coupon-copied = Ο κωδικός έκπτωσης αντιγράφηκε

## Προμήθειες

affiliate-commissions-lead = Κάθε παραγγελία που μετράει για εσάς, χωρίς το όνομα όποιου παρήγγειλε.
affiliate-commissions-count = { $count ->
    [one] { $count } προμήθεια
   *[other] { $count } προμήθειες
}
affiliate-commissions-none = Δεν υπάρχουν τέτοιες προμήθειες
affiliate-commissions-none-text = Διαλέξτε άλλα φίλτρα.
affiliate-commissions-empty = Δεν υπάρχουν ακόμη προμήθειες
affiliate-commissions-empty-text = Η πρώτη παραγγελία μέσα από σύνδεσμό σας θα εμφανιστεί εδώ.
affiliate-status = Κατάσταση
affiliate-status-pending = Σε αναμονή
affiliate-status-held = Σε έλεγχο
affiliate-status-approved = Εγκρίθηκε
affiliate-status-paid = Πληρώθηκε
affiliate-status-rejected = Απορρίφθηκε
affiliate-status-reversed = Αντιλογίστηκε
affiliate-status-active = Ενεργός
affiliate-status-disabled = Ανενεργός
affiliate-status-scheduled = Προγραμματισμένος
affiliate-status-expired = Έληξε
affiliate-order = Παραγγελία
affiliate-bonus = Μπόνους
affiliate-adjustment = Διόρθωση
affiliate-date = Ημερομηνία
affiliate-reversed = Από αυτά επιστράφηκαν: { $amount }
affiliate-hold-until = Περιμένει έως: { $date }
affiliate-statements = Εκκαθαρίσεις
affiliate-statement = Εκκαθάριση: { $month }/{ $year }

## Εικόνες και κείμενα

affiliate-media-lead = Εικόνες και κείμενα των προϊόντων μας. Μπορείτε να τα χρησιμοποιείτε όσο είστε συνεργάτης.
affiliate-feed = Λίστα προϊόντων
affiliate-feed-text = Όλα τα προϊόντα με τιμές και τον κωδικό σας σε κάθε σύνδεσμο.
affiliate-media-products = Προϊόντα
affiliate-media-empty = Δεν υπάρχουν ακόμη προϊόντα
affiliate-media-empty-text = Αυτό το κατάστημα δεν έχει κάτι να δείξει αυτή τη στιγμή.
affiliate-picture-save = Αποθήκευση εικόνας: { $name }
affiliate-copy-text = Αντιγραφή κειμένου
affiliate-text-copied = Το κείμενο αντιγράφηκε

## Προφίλ

affiliate-details = Τα στοιχεία σας
affiliate-profile-updated = Το προφίλ ενημερώθηκε
affiliate-code = Ο κωδικός συνεργάτη σας
affiliate-code-copied = Ο κωδικός αντιγράφηκε
affiliate-tier = Βαθμίδα
affiliate-time-zone = Ζώνη ώρας
affiliate-emails = Email
affiliate-emails-commissions = Όταν μια παραγγελία μετράει για εμένα
affiliate-emails-statements = Η μηνιαία μου εκκαθάριση
affiliate-programme = Το πρόγραμμα
affiliate-programme-window = Μετά το κλικ μια παραγγελία μετράει για
affiliate-programme-hold = Μετά την παράδοση η προμήθεια περιμένει
affiliate-programme-minimum = Πληρώνουμε από
affiliate-programme-bonus = Μπόνους από εγκεκριμένες παραγγελίες τον μήνα: { $count }
affiliate-payout = Πληρωμή
affiliate-payout-text = Ο λογαριασμός όπου στέλνουμε τα έσοδά σας. Φυλάσσεται κρυπτογραφημένος και σας γράφουμε για κάθε αλλαγή.
affiliate-payout-changed = Τελευταία αλλαγή: { $date }
affiliate-payout-action = Αποθήκευση λογαριασμού
affiliate-leave = Αποχώρηση από το πρόγραμμα
affiliate-leave-open = Αποχώρηση από το πρόγραμμα
affiliate-leave-text = Οι σύνδεσμοι και οι κωδικοί σας παύουν αμέσως να μετράνε. Όσα κερδίσατε ως τότε θα σας τα πληρώσουμε.
affiliate-leave-action = Οριστική αποχώρηση

## Τι δεν έγινε

affiliate-error = Κάτι πήγε στραβά
affiliate-error-profile = Το προφίλ δεν φορτώθηκε
affiliate-error-update = Το προφίλ δεν ενημερώθηκε
affiliate-error-dashboard = Η επισκόπηση δεν φορτώθηκε
affiliate-error-discounts = Οι κωδικοί έκπτωσης δεν φορτώθηκαν
affiliate-error-commissions = Οι προμήθειες δεν φορτώθηκαν
affiliate-error-link = Ο σύνδεσμος δεν δημιουργήθηκε
affiliate-error-analytics = Τα στατιστικά δεν φορτώθηκαν
