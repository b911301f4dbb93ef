# Зоната за партньори: за тези, които показват магазина на други и печелят комисиона.

## Пътища

affiliate-nav = Зона за партньори
affiliate-nav-dashboard = Табло
affiliate-nav-links = Линкове
affiliate-nav-analytics = Анализи
affiliate-nav-discounts = Кодове за отстъпка
affiliate-nav-commissions = Комисиони
affiliate-nav-media-kit = Снимки и текстове
affiliate-nav-profile = Профил

## Вход и кандидатстване

affiliate-login-title = Вход за партньори
affiliate-login-lead = Вашите линкове, поръчки и приходи.
affiliate-login-shopper = Търсите поръчките си?
affiliate-login-shop = Вход за клиенти
affiliate-register-title = Станете партньор
affiliate-register-lead = Покажете дрехите ни на хората, които Ви следват, и печелете комисиона от всяка поръчка.
affiliate-register-you = За Вас
affiliate-register-email-help = Може да е същият имейл като за пазаруване: това ще бъде отделен профил.
affiliate-register-how = Къде ще ни показвате
affiliate-register-action = Изпрати кандидатурата
affiliate-kind = Кандидатствате като
affiliate-kind-person = Частно лице
affiliate-kind-company = Фирма
affiliate-company = Фирма
affiliate-web = Сайт
affiliate-channels = Вашите канали
affiliate-channel-kind = Канал
affiliate-channel-address = Уеб адрес или име
affiliate-channel-followers = Последователи
affiliate-channel-blog = Блог
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Бюлетин
affiliate-channel-other = Друго
affiliate-countries = Държави, в които живее публиката Ви
affiliate-promotion = Как ще ни представите?
affiliate-promotion-help = Няколко изречения са достатъчни. Банковата сметка ще въведете по-късно.
affiliate-terms = Условия на програмата
affiliate-terms-own = От собствените си поръчки и тези на домакинството си не печелите.
affiliate-terms-ads = Където показвате линковете ни, ясно казвате, че това е реклама.
affiliate-terms-honest = Не наддавате за името ни в търсачките и не обещавате нищо, което ние не обещаваме.
affiliate-terms-mail = Изпращате бюлетини само на хора, които са ги поискали.
affiliate-terms-returns = За върнатото или отказаното няма комисиона. Затова тя изчаква края на срока за връщане.
affiliate-terms-payout = Изплащаме, щом се събере минималната сума. Данъците върху нея плащате Вие.
affiliate-terms-agree = Прочетох условията на програмата и ги приемам.
affiliate-terms-changed = Условията на програмата са променени
affiliate-applied-title = Благодарим, получихме кандидатурата Ви
affiliate-applied-text = Ще я прочете човек. Това отнема няколко работни дни.
affiliate-applied-mail = Потвърдете имейла си с линка, който току-що Ви изпратихме.
affiliate-applied-read = Ще Ви пишем какво сме решили. Дотогава след вход виждате докъде е стигнала кандидатурата Ви.
affiliate-applied-start = Щом Ви приемем, направете първия си линк.

## Състояние

affiliate-pending-title = Четем кандидатурата Ви
affiliate-pending-text = Ще получите имейл, щом решим. Дотогава можете да допълните профила си.
affiliate-rejected-title = Не приехме кандидатурата Ви
affiliate-rejected-text = Ако нещо се е променило, пишете ни. Имейл адресът ни е най-долу на всяка страница на магазина.
affiliate-suspended-title = Профилът Ви е спрян
affiliate-suspended-text = Все още виждате всичко тук, но кликовете и поръчките вече не се броят и нищо не може да се променя.
affiliate-left-title = Напуснахте програмата
affiliate-left-text = Линковете Ви вече не се броят. Спечеленото дотук ще Ви изплатим.
affiliate-reason = Причина:

## Числа

