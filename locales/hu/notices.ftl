# What the shop says after something has been done. Each id names the deed.

## Fiók

notice-registered = Kész a fiókod. Küldtünk egy e-mailt, hogy megerősíthesd az e-mail-címed.
notice-signed-in = Bejelentkeztél.
notice-signed-out = Kijelentkeztél.
notice-signed-out-everywhere = Minden eszközödön kijelentkeztél.
notice-session-ended = Az eszközt kijelentkeztettük.
notice-reset-sent = Ha van fiók ezzel az e-mail-címmel, már úton van az e-mail, benne a link az új jelszóhoz.
notice-password-reset = Beállítottuk az új jelszavadat. Jelentkezz be vele.
notice-password-changed = Beállítottuk az új jelszavadat. Minden más eszközödön kijelentkeztettünk.
notice-email-verified = Köszönjük, megerősítetted az e-mail-címedet.
notice-verification-sent = Úton van hozzád az új e-mail.
notice-profile-saved = Az adataidat elmentettük.
notice-email-change-sent = Írtunk az új e-mail-címedre. A változás akkor lép életbe, amikor megnyitod az e-mailben kapott linket.
notice-email-changed = Beállítottuk az új e-mail-címedet.
notice-account-deleted = A fiókodat mindennel együtt töröltük, ami benne volt.

## Címek

notice-address-saved = A címet elmentettük.
notice-address-removed = A címet töröltük.
notice-address-default = Ezt a címet ajánljuk majd elsőként.

## Kívánságlista

notice-wishlist-merged = Amit félretettél, már a kívánságlistádon van.

## Cart

notice-cart-changed = A kosár frissült.
notice-cart-removed = Kikerült a kosaradból
notice-cart-merged = Amit bejelentkezés előtt választottál, már a kosaradban van.
notice-reordered = Minden újra a kosárban van.
notice-coupon-applied = A kupont beváltottuk.
notice-coupon-removed = A kupont töröltük.

notice-stock-alert-saved = Köszönjük. Írunk, amint a termék újra raktáron lesz.
notice-stock-alert-deleted = A készletértesítéseidet töröltük

## Partnerek

notice-affiliate-applied = Elküldtük a jelentkezésedet. Küldtünk egy e-mailt, hogy megerősíthesd az e-mail-címed.
notice-affiliate-profile-saved = A profilodat frissítettük.
notice-affiliate-payout-saved = A kifizetési adataidat elmentettük.
notice-affiliate-left = Kiléptél a partnerprogramból. Amit megkerestél, azt még kifizetjük.
