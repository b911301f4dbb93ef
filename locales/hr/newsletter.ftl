# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## U podnožju

newsletter-title = { -brand } newsletter
newsletter-text = Novi komadi, sniženja, pokoja priča. Nekoliko e-mailova mjesečno, odjava jednim klikom.
newsletter-email = Tvoja e-mail adresa
newsletter-submit = Prijavi me
newsletter-sent = Provjeri pristiglu poštu: u našem e-mailu potvrdi prijavu.

## Stranice

newsletter-confirm-title = Potvrdi prijavu na newsletter
newsletter-confirm-text = Još jedan klik i newsletter stiže k tebi.
newsletter-confirm-action = Da, prijavi me
newsletter-confirmed-title = Hvala
newsletter-confirmed-text = Prijava je potvrđena. Odsad ćeš među prvima saznati za nove komade i sniženja.
unsubscribe-title = Odjava s newslettera
unsubscribe-text = Jedan klik i više ti ne pišemo. Tvoju e-mail adresu brišemo u istom trenutku.
unsubscribe-action = Odjavi me
unsubscribe-done-title = Odjava je uspjela
unsubscribe-done-text = Newsletter ti više ne šaljemo, a tvoju smo e-mail adresu izbrisali.
newsletter-browse = Razgledaj trgovinu

## Odgovori

notice-newsletter-saved = Hvala na prijavi na newsletter
notice-newsletter-confirmed = Tvoja je prijava na newsletter potvrđena
notice-newsletter-left = Odjava s newslettera je uspjela
error-newsletter-subscribed = Ova je e-mail adresa već prijavljena
