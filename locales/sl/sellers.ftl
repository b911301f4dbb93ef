# Podjetja, ki prodajajo v trgovini: kako se prijavijo in katera so.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Prodajajte pri nas
seller-apply-lead = Izdelujete oblačila, ki jih človek z veseljem nosi vsak dan? Pokažite jih v naši trgovini. Predstavite nam podjetje in oglasili se vam bomo.
seller-what-title = Kaj pomeni prodajati pri nas
seller-reach-title = Vaša oblačila v naših trgovinah
seller-reach-text = Kupcem jih pokažemo v njihovem jeziku in s ceno v njihovi valuti.
seller-service-title = Za kupce poskrbimo mi
seller-service-text = Naročila, plačila, dostava, vračila in vprašanja so naša skrb.
seller-terms-title = Vse je zapisano
seller-terms-text = Preden začnete, se dogovorimo o proviziji, rokih izplačil in o tem, kdo kaj naredi.
seller-who-title = Kdo se lahko prijavi
seller-who-text = Registrirana podjetja z lastno blagovno znamko oblačil: spodnje perilo, majice, bodiji, pajkice in druga osnovna oblačila. Vsak kos mora imeti oznake, ki jih zahteva zakon: surovinsko sestavo, nego in proizvajalca.
seller-how-text = Vsako prijavo preberemo in odgovorimo po e-pošti.
seller-form-title = Vaša prijava

seller-company = Podjetje
seller-contact = Kontaktna oseba
seller-web = Spletna stran
seller-web-help = Na primer example.com
seller-goods = Kaj prodajate
seller-goods-t-shirts = Majice
seller-goods-underwear = Spodnje perilo
seller-goods-bodysuits = Bodiji
seller-goods-leggings = Pajkice
seller-goods-other = Druga oblačila
seller-quantity = Kosov na mesec
seller-quantity-to-100 = Do 100
seller-quantity-to-500 = Od 100 do 500
seller-quantity-to-2000 = Od 500 do 2000
seller-quantity-over-2000 = Več kot 2000
seller-message = Sporočilo
seller-message-help = Kaj je pri vaših oblačilih posebnega? Kje nastajajo?
seller-listed = Ko bomo prodajali pri vas, nas lahko prikažete med svojimi prodajalci.
seller-submit = Pošlji prijavo

seller-sent-title = Hvala
seller-sent-text = Prijavo smo prejeli in vam poslali e-sporočilo. Ko jo preberemo, se vam oglasimo.
notice-seller-applied = Prijava je poslana.

seller-list-title = Naši prodajalci
seller-list-lead = Podjetja, katerih oblačila najdete v naši trgovini.
seller-list-empty-title = Prodajalcev še ni
seller-list-empty-text = Za zdaj v tej trgovini ne prodaja nihče drug. Bi bili prvi?
seller-list-invitation = Bi tudi vi prodajali pri nas?
