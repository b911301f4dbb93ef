# Unternehmen, die im Shop verkaufen: wie man es wird und welche es gibt.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Bei uns verkaufen
seller-apply-lead = Machst du Kleidung, die man gern jeden Tag trägt? Zeig sie in unserem Shop. Erzähl uns von deinem Unternehmen, wir melden uns.
seller-what-title = Was es heißt, bei uns zu verkaufen
seller-reach-title = Deine Kleidung in unseren Shops
seller-reach-text = Wir zeigen sie in jedem Land in der eigenen Sprache und mit einem Preis in der eigenen Währung.
seller-service-title = Wir kümmern uns um die Kundschaft
seller-service-text = Bestellung, Zahlung, Versand, Rückgabe und Fragen übernehmen wir.
seller-terms-title = Alles schriftlich
seller-terms-text = Bevor es losgeht, vereinbaren wir Provision, Auszahlung und wer was macht.
seller-who-title = Wer sich bewerben kann
seller-who-text = Eingetragene Unternehmen mit einer eigenen Modemarke: Unterwäsche, T-Shirts, Bodys, Leggings und andere Basics. Jedes Teil braucht die vorgeschriebene Kennzeichnung, etwa Fasern, Pflege und Hersteller.
seller-how-text = Wir lesen jede Bewerbung und antworten per E-Mail.
seller-form-title = Deine Bewerbung

seller-company = Unternehmen
seller-contact = Ansprechperson
seller-web = Website
seller-web-help = Zum Beispiel example.com
seller-goods = Was du verkaufst
seller-goods-t-shirts = T-Shirts
seller-goods-underwear = Unterwäsche
seller-goods-bodysuits = Bodys
seller-goods-leggings = Leggings
seller-goods-other = Andere Kleidung
seller-quantity = Teile pro Monat
seller-quantity-to-100 = Bis 100
seller-quantity-to-500 = 100 bis 500
seller-quantity-to-2000 = 500 bis 2000
seller-quantity-over-2000 = Über 2000
seller-message = Nachricht
seller-message-help = Was ist an deiner Kleidung besonders? Wo wird sie genäht?
seller-listed = Sobald wir bei euch verkaufen, dürft ihr unser Unternehmen unter euren Verkäufern zeigen.
seller-submit = Bewerbung senden

seller-sent-title = Danke
seller-sent-text = Deine Bewerbung ist da, und eine E-Mail ist unterwegs zu dir. Wir melden uns, sobald wir sie gelesen haben.
notice-seller-applied = Deine Bewerbung wurde gesendet.

seller-list-title = Unsere Verkäufer
seller-list-lead = Unternehmen, deren Kleidung du in unserem Shop findest.
seller-list-empty-title = Noch keine Verkäufer
seller-list-empty-text = Bisher verkauft hier noch niemand sonst. Möchtest du den Anfang machen?
seller-list-invitation = Möchtest du auch hier verkaufen?
