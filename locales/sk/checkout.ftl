## Coming back from paying

order-number-of = Objednávka { $number }
pay-meta-title = Platba | { -brand }
pay-succeeded = Platba prebehla!
pay-processing = Vašu platbu spracúvame.
pay-processing-text = Stránka sa obnovuje sama. Hneď ako bude platba potvrdená, napíšeme vám aj e-mail.
pay-failed = Platba sa nepodarila, skúste to, prosím, znova.
pay-error = Niečo sa pokazilo.
pay-error-text = Vaša objednávka je uložená. Skúste to, prosím, o chvíľu znova.
