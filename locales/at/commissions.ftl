# In Österreich heißt die Steuer anders.

commission-statement-note = Eine Provision ist ein Anteil an dem, was die Ware nach allen Rabatten kostet, ohne Umsatzsteuer und Versand. Sie wird bestätigt, wenn die Rückgabefrist vorbei ist. Was zurückkommt, ziehen wir ab, auch nach einer Auszahlung.
