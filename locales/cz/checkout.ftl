## Coming back from paying

order-number-of = Objednávka { $number }
pay-meta-title = Platba | { -brand }
pay-succeeded = Platba proběhla!
pay-processing = Vaši platbu zpracováváme.
pay-processing-text = Stránka se obnovuje sama. Jakmile bude platba potvrzená, napíšeme vám také e-mail.
pay-failed = Platba se nepodařila, zkuste to prosím znovu.
pay-error = Něco se nepovedlo.
pay-error-text = Vaše objednávka je uložená. Zkuste to prosím za chvilku znovu.
