# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Parduokite pas mus
seller-apply-lead = Kuriate drabužius, kuriuos malonu dėvėti kasdien? Parodykite juos mūsų parduotuvėje. Papasakokite apie savo įmonę ir mes su jumis susisieksime.
seller-what-title = Ką reiškia parduoti pas mus
seller-reach-title = Jūsų drabužiai mūsų parduotuvėse
seller-reach-text = Kiekvienos šalies pirkėjams rodome juos jų kalba ir su kaina jų valiuta.
seller-service-title = Pirkėjais pasirūpiname mes
seller-service-text = Užsakymai, mokėjimai, pristatymas, grąžinimai ir klausimai – mūsų rūpestis.
seller-terms-title = Viskas raštu
seller-terms-text = Prieš pradėdami susitariame dėl komisinių, išmokų ir kas ką daro.
seller-who-title = Kas gali teikti paraišką
seller-who-text = Registruotos įmonės, turinčios savo drabužių prekės ženklą: apatiniai, marškinėliai, glaustinukės, tamprės ir kiti baziniai drabužiai. Kiekvienas gaminys turi turėti teisės aktų reikalaujamą ženklinimą: sudėtį, priežiūrą ir gamintoją.
seller-how-text = Perskaitome kiekvieną paraišką ir atsakome el. paštu.
seller-form-title = Jūsų paraiška

seller-company = Įmonė
seller-contact = Kontaktinis asmuo
seller-web = Svetainė
seller-web-help = Pavyzdžiui, example.com
seller-goods = Ką parduodate
seller-goods-t-shirts = Marškinėliai
seller-goods-underwear = Apatiniai
seller-goods-bodysuits = Glaustinukės
seller-goods-leggings = Tamprės
seller-goods-other = Kiti drabužiai
seller-quantity = Vienetų per mėnesį
seller-quantity-to-100 = Iki 100
seller-quantity-to-500 = Nuo 100 iki 500
seller-quantity-to-2000 = Nuo 500 iki 2000
seller-quantity-over-2000 = Daugiau nei 2000
seller-message = Žinutė
seller-message-help = Kuo ypatingi jūsų drabužiai? Kur jie siuvami?
seller-listed = Kai pradėsime pas jus prekiauti, galite rodyti mūsų įmonę tarp savo pardavėjų.
seller-submit = Siųsti paraišką

seller-sent-title = Ačiū
seller-sent-text = Paraišką gavome ir išsiuntėme jums el. laišką. Perskaitę susisieksime.
notice-seller-applied = Paraiška išsiųsta.

seller-list-title = Mūsų pardavėjai
seller-list-lead = Įmonės, kurių drabužių rasite mūsų parduotuvėje.
seller-list-empty-title = Pardavėjų dar nėra
seller-list-empty-text = Šioje parduotuvėje kol kas daugiau niekas neparduoda. Gal norite pradėti jūs?
seller-list-invitation = Norėtumėte parduoti ir jūs?
