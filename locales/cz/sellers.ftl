# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Prodávejte u nás
seller-apply-lead = Vyrábíte oblečení, které se dobře nosí každý den? Ukažte ho v našem obchodě. Napište nám o své firmě a ozveme se vám.
seller-what-title = Co u nás prodej znamená
seller-reach-title = Vaše oblečení v našich obchodech
seller-reach-text = Zákazníkům v každé zemi je ukážeme v jejich jazyce a s cenou v jejich měně.
seller-service-title = O zákazníky se postaráme my
seller-service-text = Objednávky, platby, doručení, vrácení i dotazy vyřídíme my.
seller-terms-title = Vše máte písemně
seller-terms-text = Než začneme, dohodneme se na provizi, výplatách a na tom, kdo co dělá.
seller-who-title = Kdo se může přihlásit
seller-who-text = Registrované firmy s vlastní oděvní značkou: spodní prádlo, trička, body, legíny a další základní kousky. Každý kus musí mít označení předepsané zákonem: složení, údržbu a výrobce.
seller-how-text = Každou přihlášku si přečteme a odpovíme e-mailem.
seller-form-title = Vaše přihláška

seller-company = Firma
seller-contact = Kontaktní osoba
seller-web = Web
seller-web-help = Například example.com
seller-goods = Co prodáváte
seller-goods-t-shirts = Trička
seller-goods-underwear = Spodní prádlo
seller-goods-bodysuits = Body
seller-goods-leggings = Legíny
seller-goods-other = Jiné oblečení
seller-quantity = Kusů za měsíc
seller-quantity-to-100 = Do 100
seller-quantity-to-500 = 100 až 500
seller-quantity-to-2000 = 500 až 2000
seller-quantity-over-2000 = Více než 2000
seller-message = Zpráva
seller-message-help = Čím je vaše oblečení výjimečné? Kde vzniká?
seller-listed = Až u vás budeme prodávat, můžete naši firmu uvést mezi prodejci.
seller-submit = Odeslat přihlášku

seller-sent-title = Děkujeme
seller-sent-text = Přihlášku jsme dostali a poslali vám e-mail. Jakmile si ji přečteme, ozveme se.
notice-seller-applied = Přihláška byla odeslána.

seller-list-title = Naši prodejci
seller-list-lead = Firmy, jejichž oblečení najdete v našem obchodě.
seller-list-empty-title = Zatím žádní prodejci
seller-list-empty-text = V tomto obchodě zatím nikdo jiný neprodává. Chcete být první?
seller-list-invitation = Chcete tu prodávat i vy?
