error-wheel-over = Kolo sreče se trenutno ne vrti.
error-wheel-spun = Današnje vrtljaje ste porabili. Jutri so na voljo novi.
error-cart-reminder-consent = Če želite to e-sporočilo, označite polje.
error-cart-reminder-empty = Vaša košarica je prazna, zato vas nimamo na kaj opomniti.

notice-cart-reminder-saved = Hvala. Če bo košarica jutri še čakala, vam bomo enkrat pisali.
notice-cart-reminder-deleted = Opomnik za košarico in e-naslov zanj sta izbrisana.
notice-reminder-ended = Tega e-sporočila vam ne bomo poslali, izbrisano je.

mail-cart-reminder = Vaša košarica še čaka
    .preview = Želeli ste, da vas nanjo opomnimo.
    .title = Vaša košarica še čaka.
    .text = želeli ste, da vas opomnimo na košarico v trgovini { $shop }. V njej: { $items }. Izdelkov ne moremo rezervirati, zato se lahko razprodajo.
    .action = Poglej košarico
    .note = O tej košarici vam pišemo samo tokrat: vaš opomnik in e-naslov zanj smo že izbrisali.
mail-cart-reminder-end = Izbris opomnikov za košarico
