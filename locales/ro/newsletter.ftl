# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## In the footer

newsletter-title = Newsletterul { -brand }
newsletter-text = Produse noi, reduceri și, din când în când, o poveste. Câteva e-mailuri pe lună, iar dezabonarea e la un clic distanță.
newsletter-email = Adresa ta de e-mail
newsletter-submit = Abonează-te
newsletter-sent = Verifică-ți e-mailul: ți-am trimis un mesaj ca să confirmi abonarea.

## Pages

newsletter-confirm-title = Confirmă abonarea
newsletter-confirm-text = Încă un clic și primești newsletterul nostru.
newsletter-confirm-action = Da, abonează-mă
newsletter-confirmed-title = Mulțumim
newsletter-confirmed-text = Abonarea ta este confirmată. De acum afli înaintea tuturor despre produsele noi și reduceri.
unsubscribe-title = Dezabonare
unsubscribe-text = Un clic și nu îți mai scriem. În același timp îți ștergem adresa de e-mail din listă.
unsubscribe-action = Dezabonează-mă
unsubscribe-done-title = Te-ai dezabonat
unsubscribe-done-text = Nu vei mai primi newsletterul nostru și ți-am șters adresa de e-mail din listă.
newsletter-browse = Vezi ce e în magazin

## Answers

notice-newsletter-saved = Abonarea la newsletter a fost salvată
notice-newsletter-confirmed = Abonarea ta este confirmată
notice-newsletter-left = Te-ai dezabonat
error-newsletter-subscribed = Această adresă de e-mail este deja abonată
