# In Österreich heißt die Steuer anders.

invoice-vat-rate = USt.-Satz
invoice-vat = USt.
