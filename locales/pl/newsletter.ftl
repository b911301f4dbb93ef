# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

newsletter-title = Newsletter { -brand }
newsletter-text = Nowości, obniżki, czasem jakaś historia. Kilka wiadomości w miesiącu, a wypiszesz się jednym kliknięciem.
newsletter-email = Twój adres e-mail
newsletter-submit = Zapisz się
newsletter-sent = Zajrzyj do skrzynki: w wiadomości od nas potwierdź zapis.

newsletter-confirm-title = Potwierdź zapis do newslettera
newsletter-confirm-text = Jeszcze jedno kliknięcie i nasze wiadomości trafią do Ciebie.
newsletter-confirm-action = Tak, zapisz mnie
newsletter-confirmed-title = Dziękujemy
newsletter-confirmed-text = Jesteś na liście. Od teraz o nowościach i obniżkach dowiesz się przed innymi.
unsubscribe-title = Rezygnacja z newslettera
unsubscribe-text = Jedno kliknięcie i przestajemy pisać. W tej samej chwili usuwamy Twój adres e-mail z listy.
unsubscribe-action = Wypisz się
unsubscribe-done-title = Nie jesteś już na liście
unsubscribe-done-text = Nie będziemy już pisać, a Twój adres e-mail został usunięty z listy.
newsletter-browse = Rozejrzyj się po sklepie

notice-newsletter-saved = Przyjęliśmy zapis do newslettera
notice-newsletter-confirmed = Zapis do newslettera jest potwierdzony
notice-newsletter-left = Nie jesteś już na liście
error-newsletter-subscribed = Ten adres e-mail jest już na liście
