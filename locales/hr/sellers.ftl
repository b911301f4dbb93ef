# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Prodaj s nama
seller-apply-lead = Izrađuješ odjeću koja se rado nosi svaki dan? Pokaži je u našoj trgovini. Predstavi nam svoju tvrtku i javit ćemo ti se.
seller-what-title = Što znači prodavati kod nas
seller-reach-title = Tvoja odjeća u našim trgovinama
seller-reach-text = Kupcima ih pokazujemo na njihovu jeziku i s cijenom u njihovoj valuti.
seller-service-title = Mi brinemo o kupcima
seller-service-text = Narudžbe, plaćanje, dostava, povrati i upiti naša su briga.
seller-terms-title = Sve je napismeno
seller-terms-text = Prije početka dogovaramo proviziju, isplate i tko što radi.
seller-who-title = Tko se može prijaviti
seller-who-text = Registrirane tvrtke s vlastitim brendom odjeće: donje rublje, majice, bodiji, tajice i druga osnovna odjeća. Svaki komad mora imati propisane oznake: sirovinski sastav, održavanje i proizvođača.
seller-how-text = Pročitamo svaku prijavu i odgovaramo e-mailom.
seller-form-title = Tvoja prijava

seller-company = Tvrtka
seller-contact = Osoba za kontakt
seller-web = Web-stranica
seller-web-help = Na primjer example.com
seller-goods = Što prodaješ
seller-goods-t-shirts = Majice
seller-goods-underwear = Donje rublje
seller-goods-bodysuits = Bodiji
seller-goods-leggings = Tajice
seller-goods-other = Ostala odjeća
seller-quantity = Komada mjesečno
seller-quantity-to-100 = Do 100
seller-quantity-to-500 = Od 100 do 500
seller-quantity-to-2000 = Od 500 do 2000
seller-quantity-over-2000 = Više od 2000
seller-message = Poruka
seller-message-help = Po čemu je tvoja odjeća posebna? Gdje nastaje?
seller-listed = Kad počnemo prodavati kod vas, smijete nas prikazati među svojim prodavačima.
seller-submit = Pošalji prijavu

seller-sent-title = Hvala
seller-sent-text = Prijavu smo primili i poslali ti e-mail. Javit ćemo se čim je pročitamo.
notice-seller-applied = Prijava je poslana.

seller-list-title = Naši prodavači
seller-list-lead = Tvrtke čiju odjeću možeš pronaći u našoj trgovini.
seller-list-empty-title = Još nema prodavača
seller-list-empty-text = U ovoj trgovini zasad ne prodaje nitko drugi. Želiš li početi prvi?
seller-list-invitation = Želiš li i ti prodavati kod nas?
