# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

newsletter-title = Newsletter { -brand }
newsletter-text = Nové kousky, slevy, tu a tam příběh. Pár zpráv do měsíce a odhlásíte se jedním kliknutím.
newsletter-email = Váš e-mail
newsletter-submit = Odebírat novinky
newsletter-sent = Podívejte se prosím do schránky: v e-mailu od nás potvrďte odběr.

newsletter-confirm-title = Potvrďte odběr novinek
newsletter-confirm-text = Ještě jedno kliknutí a začneme vám psát.
newsletter-confirm-action = Ano, odebírat novinky
newsletter-confirmed-title = Děkujeme
newsletter-confirmed-text = Odběr je potvrzený. Od teď se o nových kouscích a slevách dozvíte jako první.
unsubscribe-title = Odhlášení z odběru
unsubscribe-text = Stačí jedno kliknutí a přestaneme psát. Ve stejné chvíli váš e-mail smažeme ze seznamu.
unsubscribe-action = Odhlásit odběr
unsubscribe-done-title = Odběr je odhlášený
unsubscribe-done-text = Žádné další zprávy od nás nepřijdou a váš e-mail jsme ze seznamu smazali.
newsletter-browse = Rozhlédnout se po obchodě

notice-newsletter-saved = Přihlášení k odběru jsme přijali
notice-newsletter-confirmed = Odběr novinek je potvrzený
notice-newsletter-left = Odběr novinek je odhlášený
error-newsletter-subscribed = Tento e-mail už novinky odebírá
