error-invoice-number-empty = Ο αριθμός τιμολογίου δεν μπορεί να είναι κενός

error-order-number-empty = Ο αριθμός παραγγελίας δεν μπορεί να είναι κενός

error-track-contact-empty = Γράψτε το email ή τον ταχυδρομικό κώδικα της παραγγελίας

error-order-not-found = Δεν βρίσκουμε παραγγελία με αυτά τα στοιχεία. Ελέγξτε τον αριθμό και το email ή τον ταχυδρομικό κώδικα.

error-return-needs-email = Για επιστροφή, γράψτε τον αριθμό της παραγγελίας μαζί με το email της παραγγελίας.
error-return-reason = Πρέπει να επιλέξετε λόγο επιστροφής
error-return-nothing = Επιλέξτε τι θέλετε να επιστρέψετε
error-return-nothing-left = Από αυτή την παραγγελία δεν μένει τίποτα για επιστροφή.
error-return-twice = Αυτό το προϊόν υπάρχει δύο φορές στο αίτημα
error-return-pieces = Περισσότερα από όσα μπορούν να επιστραφούν. Δυνατά: { $count }
error-return-photos = Προσθέστε μια φωτογραφία της ζημιάς
error-return-photos-many = Πάρα πολλές φωτογραφίες. Δυνατές: { $max }
error-return-photos-full = Για αυτή την παραγγελία υπάρχουν ήδη αρκετές φωτογραφίες.
error-return-photo-gone = Μια φωτογραφία δεν υπάρχει πια. Προσθέστε την ξανά.
error-return-exchange-gone = Αυτό το μέγεθος μόλις εξαντλήθηκε. Επιλέξτε άλλο ή επιστροφή χρημάτων.
error-return-not-delivered = Μπορείτε να επιστρέψετε προϊόντα αφού παραδοθεί η παραγγελία. Μέχρι τότε μπορείτε να υπαναχωρήσετε.
error-return-only-faults = Η προθεσμία επιστροφής έληξε. Αν κάτι έχει ζημιά, είναι λάθος ή διαφέρει από την περιγραφή, μπορείτε ακόμη να το επιστρέψετε.
error-return-over = Η προθεσμία επιστροφής έληξε. Αν κάτι δεν πάει καλά με ένα προϊόν, γράψτε μας.
error-return-not-withdrawable = Αυτό το αίτημα δεν μπορεί πια να ακυρωθεί.
error-file-size = Το μέγεθος του αρχείου υπερβαίνει τα { $max }
error-file-kind = Επιλέξτε φωτογραφία σε μορφή JPEG, PNG ή WebP

error-withdrawal-over = Η προθεσμία υπαναχώρησης για αυτή την παραγγελία έληξε. Ίσως μπορείτε ακόμη να την επιστρέψετε.
error-withdrawal-nothing-left = Έχετε ήδη υπαναχωρήσει για όλα σε αυτή την παραγγελία ή τα έχετε επιστρέψει.
error-withdrawal-confirm = Επιβεβαιώστε ότι θέλετε να υπαναχωρήσετε

notice-return-requested = Λάβαμε το αίτημά σας.
notice-return-withdrawn = Το αίτημά σας ακυρώθηκε.

notice-withdrawal-declared = Λάβαμε την υπαναχώρησή σας. Η απόδειξη έρχεται με email.

withdrawal-before-delivery = 14 ημέρες μετά την παράδοση

return-reason-too-small = Πολύ μικρό
return-reason-too-large = Πολύ μεγάλο
return-reason-changed-mind = Δεν μου αρέσει
return-reason-too-late = Ήρθε πολύ αργά
return-reason-not-as-described = Διαφέρει από την περιγραφή
return-reason-wrong-item = Ήρθε λάθος προϊόν
return-reason-damaged = Με ζημιά ή ελάττωμα

return-way-label = Με κούριερ
return-way-label-text = Τυπώστε την ετικέτα, κολλήστε την στο δέμα και δώστε το στον κούριερ.
return-way-drop-off = Αυτοπροσώπως
return-way-drop-off-text = Φέρτε το δέμα εδώ: { $address }

