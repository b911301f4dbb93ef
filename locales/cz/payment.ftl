# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = Platební služba teď není dostupná. Vaše objednávka je uložená, zkuste to prosím za chvilku znovu.
error-payment-closed = V této platbě už nelze pokračovat. Začněte ji prosím znovu.
error-refund-too-much = To je víc, než kolik z platby zbývá.
error-refund-key = O toto vrácení peněz už bylo požádáno s jinou částkou.
error-refund-resolved = O tomto vrácení peněz už není co rozhodovat.
error-iban = Toto není platný IBAN.
error-account-holder = Zadejte prosím jméno majitele účtu.
error-account-bank = Zadejte prosím název banky.
error-routing-number = Zadejte prosím devět číslic směrovacího čísla.
error-account-number = Zadejte prosím číslo účtu o 6 až 17 číslicích.
error-refund-account-closed = Účet už nelze změnit. Pokud je něco špatně, napište nám prosím.
error-refund-account-known = Účet už je známý.
notice-refund-account-saved = Děkujeme, váš účet je uložený.

sandbox-title = Zkušební platba
sandbox-intro = Tato stránka zastupuje platební službu. Kartu nepotřebujete a žádné peníze se nepřevádějí.
sandbox-order = Objednávka { $number }
sandbox-success = Zaplatit
sandbox-success-help = Platba hned proběhne.
sandbox-slow = Zaplatit se zpožděním
sandbox-slow-help = Platba se několik vteřin zpracovává a pak proběhne.
sandbox-decline = Nechat platbu zamítnout
sandbox-decline-help = Banka platbu zamítne; objednávku lze zaplatit znovu.
sandbox-abandon = Zpět do obchodu
sandbox-abandon-help = Nic se nezaplatí a objednávka zatím zůstane otevřená.