affiliate-number = { $number }
affiliate-percent = { $number }%
affiliate-day = { $day }.{ $month }.{ $year } г.
affiliate-days = { $count ->
    [one] { $count } ден
   *[other] { $count } дни
}
affiliate-range = Период
affiliate-date-from = От
affiliate-date-to = До
affiliate-compare = Сравни с предишния период
affiliate-show = Покажи
affiliate-all = Всички
affiliate-show-all = Покажи всички
affiliate-earnings = Приходи
affiliate-earnings-in = Приходи ({ $currency })
affiliate-pending = Изчакват
affiliate-paid = Изплатени
affiliate-clicks = Кликове
affiliate-clicks-before = Кликове преди
affiliate-conversions = Поръчки
affiliate-conversion-rate = Конверсия
affiliate-epc = Приход на клик
affiliate-revenue = Продажби
affiliate-sale = Продажба
affiliate-commission = Комисиона
affiliate-before = Преди:
affiliate-daily = Ден по ден
affiliate-measure = Какво показва графиката
affiliate-chart = { $what } по дни. Числата са в таблицата.
affiliate-chart-before = Пунктираната линия е предишният период.
affiliate-as-table = Покажи като таблица
affiliate-sources = Откъде идват кликовете
affiliate-source-none = Не е посочено
affiliate-top-products = Най-добри продукти
affiliate-top-pages = Най-добри страници
affiliate-name = Име
affiliate-csv = Запази като CSV
affiliate-first-title = Първите Ви стъпки
affiliate-first-text = Още няма какво да се брои. Щом някой отвори Ваш линк, ще го видите тук.
affiliate-first-link = Направете първия си линк
affiliate-first-link-text = До всяка страница на всеки наш магазин.
affiliate-first-link-action = Направи линк
affiliate-first-media = Вземете снимки и текстове
affiliate-first-media-text = Всички продукти с описания, готови за споделяне.
affiliate-first-media-action = Отвори снимките и текстовете
affiliate-first-payout = Въведете банкова сметка
affiliate-first-payout-text = За да знаем къде да превеждаме приходите Ви.
affiliate-first-payout-action = Отвори профила

## Анализи

affiliate-by = Раздели по
affiliate-by-day = Ден
affiliate-by-source = Източник
affiliate-by-medium = Канал
affiliate-by-campaign = Кампания
affiliate-by-content = Съдържание
affiliate-by-term = Ключова дума
affiliate-by-country = Държава
affiliate-by-device = Устройство
affiliate-by-browser = Браузър
affiliate-by-product = Продукт
affiliate-by-landing = Входна страница
affiliate-device-mobile = Телефон
affiliate-device-tablet = Таблет
affiliate-device-desktop = Компютър
affiliate-analytics-empty = Няма кликове в този период
affiliate-analytics-empty-text = Изберете по-дълъг период или споделете линк.

## Линкове

affiliate-links-lead = Всеки линк носи Вашия код. Поръчките през него се броят за Вас.
affiliate-link-kind = Накъде
affiliate-link-address = Адрес на страница
affiliate-link-address-help = Копирайте го от който и да е наш магазин.
affiliate-link-category = Категория
affiliate-link-target = Продукт или категория
affiliate-link-search = Търсете в продуктите и категориите
affiliate-link-no-discount = Без отстъпка
affiliate-link-campaign = Кампания
affiliate-link-made = Вашият линк
affiliate-link-whole = Пълен линк
affiliate-link-short = Кратък линк
affiliate-link-qr = QR код
affiliate-link-qr-alt = QR код на краткия линк
affiliate-link-qr-save = Запази QR кода
affiliate-link-copy = Копирай линка
affiliate-link-copied = Линкът е копиран
affiliate-copy-failed = Тук не може да се копира. Маркирайте текста и го копирайте ръчно.

## Кодове за отстъпка

