# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## Στο υποσέλιδο

newsletter-title = Newsletter { -brand }
newsletter-text = Νέες αφίξεις, προσφορές, πού και πού μια ιστορία. Λίγα email τον μήνα, που σταματούν με ένα κλικ.
newsletter-email = Το email σας
newsletter-submit = Εγγραφή
newsletter-sent = Ρίξτε μια ματιά στα εισερχόμενά σας: σας στείλαμε μήνυμα για να επιβεβαιώσετε την εγγραφή σας.

## Σελίδες

newsletter-confirm-title = Επιβεβαιώστε την εγγραφή σας
newsletter-confirm-text = Ένα κλικ ακόμη και το newsletter έρχεται σε εσάς.
newsletter-confirm-action = Ναι, εγγραφή
newsletter-confirmed-title = Ευχαριστούμε
newsletter-confirmed-text = Είστε στη λίστα μας. Από εδώ και πέρα θα μαθαίνετε πριν από όλους για νέες αφίξεις και προσφορές.
unsubscribe-title = Διαγραφή από το newsletter
unsubscribe-text = Ένα κλικ και δεν θα σας γράφουμε πια. Την ίδια στιγμή διαγράφουμε και τη διεύθυνση email σας.
unsubscribe-action = Διαγραφή
unsubscribe-done-title = Διαγραφήκατε από τη λίστα
unsubscribe-done-text = Δεν θα λαμβάνετε πια το newsletter μας και η διεύθυνση email σας διαγράφηκε.
newsletter-browse = Ρίξτε μια ματιά στο κατάστημα

## Απαντήσεις

notice-newsletter-saved = Η εγγραφή σας στο newsletter αποθηκεύτηκε
notice-newsletter-confirmed = Η εγγραφή σας επιβεβαιώθηκε
notice-newsletter-left = Διαγραφήκατε από τη λίστα
error-newsletter-subscribed = Αυτό το email είναι ήδη εγγεγραμμένο
