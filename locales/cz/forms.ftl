# What every form of the shop says: what is wrong with a field, and the words around fields.

form-required = Toto pole je povinné
    .email = Zadejte prosím e-mail
    .password = Zadejte prosím heslo
    .firstName = Zadejte prosím jméno
    .lastName = Zadejte prosím příjmení
    .repeatPassword = Zadejte prosím heslo ještě jednou
    .oldPassword = Zadejte prosím současné heslo
    .countryId = Vyberte prosím zemi
    .phoneCode = Vyberte prosím předvolbu země
    .phone = Zadejte prosím telefonní číslo
    .name = Zadejte prosím jméno a příjmení
    .address = Zadejte prosím ulici a číslo domu
    .city = Zadejte prosím město nebo obec
    .state = Zadejte prosím kraj nebo provincii
    .postalCode = Zadejte prosím PSČ
    .deliveryType = Vyberte prosím způsob doručení
    .paymentMethod = Vyberte prosím způsob platby
    .holder = Zadejte prosím jméno majitele účtu
    .iban = Zadejte prosím IBAN
    .bank = Zadejte prosím název banky
    .routingNumber = Zadejte prosím směrovací číslo
    .accountNumber = Zadejte prosím číslo účtu
    .company = Vyplňte název firmy
    .contactName = Vyplňte jméno kontaktní osoby
    .webAddress = Vyplňte adresu webu
    .promotion = Napište, jak nás představíte
    .quantity = Vyberte množství
    .tShirts = Vyberte alespoň jednu možnost
    .invoiceNumber = Číslo faktury nesmí být prázdné
    .orderNumber = Číslo objednávky nesmí být prázdné
    .contact = Zadejte e-mailovou adresu nebo PSČ objednávky
    .reason = Vyberte důvod vrácení
    .photos = Přidejte aspoň jednu fotografii
form-email = Zadejte prosím platný e-mail
form-web = Zadejte webovou adresu, například example.com
form-min = Minimální počet znaků: { $min }
form-max = Maximální počet znaků: { $max }
form-upper = Přidejte prosím aspoň jedno velké písmeno
form-digit = Přidejte prosím aspoň jednu číslici
form-special = Přidejte prosím aspoň jeden speciální znak, třeba ! nebo ?
form-same = Hesla se neshodují
form-accepted = Potvrďte prosím souhlas s obchodními podmínkami
form-phone = Zadejte prosím číslo, na které se dovoláme
form-postcode = Zadejte prosím PSČ, například { $example }
form-date = Zadejte prosím platné datum
form-choice = Vyberte prosím jednu z možností
form-state = Zadejte prosím kraj nebo provincii
form-common-password = Tohle heslo je příliš běžné. Zvolte prosím jiné
form-wrong-password = Tohle není vaše současné heslo

form-optional = (nepovinné)
form-summary = { $count ->
    [one] Jedno pole je potřeba opravit.
    [few] { $count } pole je potřeba opravit.
    [many] { $count } pole je potřeba opravit.
   *[other] { $count } polí je potřeba opravit.
}
form-failed = Nepodařilo se to odeslat. Všechno, co jste napsali, tu zůstalo; zkuste to prosím za chvilku znovu.
form-sending = Okamžik prosím
form-password-show = Zobrazit heslo
form-password-help = Aspoň 6 znaků, z toho velké písmeno, číslice a speciální znak.
form-postcode-help = Například { $example }
form-choose = Vyberte
form-save = Uložit
form-cancel = Zrušit
form-leave-title = Odejít bez uložení?
form-leave-text = Změny zatím nejsou uložené.
form-leave-stay = Pokračovat v úpravách
form-leave-go = Odejít bez uložení