affiliate-discounts-lead = Кодове, които можете да раздавате. Поръчка с Ваш код винаги се брои за Вас.
affiliate-discounts-empty = Още няма кодове за отстъпка
affiliate-discounts-empty-text = Ще Ви пишем, когато има код за Вас. Линковете работят и без код.
affiliate-discount = Код за отстъпка
affiliate-uses = Използван
affiliate-copy-code = Копирай кода
affiliate-coupon-copied = Кодът за отстъпка е копиран

## Комисиони

affiliate-commissions-lead = Всяка поръчка, която се брои за Вас, без името на човека, който я е направил.
affiliate-commissions-count = { $count ->
    [one] { $count } комисиона
   *[other] { $count } комисиони
}
affiliate-commissions-none = Няма такива комисиони
affiliate-commissions-none-text = Изберете други филтри.
affiliate-commissions-empty = Още няма комисиони
affiliate-commissions-empty-text = Първата поръчка през Ваш линк ще се появи тук.
affiliate-status = Състояние
affiliate-status-pending = Изчаква
affiliate-status-held = Задържана
affiliate-status-approved = Одобрена
affiliate-status-paid = Изплатена
affiliate-status-rejected = Отхвърлена
affiliate-status-reversed = Сторнирана
affiliate-status-active = Активен
affiliate-status-disabled = Изключен
affiliate-status-scheduled = Предстоящ
affiliate-status-expired = Изтекъл
affiliate-order = Поръчка
affiliate-bonus = Бонус
affiliate-adjustment = Корекция
affiliate-date = Дата
affiliate-reversed = От тях върнати: { $amount }
affiliate-hold-until = Изчаква до: { $date }
affiliate-statements = Отчети
affiliate-statement = Отчет: { $month }/{ $year }

## Снимки и текстове

affiliate-media-lead = Снимки и текстове на продуктите ни. Можете да ги използвате, докато сте партньор.
affiliate-feed = Списък с продукти
affiliate-feed-text = Всички продукти с цени и Вашия код във всеки линк.
affiliate-media-products = Продукти
affiliate-media-empty = Още няма продукти
affiliate-media-empty-text = Този магазин в момента няма какво да покаже.
affiliate-picture-save = Запази снимката: { $name }
affiliate-copy-text = Копирай текста
affiliate-text-copied = Текстът е копиран

## Профил

affiliate-details = Вашите данни
affiliate-profile-updated = Профилът е обновен
affiliate-code = Вашият код
affiliate-code-copied = Кодът е копиран
affiliate-tier = Ниво
affiliate-time-zone = Часова зона
affiliate-emails = Имейли
affiliate-emails-commissions = Когато поръчка се зачете за мен
affiliate-emails-statements = Месечният ми отчет
affiliate-programme = Програмата
affiliate-programme-window = След клик поръчката се брои
affiliate-programme-hold = След доставката комисионата изчаква
affiliate-programme-minimum = Изплащаме от
affiliate-programme-bonus = Бонус при одобрени поръчки на месец: { $count }
affiliate-payout = Изплащане
affiliate-payout-text = Сметката, по която превеждаме приходите Ви. Пази се криптирана и Ви пишем при всяка промяна.
affiliate-payout-changed = Последна промяна: { $date }
affiliate-payout-action = Запази сметката
affiliate-leave = Напускане на програмата
affiliate-leave-open = Напусни програмата
affiliate-leave-text = Линковете и кодовете Ви веднага спират да се броят. Спечеленото дотогава ще Ви изплатим.
affiliate-leave-action = Напусни окончателно

## Какво не стана

affiliate-error = Възникна грешка
affiliate-error-profile = Профилът не можа да се зареди
affiliate-error-update = Профилът не можа да се обнови
affiliate-error-dashboard = Таблото не можа да се зареди
affiliate-error-discounts = Кодовете за отстъпка не можаха да се заредят
affiliate-error-commissions = Комисионите не можаха да се заредят
affiliate-error-link = Линкът не можа да се създаде
affiliate-error-analytics = Анализите не можаха да се заредят
