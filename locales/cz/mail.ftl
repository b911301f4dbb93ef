# Letters: subject, then as attributes what stands in the list of letters beside the subject (.preview), the heading (.title), the
# text, the words on the button (.action) and what stands below it in small letters (.note). After the greeting's comma the text goes
# on with a small letter.

mail-hello = { $name ->
   *[any] Dobrý den,
}
mail-hello-nameless = Dobrý den,
mail-copy = Pokud tlačítko nefunguje, zkopírujte do prohlížeče tuto adresu:
mail-link-minutes = { $count ->
    [one] Odkaz platí jednu minutu a použít ho lze jen jednou.
    [few] Odkaz platí { $count } minuty a použít ho lze jen jednou.
    [many] Odkaz platí { $count } minuty a použít ho lze jen jednou.
   *[other] Odkaz platí { $count } minut a použít ho lze jen jednou.
}
mail-link-hours = { $count ->
    [one] Odkaz platí jednu hodinu a použít ho lze jen jednou.
    [few] Odkaz platí { $count } hodiny a použít ho lze jen jednou.
    [many] Odkaz platí { $count } hodiny a použít ho lze jen jednou.
   *[other] Odkaz platí { $count } hodin a použít ho lze jen jednou.
}
mail-link-days = { $count ->
    [one] Odkaz platí jeden den a použít ho lze jen jednou.
    [few] Odkaz platí { $count } dny a použít ho lze jen jednou.
    [many] Odkaz platí { $count } dne a použít ho lze jen jednou.
   *[other] Odkaz platí { $count } dní a použít ho lze jen jednou.
}
mail-help = Máte dotaz? Stačí odpovědět na tento e-mail.
mail-unsubscribe = Odhlásit odběr

mail-verify-email = Potvrďte svůj e-mail
    .preview = Stačí jedno kliknutí a účet v obchodě { $shop } je připravený.
    .title = Je to váš e-mail?
    .text = potvrďte prosím tuto e-mailovou adresu, ať k vám dorazí potvrzení objednávek i zprávy o vrácení a aby ji nemohl použít nikdo jiný.
    .action = Potvrdit adresu
    .note = Účet v obchodě { $shop } jste nezakládali? Pak nemusíte nic dělat.

mail-welcome = Vítejte v obchodě { -brand }
    .preview = Váš e-mail je potvrzený.
    .title = Jsme rádi, že jste tady.
    .text = váš e-mail je potvrzený a účet připravený. Seznam přání, adresy i objednávky v něm máte na jednom místě.
    .action = Rozhlédnout se po obchodě

mail-reset-password = Nastavte si nové heslo
    .preview = Tady je odkaz, o který jste požádali.
    .title = Nové heslo
    .text = někdo, nejspíš vy, požádal o nové heslo k vašemu účtu v obchodě { $shop }. Tady si ho nastavíte; potom vás odhlásíme na všech zařízeních.
    .action = Nastavit heslo
    .note = Nežádali jste o něj? Pak tento e-mail ignorujte: heslo zůstane stejné.

mail-password-changed = Vaše heslo bylo změněno
    .preview = Pokud jste to byli vy, nemusíte nic dělat.
    .title = Máte nové heslo.
    .text = heslo k vašemu účtu v obchodě { $shop } se právě změnilo. Pokud jste to byli vy, nemusíte nic dělat. Pokud ne, nastavte si hned jiné a napište nám.
    .action = O změně nevím

mail-email-change-confirm = Potvrďte svůj nový e-mail
    .preview = Stačí jedno kliknutí a budeme psát na tuto adresu.
    .title = Váš nový e-mail
    .text = tuto e-mailovou adresu chcete používat u svého účtu v obchodě { $shop }. Potvrďte ji prosím a od té chvíle vám budeme psát sem.
    .action = Používat tuto adresu
    .note = Nežádali jste o to? Pak nemusíte nic dělat a účtu zůstane původní adresa.

mail-email-changed = Váš e-mail byl změněn
    .preview = Od teď píšeme na váš nový e-mail.
    .title = Váš e-mail je změněný.
    .text = váš účet v obchodě { $shop } má teď e-mail { $email }. Na tuto už psát nebudeme.
    .note = Nebyli jste to vy? Odpovězte hned na tento e-mail a pomůžeme vám získat účet zpátky.

mail-account-deleted = Váš účet je smazaný
    .preview = Smazali jsme i adresy a seznam přání.
    .title = Na shledanou.
    .text = váš účet v obchodě { $shop } je smazaný i s adresami a seznamem přání. Faktury uchováváme odděleně, dokud to vyžaduje zákon. Kdykoli se můžete vrátit.

mail-newsletter-confirm = Potvrďte odběr novinek
    .preview = Stačí jedno kliknutí a začneme vám psát.
    .title = Chcete dostávat naše novinky?
    .text = tuto e-mailovou adresu někdo zadal v obchodě { $shop } k odběru novinek: nové kousky, slevy, tu a tam příběh. Potvrďte ji prosím a začneme psát.
    .action = Ano, chci novinky
    .note = Nebyli jste to vy? Pak nemusíte nic dělat: bez vašeho souhlasu nic nepošleme a po { $days ->
        [one] { $days } dni
        [few] { $days } dnech
        [many] { $days } dne
       *[other] { $days } dnech
    } adresu smažeme.

mail-newsletter-welcome = Odběr novinek je potvrzený
    .preview = Děkujeme. Další zpráva se už píše.
    .title = Děkujeme, že vám můžeme psát.
    .text = od teď se o nových kouscích a slevách v obchodě { $shop } dozvíte jako první. V každé zprávě je odkaz, kterým se hned odhlásíte.
    .action = Podívat se na novinky

mail-test = Zkušební e-mail z obchodu { $shop }
    .preview = Pokud to čtete, pošta chodí.
    .title = Pošta chodí.
    .text = tímto e-mailem zkoušíme nastavení pošty v obchodě. Nemusíte nic dělat.
