# In Österreich heißt die Steuer anders.

mail-order-vat = davon USt. { $rate }
mail-order-guarantee-text = Nach EU-Recht hast du auf alle Waren eine gesetzliche Gewährleistung von mindestens zwei Jahren. Ist etwas mangelhaft oder nicht wie beschrieben, kannst du die kostenlose Verbesserung (Reparatur) oder den kostenlosen Austausch verlangen oder, wenn das Gesetz es vorsieht, eine Preisminderung oder dein Geld zurück.
