# Letters: subject, then as attributes what stands beside it in the list of letters, the heading, the text, the button and the note.

## In every letter

mail-hello = Bună, { $name },
mail-hello-nameless = Bună,
mail-copy = Dacă butonul nu funcționează, copiază această adresă în browser:
mail-link-minutes = { $count ->
    [one] Linkul este valabil un minut și poate fi folosit o singură dată.
    [few] Linkul este valabil { $count } minute și poate fi folosit o singură dată.
   *[other] Linkul este valabil { $count } de minute și poate fi folosit o singură dată.
}
mail-link-hours = { $count ->
    [one] Linkul este valabil o oră și poate fi folosit o singură dată.
    [few] Linkul este valabil { $count } ore și poate fi folosit o singură dată.
   *[other] Linkul este valabil { $count } de ore și poate fi folosit o singură dată.
}
mail-link-days = { $count ->
    [one] Linkul este valabil o zi și poate fi folosit o singură dată.
    [few] Linkul este valabil { $count } zile și poate fi folosit o singură dată.
   *[other] Linkul este valabil { $count } de zile și poate fi folosit o singură dată.
}
mail-help = Ai întrebări? Răspunde la acest e-mail.
mail-unsubscribe = Dezabonare

## Accounts

mail-verify-email = Confirmă-ți adresa de e-mail
    .preview = Un clic și contul tău de pe { $shop } este gata.
    .title = Aceasta este adresa ta de e-mail?
    .text = Confirm-o, ca să ajungă la tine confirmările comenzilor și veștile despre retururi și ca nimeni altcineva să nu o poată folosi.
    .action = Confirmă adresa mea
    .note = Nu ai creat un cont pe { $shop }? Atunci nu trebuie să faci nimic.

mail-welcome = Bun venit la { -brand }
    .preview = Adresa ta de e-mail este confirmată.
    .title = Ne bucurăm că ești aici.
    .text = Adresa ta de e-mail este confirmată și contul este gata. Favoritele, adresele și comenzile tale stau într-un singur loc.
    .action = Aruncă o privire

mail-reset-password = Alege o parolă nouă
    .preview = Iată linkul pe care l-ai cerut.
    .title = O parolă nouă
    .text = Cineva, cel mai probabil tu, a cerut o parolă nouă pentru contul tău de pe { $shop }. Alege una aici; apoi toate dispozitivele tale vor fi deconectate.
    .action = Alege parola
    .note = Nu ai cerut-o tu? Atunci ignoră acest e-mail: parola ta rămâne aceeași.

mail-password-changed = Parola ta a fost schimbată
    .preview = Dacă ai schimbat-o tu, nu ai nimic de făcut.
    .title = Ai o parolă nouă.
    .text = Parola contului tău de pe { $shop } tocmai a fost schimbată. Dacă ai schimbat-o tu, nu ai nimic de făcut. Dacă nu, alege alta acum și scrie-ne.
    .action = Nu am fost eu

mail-email-change-confirm = Confirmă noua adresă de e-mail
    .preview = Un clic și de acum îți scriem aici.
    .title = Noua ta adresă de e-mail
    .text = Ai cerut să folosești această adresă de e-mail pentru contul tău de pe { $shop }. Confirm-o și de acum îți scriem aici.
    .action = Folosește această adresă
    .note = Nu ai cerut tu schimbarea? Atunci nu trebuie să faci nimic, iar contul își păstrează vechea adresă.

mail-email-changed = Adresa ta de e-mail a fost schimbată
    .preview = De acum îți scriem la noua adresă.
    .title = Adresa ta de e-mail s-a schimbat.
    .text = Contul tău de pe { $shop } are acum adresa de e-mail { $email }. La cea veche nu îți vom mai scrie.
    .note = Nu ai schimbat-o tu? Răspunde imediat la acest e-mail și te ajutăm să îți recuperezi contul.

mail-account-deleted = Contul tău a fost șters
    .preview = Și adresele, și favoritele tale au fost șterse.
    .title = La revedere.
    .text = Contul tău de pe { $shop } a fost șters, împreună cu adresele și favoritele tale. Facturile se păstrează, separat de orice altceva, atât cât cere legea. Te așteptăm înapoi oricând.

## Newsletter

mail-newsletter-confirm = Confirmă abonarea
    .preview = Un clic și primești newsletterul nostru.
    .title = Vrei newsletterul nostru?
    .text = Această adresă de e-mail a fost lăsată pe { $shop } pentru noutăți: produse noi, reduceri și, din când în când, o poveste. Confirm-o și începem să îți scriem.
    .action = Da, vreau newsletterul
    .note = { $days ->
        [one] Nu tu ai lăsat-o? Atunci nu face nimic: fără acordul tău nu îți scriem, iar peste { $days } zi ștergem adresa.
        [few] Nu tu ai lăsat-o? Atunci nu face nimic: fără acordul tău nu îți scriem, iar peste { $days } zile ștergem adresa.
       *[other] Nu tu ai lăsat-o? Atunci nu face nimic: fără acordul tău nu îți scriem, iar peste { $days } de zile ștergem adresa.
    }

mail-newsletter-welcome = Abonarea ta este confirmată
    .preview = Mulțumim. Pregătim deja următorul newsletter.
    .title = Mulțumim că ne lași să îți scriem.
    .text = De acum afli înaintea tuturor despre produsele noi și reducerile de pe { $shop }. În fiecare e-mail găsești un link cu care te dezabonezi pe loc.
    .action = Vezi noutățile

## For the shop's own people

mail-test = Un e-mail de la { $shop }
    .preview = Dacă poți citi asta, e-mailurile ajung.
    .title = E-mailurile ajung.
    .text = Acest e-mail a fost trimis pentru a verifica setările de e-mail ale magazinului. Nu ai nimic de făcut.
