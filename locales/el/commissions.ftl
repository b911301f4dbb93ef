# Τι κερδίζουν οι συνεργάτες: γιατί ελέγχεται μια προμήθεια, μηνιαίες καταστάσεις και το email τους.

## Γιατί ελέγχεται μια προμήθεια

commission-hold-own-account = Η παραγγελία έγινε από δικό σας λογαριασμό.
commission-hold-own-email = Η παραγγελία έγινε με τη διεύθυνση email σας.
commission-hold-own-phone = Η παραγγελία έγινε με τον αριθμό τηλεφώνου σας.
commission-hold-own-address = Η παραγγελία πηγαίνει σε μία από τις διευθύνσεις σας.
commission-hold-own-card = Η παραγγελία πληρώθηκε με μία από τις κάρτες σας.
commission-hold-own-network = Η παραγγελία ήρθε από δίκτυο που χρησιμοποιείτε κι εσείς.
commission-hold-same-address = Αρκετές παραγγελίες σας πηγαίνουν στην ίδια διεύθυνση.
commission-hold-cancelled-orders = Ασυνήθιστα πολλές παραγγελίες σας ακυρώθηκαν.
commission-hold-conversion-rate = Ασυνήθιστα πολλά κλικ σας έγιναν παραγγελίες.
commission-hold-seconds-on-page = Η σελίδα στην οποία οδηγεί ο σύνδεσμός σας έμεινε ανοιχτή μόνο μια στιγμή.

## Μηνιαία κατάσταση

commission-statement-title = Εκκαθάριση συνεργάτη
commission-statement-partner = Ο κωδικός συνεργάτη σας
commission-statement-period = Περίοδος
commission-statement-nothing = Αυτόν τον μήνα δεν υπήρξε κίνηση.
commission-statement-opening = Υπόλοιπο στην αρχή
commission-statement-earned = Προμήθειες που κερδίσατε
commission-statement-credited = Μπόνους και διορθώσεις
commission-statement-reversed = Αφαιρέθηκαν λόγω επιστροφών και ακυρώσεων
commission-statement-rejected = Απορρίφθηκαν
commission-statement-paid = Πληρώθηκαν
commission-statement-closing = Υπόλοιπο στο τέλος
commission-statement-pending = Δεν έχουν εγκριθεί ακόμη
commission-statement-payable = Εγκρίθηκαν
commission-statement-note = Η προμήθεια είναι μερίδιο της τιμής των προϊόντων μετά από όλες τις εκπτώσεις, χωρίς ΦΠΑ και μεταφορικά. Εγκρίνεται όταν λήξει η προθεσμία επιστροφής. Ό,τι επιστρέφεται αφαιρείται, ακόμη και μετά την πληρωμή.

# $month είναι π.χ. 2026-11, $balance ένα ποσό ή περισσότερα σε διαφορετικά νομίσματα.
mail-commission-statement = Η εκκαθάρισή σας: { $month }
    .preview = Το υπόλοιπό σας: { $balance }
    .title = Η εκκαθάρισή σας είναι έτοιμη.
    .text = Το υπόλοιπό σας στο { $shop } στο τέλος του μήνα: { $balance }. Στον χώρο συνεργατών βλέπετε από τι αποτελείται και μπορείτε να κατεβάσετε την εκκαθάριση.
    .action = Άνοιγμα εκκαθαρίσεων
    .note = Αν δεν θέλετε πια αυτά τα email, απενεργοποιήστε τα στο προφίλ σας.

mail-commission-earned = Μια παραγγελία μετράει για εσάς: { $amount }
    .preview = Η προμήθειά σας για την παραγγελία { $number }: { $amount }
    .title = Μια παραγγελία μετράει για εσάς.
    .text = Κάποιος παρήγγειλε στο { $shop } μέσω εσάς. Η προμήθειά σας για την παραγγελία { $number }: { $amount }. Παραμένει σε αναμονή μέχρι να φτάσουν τα προϊόντα και να μην μπορούν πια να επιστραφούν.
    .action = Άνοιγμα προμηθειών
    .note = Αν δεν θέλετε πια αυτά τα email, απενεργοποιήστε τα στο προφίλ σας.
