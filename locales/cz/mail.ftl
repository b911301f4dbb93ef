# Emails: the subject, then as attributes the preview text beside the subject in the inbox (.preview), the heading (.title), the
# text (.text), the label of the button (.action) and the small print below it (.note). The text follows the greeting and its comma,
# so it begins with a lower-case letter.

mail-hello = { $name ->
   *[any] Dobrý den,
}
mail-hello-nameless = Dobrý den,
mail-copy = Pokud tlačítko nefunguje, zkopírujte do prohlížeče tento odkaz:
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
    .action = Potvrdit e-mail
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
    .preview = Stačí jedno kliknutí a budeme psát na tento e-mail.
    .title = Váš nový e-mail
    .text = tuto e-mailovou adresu chcete používat u svého účtu v obchodě { $shop }. Potvrďte ji prosím a od té chvíle vám budeme psát sem.
    .action = Používat tento e-mail
    .note = Nežádali jste o to? Pak nemusíte nic dělat a účtu zůstane původní e-mail.

mail-email-changed = Váš e-mail byl změněn
    .preview = Od teď píšeme na váš nový e-mail.
    .title = Váš e-mail je změněný.
    .text = váš účet v obchodě { $shop } má teď e-mail { $email }. Na původní e-mail už psát nebudeme.
    .note = Nebyli jste to vy? Odpovězte hned na tento e-mail a pomůžeme vám získat účet zpátky.

mail-account-deleted = Váš účet je smazaný
    .preview = Smazali jsme i adresy a seznam přání.
    .title = Na shledanou.
    .text = váš účet v obchodě { $shop } je smazaný i s adresami a seznamem přání. Faktury uchováváme odděleně, dokud to vyžaduje zákon. Kdykoli se můžete vrátit.

mail-newsletter-confirm = Potvrďte odběr novinek
    .preview = Stačí jedno kliknutí a začneme vám psát.
    .title = Chcete dostávat naše novinky?
    .text = tuto e-mailovou adresu někdo zadal v obchodě { $shop } k odběru novinek: nové kousky, slevy, tu a tam příběh. Potvrďte ji prosím a začneme psát.
    .action = Ano, odebírat novinky
    .note = Nebyli jste to vy? Pak nemusíte nic dělat: bez vašeho souhlasu nic nepošleme a po { $days ->
        [one] { $days } dni
        [few] { $days } dnech
        [many] { $days } dne
       *[other] { $days } dnech
    } e-mail smažeme.

mail-newsletter-welcome = Odběr novinek je potvrzený
    .preview = Děkujeme. Další zpráva se už píše.
    .title = Děkujeme za přihlášení k odběru.
    .text = od teď se o nových kouscích a slevách v obchodě { $shop } dozvíte jako první. V každé zprávě je odkaz, kterým se hned odhlásíte.
    .action = Podívat se na novinky

mail-back-in-stock = { $item } je znovu skladem
    .preview = Chtěli jste vědět, až bude skladem. Už je.
    .title = Znovu skladem.
    .text = chtěli jste vědět, kdy bude { $item } v obchodě { $shop } znovu k mání. Teď je skladem. Rezervovat vám ho nemůžeme, takže se může zase vyprodat.
    .action = Zobrazit zboží
    .note = O tomto zboží vám píšeme jen tentokrát: vaše hlídání i e-mailovou adresu k němu jsme už smazali. Odkaz níže smaže i hlídání ostatního zboží.

mail-seller-received = Vaši přihlášku jsme dostali
    .preview = Přečteme si ji a ozveme se.
    .title = Děkujeme za přihlášku.
    .text = chcete prodávat v obchodě { $shop } a vaše přihláška dorazila. Přečteme si ji a odpovíme e-mailem.

mail-seller-application = Nová přihláška prodejce: { $company }
    .preview = { $company } ({ $country }) tu chce prodávat.
    .title = Firma tu chce prodávat.
    .text = { $company } ({ $country }) se hlásí k prodeji v obchodě { $shop }.
    .note = Přihláška { $number } · Kontakt: { $contact }, { $email }, { $phone } · Web: { $web } · Prodává: { $goods } · Kusů za měsíc: { $quantity } · Zpráva: { $message }

mail-seller-accepted = Můžete u nás prodávat
    .preview = Vaši přihlášku jsme přijali.
    .title = Vítejte.
    .text = vaši přihlášku jsme si přečetli a rádi vaše oblečení ukážeme v obchodě { $shop }. O dalších krocích se vám ozveme.
    .action = Zobrazit naše prodejce

mail-seller-rejected = K vaší přihlášce
    .preview = Děkujeme za zájem.
    .title = Spolupráci vám nemůžeme nabídnout.
    .text = děkujeme, že chcete prodávat v obchodě { $shop }. Přihlášku jsme si přečetli a rozhodli jsme se nepokračovat.
    .note = Důvod: { $reason }

