## Coming back from paying

order-number-of = Παραγγελία { $number }
pay-meta-title = Πληρωμή | { -brand }
pay-succeeded = Η πληρωμή ολοκληρώθηκε!
pay-processing = Η πληρωμή σας είναι σε επεξεργασία.
pay-processing-text = Η σελίδα ανανεώνεται μόνη της. Θα σας στείλουμε και email μόλις επιβεβαιωθεί η πληρωμή.
pay-failed = Η πληρωμή δεν ολοκληρώθηκε, δοκιμάστε ξανά.
pay-error = Κάτι πήγε στραβά.
pay-error-text = Η παραγγελία σας αποθηκεύτηκε. Δοκιμάστε ξανά σε λίγο.
