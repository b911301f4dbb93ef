# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## In the footer

newsletter-title = „{ -brand }“ naujienlaiškis
newsletter-text = Naujos prekės, nuolaidos, o kartais ir kokia istorija. Keli laiškai per mėnesį, jų atsisakysite vienu paspaudimu.
newsletter-email = Jūsų el. pašto adresas
newsletter-submit = Prenumeruoti
newsletter-sent = Pažiūrėkite į savo pašto dėžutę: išsiuntėme laišką prenumeratai patvirtinti.

## Pages

newsletter-confirm-title = Patvirtinkite prenumeratą
newsletter-confirm-text = Dar vienas paspaudimas, ir mūsų laiškai keliaus pas jus.
newsletter-confirm-action = Taip, prenumeruoti
newsletter-confirmed-title = Ačiū
newsletter-confirmed-text = Naujienlaiškis užsakytas. Nuo šiol apie naujas prekes ir nuolaidas sužinosite pirmieji.
unsubscribe-title = Naujienlaiškio atsisakymas
unsubscribe-text = Vienas paspaudimas, ir neberašysime. Tą pačią akimirką iš sąrašo ištrinsime ir jūsų el. pašto adresą.
unsubscribe-action = Atsisakyti naujienlaiškio
unsubscribe-done-title = Naujienlaiškio atsisakėte
unsubscribe-done-text = Mūsų naujienlaiškio nebegausite, o jūsų el. pašto adresą iš sąrašo ištrynėme.
newsletter-browse = Apsižvalgyti parduotuvėje

## Answers

notice-newsletter-saved = Naujienlaiškio prenumerata išsaugota
notice-newsletter-confirmed = Jūsų prenumerata patvirtinta
notice-newsletter-left = Naujienlaiškio atsisakėte
error-newsletter-subscribed = Šiuo el. paštu naujienlaiškis jau prenumeruojamas