mail-test = Zkušební e-mail z obchodu { $shop }
    .preview = Pokud to čtete, pošta chodí.
    .title = Pošta chodí.
    .text = tímto e-mailem zkoušíme nastavení pošty v obchodě. Nemusíte nic dělat.

## Objednávky

mail-order-confirmation = Vaše objednávka { $number }
    .preview = Děkujeme! Už ji připravujeme.
    .title = Děkujeme za objednávku.
    .text = přijali jsme vaši objednávku { $number } a už ji připravujeme. Tento e-mail si uschovejte: je to potvrzení objednávky.
    .action = Zobrazit objednávku

mail-order-payment-failed = Platba za objednávku { $number } se nezdařila
    .preview = Zboží vám ještě chvíli rezervujeme.
    .title = Platba se nezdařila.
    .text = platba za objednávku { $number } neprošla. Zboží vám ještě chvíli rezervujeme, zkuste to prosím znovu.
    .action = Zaplatit

mail-order-shipped = Objednávka { $number } je na cestě
    .preview = Balík opustil náš sklad.
    .title = Objednávka je na cestě.
    .text = vaše objednávka { $number } opustila náš sklad.
    .action = Zobrazit objednávku

mail-order-ready = Objednávka { $number } je připravena k vyzvednutí
    .preview = Zboží na vás čeká.
    .title = Připraveno k vyzvednutí.
    .text = vaše objednávka { $number } je připravena. Při vyzvednutí mějte po ruce číslo objednávky.
    .action = Zobrazit objednávku

mail-order-delivered = Objednávka { $number } byla doručena
    .preview = Doufáme, že se vám líbí.
    .title = Objednávka je u vás.
    .text = vaše objednávka { $number } byla doručena. Pokud něco není v pořádku, stačí odpovědět na tento e-mail.
    .action = Zobrazit objednávku

mail-order-cancelled = Objednávka { $number } byla zrušena
    .preview = Nic vám nepošleme.
    .title = Objednávka byla zrušena.
    .text = vaše objednávka { $number } byla zrušena a nic vám nepošleme. Pokud jste už zaplatili, peníze vám vrátíme.
    .action = Zobrazit objednávku

mail-order-refunded = Vrácení peněz za objednávku { $number }
    .preview = Peníze jsou na cestě zpět.
    .title = Peníze jsme vám vrátili.
    .text = za objednávku { $number } jsme vám vrátili částku níže. V závislosti na bance může trvat několik dní, než vám dorazí.
    .action = Zobrazit objednávku

mail-refund-account = Kam vám máme poslat peníze za objednávku { $number }?
    .preview = Abychom vám mohli poslat { $amount }, potřebujeme číslo vašeho účtu.
    .title = Kam vám máme poslat peníze?
    .text = objednávku { $number } jste zaplatili na dobírku, proto vám { $amount } vrátíme na bankovní účet. Napište nám prosím, na který.
    .action = Zadat účet
    .note = Odkaz platí { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }. Dokud platbu neodešleme, můžete tam údaje opravit.

mail-refund-account-reminder = Vrácení peněz za objednávku { $number } stále čeká
    .preview = Abychom vám mohli poslat { $amount }, stále potřebujeme číslo vašeho účtu.
    .title = Peníze vám zatím nemůžeme poslat.
    .text = za objednávku { $number } vám chceme vrátit { $amount }, ale zatím neznáme váš bankovní účet. Napište nám ho prosím.
    .action = Zadat účet
    .note = Odkaz platí { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }. Dokud platbu neodešleme, můžete tam údaje opravit.

## Údaje o objednávce

