# What the shop says after something has been done. Each id names the deed.

## Профил

notice-registered = Профилът Ви е готов. Изпратихме Ви имейл, за да потвърдите имейл адреса си.
notice-signed-in = Влязохте в профила си.
notice-signed-out = Излязохте от профила си.
notice-signed-out-everywhere = Излязохте от профила си на всички устройства.
notice-session-ended = Устройството вече няма достъп.
notice-reset-sent = Ако има профил с този имейл адрес, на път е имейл с линк за нова парола.
notice-password-reset = Новата Ви парола е запазена. Моля, влезте с нея.
notice-password-changed = Новата Ви парола е запазена. Излязохте от профила си на всички други устройства.
notice-email-verified = Благодарим, имейл адресът Ви е потвърден.
notice-verification-sent = Изпратихме Ви нов имейл.
notice-profile-saved = Данните Ви са запазени.
notice-email-change-sent = Писахме Ви на новия имейл адрес. Промяната влиза в сила, щом отворите линка в имейла.
notice-email-changed = Новият Ви имейл адрес е запазен.
notice-account-deleted = Профилът Ви и всичко в него са изтрити.

## Адреси

notice-address-saved = Адресът Ви е запазен.
notice-address-removed = Адресът Ви е изтрит.
notice-address-default = Отсега нататък ще предлагаме първо този адрес.

## Любими

notice-wishlist-merged = Това, което харесахте, вече е в списъка Ви с любими.

## Cart

notice-cart-changed = Количката е обновена.
notice-cart-removed = Премахнато от количката
notice-cart-merged = Избраното преди влизането вече е в количката Ви.
notice-reordered = Всичко отново е в количката.
notice-coupon-applied = Кодът е приложен.
notice-coupon-removed = Кодът е премахнат.

notice-stock-alert-saved = Благодарим Ви. Ще Ви пишем, щом артикулът е отново в наличност.
notice-stock-alert-deleted = Известията Ви за наличност са изтрити

## Партньори

notice-affiliate-applied = Кандидатурата Ви е изпратена. Изпратихме Ви имейл, за да потвърдите имейл адреса си.
notice-affiliate-profile-saved = Профилът е обновен.
notice-affiliate-payout-saved = Данните Ви за изплащане са запазени.
notice-affiliate-left = Напуснахте партньорската програма. Спечеленото ще Ви бъде изплатено.
