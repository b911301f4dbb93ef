error-wheel-over = Kolo sreće se trenutačno ne okreće.
error-wheel-spun = Za danas je bilo sve. Sutra te čekaju nova okretanja.
error-cart-reminder-consent = Označi kućicu ako želiš ovaj e-mail.
error-cart-reminder-empty = Tvoja je košarica prazna pa te nemamo na što podsjetiti.

notice-cart-reminder-saved = Hvala. Ako košarica sutra još bude čekala, javit ćemo ti se jednom.
notice-cart-reminder-deleted = Tvoj podsjetnik na košaricu i e-mail adresa za njega izbrisani su.
notice-reminder-ended = Ovaj e-mail nećemo poslati: izbrisan je.

mail-cart-reminder = Tvoja košarica još čeka
    .preview = Podsjećamo te na nju, kako je dogovoreno.
    .title = Tvoja košarica još čeka.
    .text = podsjećamo te na tvoju košaricu u trgovini { $shop }. U njoj: { $items }. Ništa od toga ne možemo rezervirati, pa se može rasprodati.
    .action = Pogledaj košaricu
    .note = O ovoj ti košarici pišemo samo ovaj put: tvoj podsjetnik i e-mail adresu za njega već smo izbrisali.
mail-cart-reminder-end = Izbriši podsjetnike na košaricu
