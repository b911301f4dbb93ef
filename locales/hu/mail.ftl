# Letters: subject, then as attributes what stands in the list of letters beside the subject (.preview), the heading (.title), the
# text, the words on the button (.action) and what stands below it in small letters (.note).

## Minden levélben

mail-hello = Kedves { $name }!
mail-hello-nameless = Üdvözlünk!
mail-copy = Ha a gomb nem működik, másold ezt a címet a böngésződbe:
mail-link-minutes = { $count ->
    [one] A link egy percig érvényes, és csak egyszer használható.
   *[other] A link { $count } percig érvényes, és csak egyszer használható.
}
mail-link-hours = { $count ->
    [one] A link egy óráig érvényes, és csak egyszer használható.
   *[other] A link { $count } óráig érvényes, és csak egyszer használható.
}
mail-link-days = { $count ->
    [one] A link egy napig érvényes, és csak egyszer használható.
   *[other] A link { $count } napig érvényes, és csak egyszer használható.
}
mail-help = Kérdésed van? Válaszolj erre a levélre.
mail-unsubscribe = Leiratkozás

## Fiók

mail-verify-email = Erősítsd meg az e-mail-címed
    .preview = Egy kattintás, és kész a fiókod a { $shop } oldalon.
    .title = Ez a te e-mail-címed?
    .text = Erősítsd meg: így a rendelések visszaigazolásai és a visszaküldésekről szóló levelek biztosan hozzád érkeznek, és más nem használhatja a címedet.
    .action = Megerősítem a címemet
    .note = Nem te nyitottál fiókot a { $shop } oldalon? Akkor nincs teendőd.

mail-welcome = Üdv a { -brand } boltjában
    .preview = Megerősítetted az e-mail-címedet.
    .title = Örülünk, hogy itt vagy.
    .text = Az e-mail-címedet megerősítetted, a fiókod kész. Egy helyen találod benne a kívánságlistádat, a címeidet és a rendeléseidet.
    .action = Nézz körül

mail-reset-password = Válassz új jelszót
    .preview = Itt a link, amelyet kértél.
    .title = Új jelszó
    .text = Valaki, valószínűleg te, új jelszót kért a { $shop } oldalon lévő fiókodhoz. Itt választhatsz egyet; utána minden eszközödön kijelentkeztetünk.
    .action = Jelszót választok
    .note = Nem te kérted? Akkor hagyd figyelmen kívül ezt a levelet: a jelszavad nem változik.

mail-password-changed = Megváltozott a jelszavad
    .preview = Ha te voltál, nincs teendőd.
    .title = Új jelszavad van.
    .text = A { $shop } oldalon lévő fiókod jelszava az imént megváltozott. Ha te voltál, nincs teendőd. Ha nem, válassz most rögtön másikat, és írj nekünk.
    .action = Nem én voltam

mail-email-change-confirm = Erősítsd meg az új e-mail-címed
    .preview = Egy kattintás, és mostantól erre a címre írunk.
    .title = Az új e-mail-címed
    .text = Ezt az e-mail-címet szeretnéd használni a { $shop } oldalon lévő fiókodhoz. Erősítsd meg, és mostantól ide írunk.
    .action = Ezt az e-mail-címet használom
    .note = Nem te kérted? Akkor nincs teendőd, a fiók régi címe megmarad.

mail-email-changed = Megváltozott az e-mail-címed
    .preview = Mostantól az új e-mail-címedre írunk.
    .title = Megváltozott az e-mail-címed.
    .text = A { $shop } oldalon lévő fiókod e-mail-címe mostantól { $email }. A régi címre többet nem írunk.
    .note = Nem te voltál? Válaszolj azonnal erre a levélre, és segítünk visszaszerezni a fiókodat.

mail-account-deleted = A fiókodat töröltük
    .preview = A címeidet és a kívánságlistádat is töröltük.
    .title = Viszlát.
    .text = A { $shop } oldalon lévő fiókodat a címeiddel és a kívánságlistáddal együtt töröltük. A számlákat minden mástól elkülönítve addig őrizzük, ameddig a törvény előírja. Bármikor szívesen látunk újra.

## Hírlevél

mail-newsletter-confirm = Erősítsd meg a feliratkozásod
    .preview = Egy kattintás, és jönnek a leveleink.
    .title = Kéred a hírlevelünket?
    .text = Ezt az e-mail-címet a { $shop } oldalon adták meg a hírlevelünkhöz: új darabok, leárazások, néha egy-egy történet. Erősítsd meg, és jönnek a levelek.
    .action = Igen, feliratkozom
    .note = Nem te voltál? Akkor nincs teendőd: a hozzájárulásod nélkül nem írunk, és { $days } nap múlva töröljük a címet.

mail-newsletter-welcome = Feliratkoztál a hírlevélre
    .preview = Köszönjük. A következő levél már íródik.
    .title = Köszönjük, hogy írhatunk.
    .text = Mostantól az elsők között értesülsz a { $shop } újdonságairól és leárazásairól. Minden levélben van egy link, amellyel azonnal leiratkozhatsz.
    .action = Megnézem az újdonságokat

## A bolt munkatársainak

mail-test = Próbalevél innen: { $shop }
    .preview = Ha ezt olvasod, megérkeznek a levelek.
    .title = Megérkeznek a levelek.
    .text = Ezzel a levéllel a bolt levelezési beállításait próbáljuk ki. Nincs vele teendőd.
