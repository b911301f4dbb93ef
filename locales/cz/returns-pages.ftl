# Stránky po objednávce: kde je, vrácení zboží a odstoupení od smlouvy.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Sledovat objednávku
track-lead = Číslo najdete v každém e-mailu o objednávce. Zadejte ho spolu s e-mailovou adresou nebo PSČ objednávky.
track-number = Číslo faktury nebo objednávky
track-contact = E-mailová adresa nebo PSČ
track-submit = Zobrazit objednávku
track-email-needed = Chcete-li něco vrátit nebo vidět všechny podrobnosti, zadejte místo PSČ e-mailovou adresu objednávky.
track-now = Co můžete udělat teď
track-pickup = Vaše objednávka je připravená. Vyzvednete si ji tady: { $address }
track-nothing = Teď nemusíte dělat nic.
track-details = Vše o této objednávce
track-other = Sledovat jinou objednávku

## A return, step by step

return-title = Vrátit zboží
return-lead = Zabere to dvě minuty a účet nepotřebujete.
return-find = Najít objednávku
return-choose-title = Co chcete vrátit?
return-until = Zboží můžete vrátit do: { $date }
return-how-many = Kolik kusů vracíte?
return-none = Žádný
return-line-over = Tento kus už vrátit nelze.
return-line-requested = Ve vrácení, o které jste požádali: { $count }
return-outcome = Co chcete místo toho?
return-refund = Vrácení peněz
return-exchange-for = Výměna za { $choice }
return-choose-missing = Vyberte prosím aspoň jeden kus.
return-continue = Pokračovat
return-back = Změnit výběr
return-reason-title = Proč zboží vracíte?
return-reason = Důvod
return-comment = Chcete nám říct ještě něco?
return-photos = Fotografie poškození
return-photos-help = JPEG, PNG nebo WebP. Vidí je jen náš tým pro vrácení zboží a po vyřízení je smažeme.
return-photos-remove = Odebrat fotografii { $name }
return-photos-no-script = Aby šlo přidat fotografie, musí mít prohlížeč zapnutý JavaScript. Můžete je poslat i e-mailem: { $email }
return-way = Jak zboží pošlete?
return-account = Platili jste na dobírku, peníze vám proto pošleme na bankovní účet. Zeptáme se vás na něj e-mailem.
return-preview-title = Co dostanete zpět
return-preview-items = Zboží
return-preview-lost = Už neplatí: { $title }
return-preview-total = Vrácená částka
return-preview-kept = Co si necháte, stojí
return-preview-exchange = Za vyměněné kusy peníze nevracíme.
return-submit = Požádat o vrácení
return-impossible-title = Tuto objednávku tu vrátit nelze
return-contact = Není s nějakým kusem něco v pořádku? Napište nám a najdeme řešení:

## The states of returns

return-status-title = Vaše vrácené zboží
return-status-find = Zadejte e-mailovou adresu nebo PSČ objednávky a uvidíte, jak vrácení pokračuje.
return-status-none = U této objednávky zatím nic nevracíte.
return-done = Žádost o vrácení jsme dostali a podrobnosti vám poslali e-mailem.
return-number = Vrácení { $number }
return-refused = Proč jsme ho zamítli: { $reason }
return-label = Vytisknout štítek na zásilku
return-take-back = Zrušit toto vrácení

## The statutory withdrawal

withdrawal-title = Odstoupení od smlouvy
withdrawal-lead = Od nákupu můžete odstoupit bez udání důvodu. Řekněte, čeho se to týká, a potom to potvrďte.
withdrawal-until = Lhůta pro odstoupení: { $date }
withdrawal-what = U kterého zboží chcete od smlouvy odstoupit?
withdrawal-requested = Některé z těchto kusů už jsou ve vrácení, o které jste požádali. Odstoupit můžete i od jejich nákupu.
withdrawal-replaces = Kusy z vašeho vrácení se stanou součástí tohoto odstoupení. Dostanete za ně peníze zpět, i když jste chtěli výměnu. Pokud jste je už odeslali, nemusíte dělat nic dalšího.
withdrawal-how-many = Od kolika kusů odstupujete?
withdrawal-confirm-title = Potvrďte odstoupení
withdrawal-statement = Tímto odstupuji od smlouvy na toto zboží. Objednávka { $number }, zadaná: { $date }
withdrawal-receipt = Potvrzení s datem a časem vám pošleme okamžitě na: { $email }
withdrawal-confirm = Potvrdit odstoupení
withdrawal-done = Vaše odstoupení jsme dostali a potvrzení poslali e-mailem.
withdrawal-number = Odstoupení { $number }
withdrawal-declared = Oznámeno: { $date }
withdrawal-over-title = Lhůta pro odstoupení uplynula
withdrawal-over-text = Zboží možná ještě můžete vrátit v rámci našeho dobrovolného vrácení.
