## Coming back from paying

order-number-of = Objednávka { $number }
pay-meta-title = Platba | { -brand }
pay-succeeded = Platba proběhla!
pay-processing = Vaši platbu zpracováváme.
pay-processing-text = Stránka se obnovuje sama. Jakmile bude platba potvrzená, napíšeme vám také e-mail.
pay-failed = Platba se nepodařila, zkuste to prosím znovu.
pay-error = Něco se nepovedlo.
pay-error-text = Vaše objednávka je uložená. Zkuste to prosím za chvilku znovu.
pay-unknown-text = Zkuste to prosím za chvilku znovu.

## The payment step

checkout-title = Pokladna
checkout-meta-title = Pokladna | { -brand }
checkout-contact = Váš e-mail
checkout-email-help = Pošleme na něj potvrzení objednávky.
checkout-sign-in = Máte účet? Přihlaste se
checkout-address = Doručovací adresa
checkout-collector = Kdo objednávku vyzvedne
checkout-saved = Uložená adresa
checkout-saved-new = Jiná adresa
checkout-billing-other = Fakturační adresa je jiná
checkout-delivery = Doručení
checkout-courier = Kurýrem
checkout-pickup = Vyzvednutí v našem skladu
checkout-hours = Pondělí až pátek, { $opens }–{ $closes }
checkout-arrives = U vás doma: { $dates }
checkout-ready = Připraveno k vyzvednutí: { $date }
checkout-payment = Platba
checkout-card = Karta
checkout-wallet = Karta nebo mobilní peněženka
checkout-card-text = Zaplatíte v dalším kroku na zabezpečené stránce platební brány.
checkout-cod-text = Zaplatíte při převzetí objednávky.
checkout-sandbox = Zkušební platba
checkout-sandbox-text = Nic se neúčtuje: obchod se právě zkouší.
checkout-note = Poznámka pro kurýra
checkout-terms = Souhlasím s obchodními podmínkami.
checkout-terms-check = Pro pokračování prosím zaškrtněte
checkout-place = Objednávka zavazující k platbě
checkout-back = Zpět do košíku
checkout-changed = Co se změnilo
checkout-before = Předtím:
checkout-now = Nyní:

## After the order

order-meta-title = Vaše objednávka | { -brand }
order-thanks = Děkujeme za objednávku
order-sent = Potvrzení jsme poslali na { $email }.
order-unpaid = Vaše objednávka čeká na zaplacení
order-unpaid-text = Zboží pro vás krátce držíme. Jakmile zaplatíte, odešleme ho.
order-cancelled-title = Tato objednávka byla zrušena
order-cancelled-text = Nic neodešleme. Pokud jste už zaplatili, peníze vám vrátíme.
order-pay-now = Zaplatit
order-cancel = Zrušit objednávku
order-cancel-sure = Opravdu chcete tuto objednávku zrušit?
order-cancel-yes = Ano, zrušit objednávku
order-cancel-no = Ponechat objednávku
order-lines = Zboží v objednávce
order-billing = Fakturační adresa
order-invoice = Faktura
order-credit-notes = Opravné daňové doklady
order-track = Sledovat zásilku
order-parcels = Zásilky
order-refunded = Vráceno
order-timeline = Průběh objednávky
order-again = Objednat znovu
order-account = Založte si účet a mějte všechny objednávky na jednom místě
order-view = Zobrazit objednávku
order-state-payment = Platba
order-state-delivery = Doručení

## Bank account for a refund

refund-account-meta-title = Vrácení peněz | { -brand }
refund-account-title = Kam vám máme poslat peníze?
refund-account-text = Za objednávku { $number } vám na bankovní účet pošleme { $amount }.
refund-account-given-title = Váš účet už známe
refund-account-given-text = Na tento účet vám za objednávku { $number } pošleme { $amount }. Do té doby tu můžete údaje opravit.
refund-account-correct = Zadat jiný účet
refund-account-exported-title = Platba je na cestě
refund-account-exported-text = Na tento účet vám posíláme { $amount } za objednávku { $number }. Údaje už nelze změnit. Je něco špatně? Napište nám prosím hned.
refund-account-made-title = Peníze jsme vám poslali
refund-account-made-text = Za objednávku { $number } jsme vám poslali { $amount }. V závislosti na bance může trvat několik dní, než vám dorazí.
refund-account-missing-title = Tento odkaz už neplatí
refund-account-missing-text = Otevřete prosím odkaz z našeho posledního e-mailu o vrácení peněz. Pokud ani ten nefunguje, stačí na něj odpovědět.
refund-account-iban-help = Například CZ65 0800 0000 1920 0014 5399
refund-account-routing-help = Devět číslic; najdete je na šeku nebo na webu banky.
refund-account-action = Uložit účet
field-account-holder = Majitel účtu
field-iban = IBAN
field-bank = Banka
field-routing-number = Směrovací číslo pobočky
field-account-number = Číslo účtu
