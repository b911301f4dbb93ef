# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## В долната част

newsletter-title = Бюлетинът на { -brand }
newsletter-text = Нови модели, намаления, понякога и някоя история. Няколко имейла на месец, а отписването е с един клик.
newsletter-email = Вашият имейл адрес
newsletter-submit = Абонирай ме
newsletter-sent = Моля, проверете пощата си: изпратихме имейл, за да потвърдите абонамента си.

## Страници

newsletter-confirm-title = Потвърдете абонамента си
newsletter-confirm-text = Още един клик и бюлетинът ни идва при Вас.
newsletter-confirm-action = Да, абонирай ме
newsletter-confirmed-title = Благодарим
newsletter-confirmed-text = Абонаментът Ви е потвърден. Отсега нататък ще научавате сред първите за новите модели и намаленията.
unsubscribe-title = Отписване от бюлетина
unsubscribe-text = Един клик и повече няма да Ви пишем. В същия миг изтриваме и имейл адреса Ви.
unsubscribe-action = Отпиши ме
unsubscribe-done-title = Отписахте се от бюлетина
unsubscribe-done-text = Повече няма да получавате бюлетина ни, а имейл адресът Ви е изтрит.
newsletter-browse = Разгледай магазина

## Отговори

notice-newsletter-saved = Абонаментът Ви за бюлетина е запазен
notice-newsletter-confirmed = Абонаментът Ви е потвърден
notice-newsletter-left = Отписахте се от бюлетина
error-newsletter-subscribed = Този имейл вече е абониран за бюлетина
