error-invoice-number-empty = Číslo faktury nesmí být prázdné

error-order-number-empty = Číslo objednávky nesmí být prázdné

error-track-contact-empty = Zadejte e-mail nebo PSČ z objednávky

error-order-not-found = Objednávku s těmito údaji jsme nenašli. Zkontrolujte číslo a e-mail nebo PSČ.

error-return-needs-email = Pro vrácení zadejte číslo objednávky spolu s e-mailem z objednávky.
error-return-reason = Je třeba vybrat důvod vrácení
error-return-nothing = Vyberte, co chcete vrátit
error-return-nothing-left = Z této objednávky už není co vrátit.
error-return-twice = Tato položka je v žádosti dvakrát
error-return-pieces = Víc, než lze vrátit. Možný počet: { $count }
error-return-photos = Přidejte fotografii poškození
error-return-photos-many = Příliš mnoho fotografií. Možný počet: { $max }
error-return-photos-full = K této objednávce už je fotografií dost.
error-return-photo-gone = Jedna z fotografií už tu není. Přidejte ji znovu.
error-return-exchange-gone = Tato velikost se právě vyprodala. Vyberte jinou, nebo vrácení peněz.
error-return-not-delivered = Vrátit zboží můžete po doručení objednávky. Do té doby můžete od smlouvy odstoupit.
error-return-only-faults = Lhůta pro vrácení uplynula. Je-li zboží poškozené, jiné nebo neodpovídá popisu, stále je můžete vrátit.
error-return-over = Lhůta pro vrácení uplynula. Není-li se zbožím něco v pořádku, napište nám.
error-return-not-withdrawable = Tuto žádost už nelze zrušit.
error-file-size = Velikost souboru přesahuje { $max }
error-file-kind = Vyberte fotografii ve formátu JPEG, PNG nebo WebP

error-withdrawal-over = Lhůta pro odstoupení od smlouvy uplynula. Zboží možná ještě můžete vrátit.
error-withdrawal-nothing-left = Ode všeho v této objednávce jste už odstoupili, nebo jste to vrátili.
error-withdrawal-confirm = Potvrďte, že chcete odstoupit od smlouvy

notice-return-requested = Vaši žádost jsme přijali.
notice-return-withdrawn = Vaše žádost je zrušena.

notice-withdrawal-declared = Vaše odstoupení jsme přijali. Potvrzení vám přijde e-mailem.

withdrawal-before-delivery = 14 dní po doručení

return-reason-too-small = Příliš malé
return-reason-too-large = Příliš velké
return-reason-changed-mind = Nelíbí se mi
return-reason-too-late = Přišlo příliš pozdě
return-reason-not-as-described = Neodpovídá popisu
return-reason-wrong-item = Přišlo něco jiného
return-reason-damaged = Poškozené nebo vadné

return-way-label = Kurýrem
return-way-label-text = Vytiskněte štítek, nalepte ho na balík a předejte kurýrovi.
return-way-drop-off = Osobně
return-way-drop-off-text = Balík přineste na adresu: { $address }

return-status-requested = Zažádáno o vrácení
return-status-declared = Odstoupení oznámeno
return-status-approved = Schváleno
return-status-received = Přijato
return-status-inspected = Zkontrolováno
return-status-refunded = Peníze vráceny
return-status-exchanged = Výměna odeslána
return-status-refused = Zamítnuto
return-status-withdrawn = Zrušeno vámi

return-label-title = Vrácení
return-label-to = Komu
return-label-order = Objednávka
return-label-items = V tomto balíku
return-label-step-pack = Vložte zboží do krabice nebo sáčku a dobře je zavřete.
return-label-step-stick = Štítek vystřihněte a nalepte zvenku tak, aby čárový kód byl rovně.
return-label-step-hand-over = Balík předejte a doklad o podání uschovejte, dokud nedostanete peníze.

mail-return-requested = Vaše vrácení { $number }
    .preview = Takto zboží pošlete zpět.
    .title = Vaši žádost jsme přijali.
    .text = z objednávky { $order } chcete něco vrátit. Toto jsme si poznamenali.
    .action = Jak poslat zpět
    .note = Na balík napište číslo vrácení: { $number }

mail-return-received = Vaše vrácení { $number } dorazilo
    .preview = Právě ho kontrolujeme.
    .title = Váš balík je u nás.
    .text = vrácené zboží z objednávky { $order } dorazilo. Zkontrolujeme je a pošleme vám peníze, nebo to, co jste zvolili místo nich.
    .action = Stav vrácení

mail-return-refunded = Peníze za vrácení { $number }
    .preview = Peníze jsou na cestě.
    .title = Peníze jsou na cestě.
    .text = zkontrolovali jsme vrácené zboží z objednávky { $order } a částku níže posíláme způsobem, kterým jste platili. Pokud jste platili na dobírku, v dalším e-mailu vás požádáme o číslo účtu.
    .action = Stav vrácení

mail-return-exchanged = Výměna k vrácení { $number }
    .preview = Posíláme vám jinou velikost.
    .title = Výměna je na cestě.
    .text = zkontrolovali jsme vrácené zboží z objednávky { $order } a místo něj vám posíláme zvolenou velikost.
    .action = Stav vrácení

mail-return-refused = K vašemu vrácení { $number }
    .preview = Bohužel je nemůžeme přijmout.
    .title = Vrácení nemůžeme přijmout.
    .text = prohlédli jsme si vrácené zboží z objednávky { $order } a bohužel za ně nemůžeme nic vrátit.
    .action = Stav vrácení
    .note = Důvod: { $reason }

mail-withdrawal-receipt = Potvrzení odstoupení { $number }
    .preview = Vaše prohlášení jsme přijali.
    .title = Vaše odstoupení od smlouvy jsme přijali.
    .text = odstoupili jste od smlouvy k objednávce { $order }, a to u položek níže. Tento e-mail je vaše potvrzení.
    .action = Jak poslat zpět
    .note = Co už máte, pošlete zpět do 14 dnů. Vrátíme vám, co jste za to zaplatili.

mail-return-number = Číslo vrácení
mail-return-asked = Zažádáno
mail-withdrawal-declared = Odstoupení oznámeno