return-status-requested = Ζητήθηκε επιστροφή
return-status-declared = Δηλώθηκε υπαναχώρηση
return-status-approved = Εγκρίθηκε
return-status-received = Παραλήφθηκε
return-status-inspected = Ελέγχθηκε
return-status-refunded = Επιστράφηκαν τα χρήματα
return-status-exchanged = Στάλθηκε η αλλαγή
return-status-refused = Απορρίφθηκε
return-status-withdrawn = Ακυρώθηκε από εσάς

return-label-title = Επιστροφή
return-label-to = Προς
return-label-order = Παραγγελία
return-label-items = Σε αυτό το δέμα
return-label-step-pack = Βάλτε τα προϊόντα σε κουτί ή σακούλα και κλείστε το καλά.
return-label-step-stick = Κόψτε την ετικέτα και κολλήστε την απ’ έξω ώστε ο γραμμωτός κώδικας να είναι επίπεδος.
return-label-step-hand-over = Παραδώστε το δέμα και κρατήστε την απόδειξη ώσπου να πάρετε τα χρήματά σας.

mail-return-requested = Η επιστροφή σας { $number }
    .preview = Δείτε πώς θα τη στείλετε.
    .title = Λάβαμε το αίτημά σας.
    .text = Θέλετε να επιστρέψετε κάτι από την παραγγελία σας { $order }. Αυτά σημειώσαμε.
    .action = Πώς να το στείλετε
    .note = Γράψτε στο δέμα τον αριθμό της επιστροφής: { $number }

mail-return-received = Η επιστροφή σας { $number } έφτασε
    .preview = Την ελέγχουμε τώρα.
    .title = Το δέμα σας είναι εδώ.
    .text = Η επιστροφή από την παραγγελία σας { $order } έφτασε. Θα την ελέγξουμε και θα σας στείλουμε τα χρήματα ή ό,τι επιλέξατε στη θέση τους.
    .action = Δείτε την πορεία

mail-return-refunded = Χρήματα για την επιστροφή { $number }
    .preview = Τα χρήματά σας είναι καθ’ οδόν.
    .title = Τα χρήματά σας είναι καθ’ οδόν.
    .text = Ελέγξαμε την επιστροφή από την παραγγελία σας { $order } και επιστρέφουμε το παρακάτω ποσό με τον τρόπο που πληρώσατε. Αν πληρώσατε με αντικαταβολή, σε άλλο email θα σας ζητήσουμε τον τραπεζικό λογαριασμό σας.
    .action = Δείτε την πορεία

mail-return-exchanged = Αλλαγή για την επιστροφή { $number }
    .preview = Σας στέλνουμε το άλλο μέγεθος.
    .title = Η αλλαγή σας είναι καθ’ οδόν.
    .text = Ελέγξαμε την επιστροφή από την παραγγελία σας { $order } και σας στέλνουμε στη θέση της το μέγεθος που επιλέξατε.
    .action = Δείτε την πορεία

mail-return-refused = Για την επιστροφή σας { $number }
    .preview = Δυστυχώς, δεν μπορούμε να τη δεχτούμε.
    .title = Δεν μπορούμε να δεχτούμε την επιστροφή.
    .text = Είδαμε την επιστροφή από την παραγγελία σας { $order } και δυστυχώς δεν μπορούμε να επιστρέψουμε τίποτα για αυτήν.
    .action = Δείτε την πορεία
    .note = Ο λόγος: { $reason }

mail-withdrawal-receipt = Απόδειξη υπαναχώρησης { $number }
    .preview = Λάβαμε τη δήλωσή σας.
    .title = Λάβαμε την υπαναχώρησή σας.
    .text = Υπαναχωρήσατε από τη σύμβαση για την παραγγελία { $order }, για τα παρακάτω προϊόντα. Αυτό το email είναι η απόδειξή σας.
    .action = Πώς να το στείλετε
    .note = Όσα έχετε ήδη λάβει, στείλτε τα πίσω μέσα σε 14 ημέρες. Επιστρέφουμε όσα πληρώσατε για αυτά.

mail-return-number = Αριθμός επιστροφής
mail-return-asked = Ζητήθηκε στις
mail-withdrawal-declared = Η υπαναχώρηση δηλώθηκε στις
