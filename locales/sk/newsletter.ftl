# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

newsletter-title = Newsletter { -brand }
newsletter-text = Nové kúsky, zľavy, tu a tam príbeh. Pár správ do mesiaca a odhlásite sa jedným kliknutím.
newsletter-email = Váš e-mail
newsletter-submit = Odoberať novinky
newsletter-sent = Pozrite sa, prosím, do schránky: v e-maile od nás potvrďte odber.

newsletter-confirm-title = Potvrďte odber noviniek
newsletter-confirm-text = Ešte jedno kliknutie a začneme vám písať.
newsletter-confirm-action = Áno, odoberať novinky
newsletter-confirmed-title = Ďakujeme
newsletter-confirmed-text = Odber je potvrdený. Odteraz sa o nových kúskoch a zľavách dozviete medzi prvými.
unsubscribe-title = Odhlásenie z odberu
unsubscribe-text = Stačí jedno kliknutie a prestaneme písať. V tej istej chvíli vymažeme váš e-mail zo zoznamu.
unsubscribe-action = Odhlásiť odber
unsubscribe-done-title = Odber je odhlásený
unsubscribe-done-text = Ďalšie správy od nás už neprídu a váš e-mail sme zo zoznamu vymazali.
newsletter-browse = Pozrieť si ponuku

notice-newsletter-saved = Prihlásenie na odber sme prijali
notice-newsletter-confirmed = Odber noviniek je potvrdený
notice-newsletter-left = Odber noviniek je odhlásený
error-newsletter-subscribed = Tento e-mail už novinky odoberá
