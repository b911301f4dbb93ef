# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

## Влакна, както стоят на етикета: „95% памук, 5% еластан“

fibre-cotton = памук
fibre-organic-cotton = органичен памук
fibre-elastane = еластан
fibre-modal = модал
fibre-lyocell = лиоцел
fibre-merino = мериносова вълна
fibre-polyester = полиестер
fibre-recycled-polyester = рециклиран полиестер
fibre-polyamide = полиамид
fibre-viscose = вискоза
fibre-linen = лен
fibre-wool = вълна
fibre-silk = коприна
fibre-cashmere = кашмир
fibre-acrylic = акрил

## Указания за поддръжка

care-wash-30 = Машинно пране на 30 °C
care-wash-40 = Машинно пране на 40 °C
care-wash-60 = Машинно пране на 60 °C
care-wash-wool-30 = Програма за вълна на 30 °C
care-hand-wash = Само ръчно пране
care-no-wash = Да не се пере
care-no-bleach = Да не се избелва
care-tumble-low = Сушене в сушилня на ниска температура
care-no-tumble = Да не се суши в сушилня
care-iron-low = Гладене на ниска температура
care-iron-medium = Гладене на средна температура
care-no-iron = Да не се глади
care-no-dryclean = Без химическо чистене
care-dry-flat = Да се суши в хоризонтално положение
care-wash-dark-separately = Тъмните цветове се перат отделно
care-wash-inside-out = Да се пере обърнато наопаки
care-inside-out = Да се пере обърнато наопаки
care-no-softener = Без омекотител

## Характеристики

attribute-colour = Цвят
attribute-size = Размер

## Текстове на снимките

picture-front = { $name }, { $colour }, отпред
picture-back = { $name }, { $colour }, отзад
picture-detail = { $name }, { $colour }, отблизо

## Значки

badge-special = Специална оферта
badge-promotional = Промоция
badge-fire = Хит
badge-low = Последни бройки
