# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = Platobná služba teraz nie je dostupná. Vaša objednávka je uložená, skúste to, prosím, o chvíľu znova.
error-payment-closed = V tejto platbe už nemožno pokračovať. Začnite ju, prosím, znova.
error-refund-too-much = To je viac, ako z platby zostáva.
error-refund-key = O toto vrátenie peňazí sa už požiadalo s inou sumou.
error-refund-resolved = O tomto vrátení peňazí už netreba rozhodovať.
error-iban = Toto nie je platný IBAN.
error-account-holder = Zadajte, prosím, meno majiteľa účtu.
error-account-bank = Zadajte, prosím, názov banky.
error-routing-number = Zadajte, prosím, deväť číslic smerovacieho čísla.
error-account-number = Zadajte, prosím, číslo účtu so 6 až 17 číslicami.
error-refund-account-closed = Účet sa už nedá zmeniť. Ak je niečo zle, napíšte nám, prosím.
error-refund-account-known = Účet je už známy.
notice-refund-account-saved = Ďakujeme, váš účet je uložený.

sandbox-title = Skúšobná platba
sandbox-intro = Táto stránka zastupuje platobnú službu. Kartu nepotrebujete a žiadne peniaze sa neprevádzajú.
sandbox-order = Objednávka { $number }
sandbox-success = Zaplatiť
sandbox-success-help = Platba hneď prebehne.
sandbox-slow = Zaplatiť s oneskorením
sandbox-slow-help = Platba sa niekoľko sekúnd spracúva a potom prebehne.
sandbox-decline = Nechať platbu zamietnuť
sandbox-decline-help = Banka platbu zamietne; objednávku možno zaplatiť znova.
sandbox-abandon = Späť do obchodu
sandbox-abandon-help = Nič sa nezaplatí a objednávka zatiaľ zostane otvorená.