mail-order-quantity = Množství: { $count }
mail-order-subtotal = Mezisoučet
mail-order-discount = Sleva
mail-order-coupon = Slevový kód { $code }
mail-order-shipping = Doprava
mail-order-free = Zdarma
mail-order-cash-charge = Příplatek za dobírku
mail-order-total = Celkem
mail-order-vat = z toho DPH { $rate }
mail-order-refund = Vrácená částka
mail-order-number = Číslo objednávky
mail-order-date = Datum objednávky
mail-order-invoice = Číslo faktury
mail-order-carrier = Dopravce
mail-order-tracking = Sledovací číslo
mail-order-payment = Platba
mail-order-cash = Dobírka
mail-order-online = Online platba
mail-order-arrives = Předpokládané doručení
mail-order-address = Doručovací adresa
mail-order-billing = Fakturační adresa
mail-order-pickup = Vyzvednutí v našem skladu
mail-order-pickup-hours = pondělí až pátek, { $opens }–{ $closes } (středoevropský čas)
mail-order-pickup-from = Připraveno
mail-order-seller = Prodávající
mail-order-withdrawal = Právo na odstoupení od smlouvy
mail-order-withdrawal-text = { $days ->
    [one] Od smlouvy můžete bez udání důvodu odstoupit do { $days } dne od převzetí objednávky. Stačí, když nám to jasně sdělíte, například e-mailem, poštou nebo na stránce „Odstoupení od smlouvy“ v našem obchodě.
    [few] Od smlouvy můžete bez udání důvodu odstoupit do { $days } dnů od převzetí objednávky. Stačí, když nám to jasně sdělíte, například e-mailem, poštou nebo na stránce „Odstoupení od smlouvy“ v našem obchodě.
    [many] Od smlouvy můžete bez udání důvodu odstoupit do { $days } dne od převzetí objednávky. Stačí, když nám to jasně sdělíte, například e-mailem, poštou nebo na stránce „Odstoupení od smlouvy“ v našem obchodě.
   *[other] Od smlouvy můžete bez udání důvodu odstoupit do { $days } dnů od převzetí objednávky. Stačí, když nám to jasně sdělíte, například e-mailem, poštou nebo na stránce „Odstoupení od smlouvy“ v našem obchodě.
}
mail-order-form = Vzorový formulář pro odstoupení od smlouvy
mail-order-form-to = Adresát:
mail-order-form-notice = Oznamuji/oznamujeme, že tímto odstupuji/odstupujeme od smlouvy o nákupu tohoto zboží:
mail-order-form-ordered = Datum objednání / datum obdržení:
mail-order-form-name = Jméno a příjmení spotřebitele/spotřebitelů:
mail-order-form-address = Adresa spotřebitele/spotřebitelů:
mail-order-form-signature = Podpis spotřebitele/spotřebitelů (pouze pokud je tento formulář zasílán v listinné podobě):
mail-order-form-date = Datum:
mail-order-guarantee = Zákonná odpovědnost za vady
mail-order-guarantee-text = Podle práva EU máte na veškeré zboží zákonnou záruku souladu nejméně dva roky. Pokud je něco vadné nebo neodpovídá popisu, můžete žádat bezplatnou opravu nebo výměnu a za podmínek zákona i slevu nebo vrácení peněz.

## Partneři

mail-affiliate-application = Nová přihláška partnera: { $name }
    .preview = { $name } chce doporučovat obchod { $shop }.
    .title = Přišla přihláška do partnerského programu.
    .text = { $name } se hlásí do partnerského programu obchodu { $shop }.
    .note = Přihláška { $number } · E-mail: { $email } · Web: { $web } · Kanály: { $channels } · Země: { $countries } · Způsob propagace: { $promotion }

mail-affiliate-received = Vaši přihlášku jsme dostali
    .preview = Přečteme si ji a ozveme se vám.
    .title = Děkujeme za přihlášku.
    .text = chcete doporučovat obchod { $shop } a vaše přihláška do našeho partnerského programu dorazila. Přečteme si ji a odpovíme e-mailem.

mail-affiliate-approved = Vítejte v partnerském programu
    .preview = Vaši přihlášku jsme přijali.
    .title = Vítejte.
    .text = vaši přihlášku do partnerského programu obchodu { $shop } jsme přijali. Váš kód je { $code }. Sdílejte odkazy a slevy a kdykoli se podívejte, co přinášejí.
    .action = Otevřít část pro partnery

mail-affiliate-rejected = K vaší přihlášce
    .preview = Děkujeme za zájem.
    .title = Spolupráci vám nemůžeme nabídnout.
    .text = děkujeme za přihlášku do partnerského programu obchodu { $shop }. Přečetli jsme si ji a rozhodli jsme se nepokračovat.
    .note = Důvod: { $reason }

mail-affiliate-suspended = Vaše partnerství je pozastavené
    .preview = Nové objednávky se zatím nepočítají.
    .title = Vaše partnerství jsme pozastavili.
    .text = nová kliknutí a objednávky v obchodě { $shop } se vám zatím nepočítají. Svá čísla si můžete dál prohlížet.
    .note = Důvod: { $reason }

mail-affiliate-reinstated = Vaše partnerství je znovu aktivní
    .preview = Nové objednávky se zase počítají.
    .title = Vítejte zpátky.
    .text = vaše partnerství s obchodem { $shop } je znovu aktivní. Od této chvíle se vám kliknutí a objednávky zase počítají.
    .action = Otevřít část pro partnery

mail-affiliate-left = Odešli jste z našeho partnerského programu
    .preview = Děkujeme za vaše doporučení.
    .title = Děkujeme a na shledanou.
    .text = odešli jste z partnerského programu obchodu { $shop }. Vaše odkazy a slevy už nepřinášejí provizi. Co jste vydělali, vám ještě vyplatíme.

mail-affiliate-payout-changed = Vaše údaje pro výplatu byly změněny
    .preview = Pokud jste to byli vy, nemusíte nic dělat.
    .title = Máte nové údaje pro výplatu.
    .text = výdělek z obchodu { $shop } budeme odteď posílat na tento účet: { $account }. Pokud jste to byli vy, nemusíte nic dělat.
    .action = Zkontrolovat údaje pro výplatu
    .note = Pokud jste to nebyli vy, nastavte si hned nové heslo a napište nám.
