# Οι σελίδες μετά την παραγγελία: πού βρίσκεται, επιστροφές και υπαναχώρηση.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Παρακολούθηση παραγγελίας
track-lead = Θα βρείτε τον αριθμό σε κάθε email για την παραγγελία. Γράψτε τον μαζί με το email ή τον ταχυδρομικό κώδικα της παραγγελίας.
track-number = Αριθμός τιμολογίου ή παραγγελίας
track-contact = Email ή ταχυδρομικός κώδικας
track-submit = Εμφάνιση παραγγελίας
track-email-needed = Για να επιστρέψετε κάτι ή να δείτε όλες τις λεπτομέρειες, γράψτε το email της παραγγελίας αντί για τον ταχυδρομικό κώδικα.
track-now = Τι μπορείτε να κάνετε τώρα
track-pickup = Η παραγγελία σας είναι έτοιμη. Την παραλαμβάνετε εδώ: { $address }
track-nothing = Προς το παρόν δεν χρειάζεται να κάνετε κάτι.
track-details = Όλα για αυτή την παραγγελία
track-other = Παρακολούθηση άλλης παραγγελίας

## A return, step by step

return-title = Επιστροφή προϊόντων
return-lead = Θέλει μόνο δύο λεπτά. Δεν χρειάζεται να έχετε λογαριασμό στο κατάστημά μας.
return-find = Εύρεση παραγγελίας
return-choose-title = Τι θέλετε να επιστρέψετε;
return-until = Μπορείτε να επιστρέψετε τα προϊόντα έως: { $date }
return-how-many = Πόσα τεμάχια επιστρέφετε;
return-none = Κανένα
return-line-over = Αυτό το προϊόν δεν μπορεί πλέον να επιστραφεί.
return-line-requested = Σε επιστροφή που έχετε ζητήσει: { $count }
return-outcome = Τι θέλετε στη θέση του;
return-refund = Επιστροφή χρημάτων
return-exchange-for = Αλλαγή με { $choice }
return-choose-missing = Επιλέξτε τουλάχιστον ένα προϊόν.
return-continue = Συνέχεια
return-back = Αλλαγή επιλογής
return-reason-title = Ποιος είναι ο λόγος της επιστροφής;
return-reason = Λόγος
return-comment = Θέλετε να μας πείτε κάτι ακόμη;
return-photos = Φωτογραφίες της ζημιάς
return-photos-help = JPEG, PNG ή WebP. Τις βλέπει μόνο η ομάδα επιστροφών και τις διαγράφουμε όταν κλείσει η επιστροφή.
return-photos-remove = Αφαίρεση της φωτογραφίας { $name }
return-photos-no-script = Για να προσθέσετε φωτογραφίες, ο browser πρέπει να έχει ενεργή τη JavaScript. Μπορείτε και να τις στείλετε με email: { $email }
return-way = Πώς θα στείλετε το δέμα;
return-account = Πληρώσατε με αντικαταβολή, γι’ αυτό θα μεταφέρουμε τα χρήματα στον τραπεζικό σας λογαριασμό. Θα σας τον ζητήσουμε με email.
return-preview-title = Τι παίρνετε πίσω
return-preview-items = Προϊόντα
return-preview-lost = Δεν ισχύει πλέον: { $title }
return-preview-total = Επιστροφή χρημάτων
return-preview-kept = Όσα κρατάτε κοστίζουν
return-preview-exchange = Για τα προϊόντα που αλλάζετε δεν επιστρέφονται χρήματα.
return-submit = Αίτημα επιστροφής
return-impossible-title = Αυτή η παραγγελία δεν μπορεί να επιστραφεί εδώ
return-contact = Κάτι δεν πάει καλά με ένα προϊόν; Γράψτε μας και θα βρούμε λύση:

## The states of returns

return-status-title = Οι επιστροφές σας
return-status-find = Γράψτε το email ή τον ταχυδρομικό κώδικα της παραγγελίας για να δείτε τις επιστροφές της.
return-status-none = Δεν υπάρχει ακόμη επιστροφή για αυτή την παραγγελία.
return-done = Λάβαμε το αίτημα επιστροφής και σας στείλαμε τις λεπτομέρειες με email.
return-number = Επιστροφή { $number }
return-refused = Γιατί την απορρίψαμε: { $reason }
return-label = Εκτύπωση ετικέτας επιστροφής
return-take-back = Ακύρωση αυτής της επιστροφής

## The statutory withdrawal

withdrawal-title = Υπαναχώρηση από τη σύμβαση
withdrawal-lead = Μπορείτε να υπαναχωρήσετε από την αγορά χωρίς να δώσετε λόγο. Πείτε μας τι αφορά και μετά επιβεβαιώστε.
withdrawal-until = Προθεσμία υπαναχώρησης: { $date }
withdrawal-what = Για ποια προϊόντα θέλετε να υπαναχωρήσετε;
withdrawal-requested = Για ορισμένα από αυτά τα προϊόντα έχετε ήδη ζητήσει επιστροφή. Μπορείτε παρ’ όλα αυτά να υπαναχωρήσετε και για αυτά.
withdrawal-replaces = Τα προϊόντα της επιστροφής σας περνούν σε αυτή την υπαναχώρηση. Παίρνετε πίσω τα χρήματά σας για αυτά, ακόμη κι αν είχατε ζητήσει αλλαγή. Αν τα έχετε ήδη στείλει, δεν χρειάζεται να κάνετε κάτι άλλο.
withdrawal-how-many = Για πόσα τεμάχια υπαναχωρείτε;
withdrawal-confirm-title = Επιβεβαιώστε την υπαναχώρηση
withdrawal-statement = Με την παρούσα υπαναχωρώ από τη σύμβαση για αυτά τα προϊόντα. Παραγγελία { $number }, με ημερομηνία: { $date }
withdrawal-receipt = Στέλνουμε αμέσως την απόδειξη παραλαβής με ημερομηνία και ώρα στο: { $email }
withdrawal-confirm = Επιβεβαίωση υπαναχώρησης
withdrawal-done = Λάβαμε την υπαναχώρησή σας και σας στείλαμε την απόδειξη με email.
withdrawal-number = Υπαναχώρηση { $number }
withdrawal-declared = Δηλώθηκε: { $date }
withdrawal-over-title = Η προθεσμία υπαναχώρησης έληξε
withdrawal-over-text = Ίσως μπορείτε ακόμη να επιστρέψετε προϊόντα με τις δικές μας επιστροφές.
