error-wheel-over = Laimės ratas šiuo metu nesisuka.
error-wheel-spun = Šiandienos sukimus jau išnaudojote. Rytoj bus naujų.
error-cart-reminder-consent = Pažymėkite langelį, jei norite gauti šį laišką.
error-cart-reminder-empty = Jūsų krepšelis tuščias, priminti nėra ko.

notice-cart-reminder-saved = Ačiū. Jei krepšelis rytoj dar lauks, parašysime vieną kartą.
notice-cart-reminder-deleted = Krepšelio priminimas ir jam paliktas el. pašto adresas ištrinti.
notice-reminder-ended = Šio laiško nebesiųsime: jis ištrintas.

mail-cart-reminder = Jūsų krepšelis vis dar laukia
    .preview = Prašėte apie jį priminti.
    .title = Jūsų krepšelis vis dar laukia.
    .text = prašėte priminti apie savo krepšelį parduotuvėje { $shop }. Jame: { $items }. Rezervuoti nieko negalime, tad prekės gali baigtis.
    .action = Peržiūrėti krepšelį
    .note = Apie šį krepšelį rašome tik šį kartą: jūsų priminimas ir jam paliktas el. pašto adresas jau ištrinti.
mail-cart-reminder-end = Ištrinti krepšelio priminimus
