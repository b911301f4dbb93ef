# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Продавайте при нас
seller-apply-lead = Изработвате дрехи, които се носят с удоволствие всеки ден? Покажете ги в нашия магазин. Разкажете ни за фирмата си и ще се свържем с Вас.
seller-what-title = Какво означава да продавате при нас
seller-reach-title = Вашите дрехи в нашите магазини
seller-reach-text = Показваме ги на клиентите във всяка страна на техния език и с цена в тяхната валута.
seller-service-title = За клиентите се грижим ние
seller-service-text = Поръчки, плащания, доставка, връщания и въпроси – всичко това поемаме ние.
seller-terms-title = Всичко е писмено
seller-terms-text = Преди началото уговаряме комисионата, плащанията и кой какво прави.
seller-who-title = Кой може да кандидатства
seller-who-text = Регистрирани фирми със собствена марка дрехи: бельо, тениски, бодита, клинове и други базови модели. Всеки артикул трябва да има етикетите, които законът изисква: състав, поддръжка и производител.
seller-how-text = Четем всяка кандидатура и отговаряме по имейл.
seller-form-title = Вашата кандидатура

seller-company = Фирма
seller-contact = Лице за контакт
seller-web = Уебсайт
seller-web-help = Например example.com
seller-goods = Какво продавате
seller-goods-t-shirts = Тениски
seller-goods-underwear = Бельо
seller-goods-bodysuits = Бодита
seller-goods-leggings = Клинове
seller-goods-other = Други дрехи
seller-quantity = Бройки на месец
seller-quantity-to-100 = До 100
seller-quantity-to-500 = От 100 до 500
seller-quantity-to-2000 = От 500 до 2000
seller-quantity-over-2000 = Над 2000
seller-message = Съобщение
seller-message-help = Какво отличава Вашите дрехи? Къде се шият?
seller-listed = Когато започнем да продаваме при вас, може да покажете фирмата ни сред продавачите си.
seller-submit = Изпрати кандидатурата

seller-sent-title = Благодарим
seller-sent-text = Получихме кандидатурата Ви и Ви изпратихме имейл. Щом я прочетем, ще се свържем с Вас.
notice-seller-applied = Кандидатурата е изпратена.

seller-list-title = Нашите продавачи
seller-list-lead = Фирми, чиито дрехи ще намерите в нашия магазин.
seller-list-empty-title = Все още няма продавачи
seller-list-empty-text = Засега никой друг не продава в този магазин. Искате ли да сте първи?
seller-list-invitation = Искате и Вие да продавате тук?
