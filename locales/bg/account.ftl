# Signing in and up, and the signed-in area.

## Заглавия на раздели

account-meta-title = { $title } | { -brand }

## Вход

login-title = Вход
login-lead = Любими, адреси и поръчки на едно място.
login-action = Вход
login-new = За първи път тук?
login-register = Създай профил

## Регистрация

register-title = Създаване на профил
register-lead = Един профил за всички наши магазини. Регистрацията отнема минута.
register-action = Създай профил
register-known = Вече имате профил?
register-terms = Прочетох и приемам Общите условия.
register-terms-label = Общи условия
register-phone-help = Само за въпроси около доставката.

## Забравена парола

forgot-title = Забравена парола?
forgot-lead = Въведете имейла си и ще Ви изпратим линк за избор на нова парола.
forgot-action = Изпрати линк
forgot-again = Няма нищо в пощата Ви след няколко минути? Проверете в спама или поискайте линка още веднъж.
forgot-back = Обратно към входа
reset-title = Изберете нова парола
reset-lead = След това ще излезете от профила си на всички устройства и ще влезете отново с новата парола.
reset-action = Запази новата парола
reset-new-link = Поискай нов линк

## Линкове от имейли

verify-title = Вашият имейл адрес
verify-waiting = Потвърждаваме имейл адреса Ви.
verify-done-title = Благодарим, имейл адресът Ви е потвърден
verify-done-text = Това беше всичко. Можете да продължите с пазаруването.
confirm-title = Новият Ви имейл адрес
confirm-waiting = Сменяме имейл адреса Ви.
confirm-done-title = Имейл адресът Ви е сменен
confirm-done-text = Отсега нататък влизате с новия си имейл.
link-failed-title = Този линк не работи
link-missing-text = Част от линка липсва. Отворете го още веднъж от имейла или го копирайте целия.
link-confirm = Потвърди
link-resend = Изпрати нов имейл
link-account = Към моя профил
link-home = Към магазина

## Полета

field-email = Имейл
field-password = Парола
field-new-password = Нова парола
field-old-password = Текуща парола
field-repeat-password = Повторете паролата
field-first-name = Име
field-last-name = Фамилия
field-country = Държава
field-phone-code = Код
field-phone = Телефон
field-birth = Дата на раждане
field-gender = Пол
field-gender-none = Предпочитам да не посочвам
field-gender-female = Жена
field-gender-male = Мъж
field-gender-other = Друго
field-name = Име и фамилия
field-address = Улица и номер
field-address2 = Апартамент, етаж, фирма
field-city = Населено място
field-state = Област или провинция
field-postcode = Пощенски код

## Профилът

account-overview = Преглед
account-orders = Поръчки
account-coupons = Купони
account-addresses = Адреси
account-sign-out = Изход
account-loading = Зареждане
account-load-failed = Зареждането не успя.

## Преглед

overview-hello = Здравейте, { $name }
overview-title = Моят профил
overview-unverified = Моля, потвърдете имейл адреса си. Писахме Ви на { $email }.
overview-resend = Изпрати отново
overview-addresses = { $count ->
    [0] Още няма адрес
    [one] { $count } адрес
   *[other] { $count } адреса
}
overview-wishlist = { $count ->
    [0] Още няма нищо
    [one] { $count } продукт
   *[other] { $count } продукта
}
overview-settings = Име, имейл, устройства, Вашите данни
overview-password = Избери нова
overview-wishlist-title = Любими

## Поръчки

orders-title = Моите поръчки
orders-empty-title = Още няма поръчки
orders-empty-text = Щом поръчате нещо, ще го откриете тук заедно с фактурата и информация къде е пратката.
orders-empty-action = Разгледай магазина
order-missing-title = Не откриваме тази поръчка
order-missing-text = В профила Ви няма поръчка { $invoice }. Може би сте поръчали като гост или с друг имейл.
order-missing-back = Обратно към моите поръчки

## Адреси

addresses-title = Моите адреси
addresses-empty = Още няма адрес. Запазите ли един, поръчката става за секунди.
addresses-add = Добави адрес
addresses-new = Нов адрес
addresses-edit-title = Промяна на адрес
addresses-default = Основен адрес
addresses-make-default = Направи основен
addresses-edit = Промени
addresses-delete = Изтрий
addresses-delete-question = Да изтрием ли този адрес?
addresses-delete-yes = Да, изтрий
addresses-delete-no = Не, запази
addresses-full = Достигнахте максималния брой адреси ({ $max }). Изтрийте един, за да добавите друг.

## Настройки

settings-title = Настройки
settings-profile = Лични данни
settings-email = Имейл адрес
settings-email-verified = Потвърден
settings-email-unverified = Още не е потвърден
settings-email-pending = Писахме Ви на { $email }. Промяната влиза в сила, щом отворите линка в този имейл.
settings-email-change = Смени имейл адреса
settings-email-new = Нов имейл
settings-email-password = Вашата парола, за да знаем, че сте Вие
settings-email-action = Изпрати потвърждение
settings-email-sent = Писахме Ви на новия имейл адрес. Моля, отворете линка в имейла.
settings-sessions = Устройства с достъп до профила
settings-sessions-text = Виждате непознато устройство? Натиснете „Изход“ до него и сменете паролата си.
settings-session-unknown = Непознато устройство
settings-session-here = Това устройство
settings-session-seen = Последна активност: { $when }
settings-session-end = Изход
settings-sessions-all = Изход от всички устройства
settings-sessions-all-text = Включително от това устройство.
settings-export = Вашите данни
settings-export-text = Всички лични данни, които пазим за Вас, в един файл.
settings-export-action = Изтегли данните ми
settings-export-done = Данните Ви са във файла { $file }.
settings-delete = Изтриване на профила
settings-delete-text = Профилът, адресите и списъкът Ви с любими се изтриват завинаги. От поръчките остава само това, което законът ни задължава да пазим, по възможност без името Ви.
settings-delete-open = Изтрий профила ми
settings-delete-action = Изтрий завинаги

## Парола

password-title = Смяна на паролата
password-lead = След това ще излезете от профила си на всички други устройства.
password-action = Смени паролата
password-changed = Паролата Ви е сменена.

## Stock alerts

stock-alert-delete-title = Изтриване на известията за наличност
stock-alert-delete-text = Един клик и изтриваме известията Ви за наличност и имейл адреса, който сте оставили за тях.
stock-alert-delete-action = Изтрий
stock-alert-deleted-title = Изтрито
stock-alert-deleted-text = Изтрихме известията Ви за наличност и имейл адреса към тях.
