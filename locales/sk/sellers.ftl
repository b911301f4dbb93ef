# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Predávajte u nás
seller-apply-lead = Vyrábate oblečenie, ktoré sa dobre nosí každý deň? Ukážte ho v našom obchode. Napíšte nám o svojej firme a ozveme sa vám.
seller-what-title = Čo u nás predaj znamená
seller-reach-title = Vaše oblečenie v našich obchodoch
seller-reach-text = Zákazníkom v každej krajine ich ukážeme v ich jazyku a s cenou v ich mene.
seller-service-title = O zákazníkov sa postaráme my
seller-service-text = Objednávky, platby, doručenie, vrátenia aj otázky vybavíme my.
seller-terms-title = Všetko máte písomne
seller-terms-text = Skôr než začneme, dohodneme sa na provízii, výplatách a na tom, kto čo robí.
seller-who-title = Kto sa môže prihlásiť
seller-who-text = Registrované firmy s vlastnou odevnou značkou: spodná bielizeň, tričká, body, legíny a ďalšie základné kúsky. Každý kus musí mať zákonom predpísané označenie: zloženie, starostlivosť a výrobcu.
seller-how-text = Každú prihlášku si prečítame a odpovieme e-mailom.
seller-form-title = Vaša prihláška

seller-company = Firma
seller-contact = Kontaktná osoba
seller-web = Web
seller-web-help = Napríklad example.com
seller-goods = Čo predávate
seller-goods-t-shirts = Tričká
seller-goods-underwear = Spodná bielizeň
seller-goods-bodysuits = Body
seller-goods-leggings = Legíny
seller-goods-other = Iné oblečenie
seller-quantity = Kusov za mesiac
seller-quantity-to-100 = Do 100
seller-quantity-to-500 = 100 až 500
seller-quantity-to-2000 = 500 až 2000
seller-quantity-over-2000 = Viac ako 2000
seller-message = Správa
seller-message-help = Čím je vaše oblečenie výnimočné? Kde vzniká?
seller-listed = Keď u vás budeme predávať, môžete našu firmu uviesť medzi predajcami.
seller-submit = Odoslať prihlášku

seller-sent-title = Ďakujeme
seller-sent-text = Prihlášku sme dostali a poslali vám e-mail. Keď si ju prečítame, ozveme sa.
notice-seller-applied = Prihláška bola odoslaná.

seller-list-title = Naši predajcovia
seller-list-lead = Firmy, ktorých oblečenie nájdete v našom obchode.
seller-list-empty-title = Zatiaľ žiadni predajcovia
seller-list-empty-text = V tomto obchode zatiaľ nikto iný nepredáva. Chcete byť prví?
seller-list-invitation = Chcete tu predávať aj vy?
