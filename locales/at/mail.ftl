# In Österreich heißt die Steuer anders.

mail-order-vat = davon USt. { $rate }
