# What the shop says after something has been done. Each id names the deed.

## Account

notice-registered = Jūsų paskyra paruošta. Išsiuntėme laišką el. pašto adresui patvirtinti.
notice-signed-in = Prisijungėte.
notice-signed-out = Atsijungėte.
notice-signed-out-everywhere = Atsijungėte visuose savo įrenginiuose.
notice-session-ended = Įrenginys atjungtas.
notice-reset-sent = Jei šiuo el. pašto adresu sukurta paskyra, laiškas su nuoroda naujam slaptažodžiui jau pakeliui.
notice-password-reset = Naujas slaptažodis išsaugotas. Prisijunkite juo.
notice-password-changed = Naujas slaptažodis išsaugotas. Visi kiti įrenginiai atjungti.
notice-email-verified = Ačiū, jūsų el. pašto adresas patvirtintas.
notice-verification-sent = Naujas laiškas jau pakeliui pas jus.
notice-profile-saved = Jūsų duomenys išsaugoti.
notice-email-change-sent = Parašėme jums nauju el. pašto adresu. Pakeitimas įsigalios, kai atversite tame laiške esančią nuorodą.
notice-email-changed = Naujas jūsų el. pašto adresas išsaugotas.
notice-account-deleted = Jūsų paskyra ir viskas, kas joje buvo, ištrinta.

## Addresses

notice-address-saved = Jūsų adresas išsaugotas.
notice-address-removed = Jūsų adresas ištrintas.
notice-address-default = Šį adresą siūlysime pirmiausia.

## Wishlist

notice-wishlist-merged = Tai, ką pasižymėjote, dabar yra jūsų norų sąraše.

## Cart

notice-cart-changed = Krepšelis atnaujintas.
notice-cart-removed = Pašalinta iš krepšelio
notice-cart-merged = Tai, ką pasirinkote prieš prisijungdami, jau jūsų krepšelyje.
notice-reordered = Viskas vėl krepšelyje.
notice-coupon-applied = Kodas pritaikytas.
notice-coupon-removed = Kodas pašalintas.

notice-stock-alert-saved = Ačiū. Parašysime, kai tik prekė vėl bus sandėlyje.
notice-stock-alert-deleted = Jūsų pranešimai apie prekes ištrinti

## Partneriai

notice-affiliate-applied = Jūsų paraiška išsiųsta. Išsiuntėme laišką el. pašto adresui patvirtinti.
notice-affiliate-profile-saved = Profilis atnaujintas.
notice-affiliate-payout-saved = Jūsų išmokėjimo duomenys išsaugoti.
notice-affiliate-left = Partnerių programoje nebedalyvaujate. Ką uždirbote, dar išmokėsime.
