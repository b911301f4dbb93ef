error-wheel-over = Roata norocului nu se învârte acum.
error-wheel-spun = Ai folosit toate încercările de azi. Mâine ai altele.
error-cart-reminder-consent = Bifează caseta dacă vrei acest e-mail.
error-cart-reminder-empty = Coșul tău este gol, nu avem ce să-ți amintim.

notice-cart-reminder-saved = Mulțumim. Dacă și mâine coșul te așteaptă, îți scriem o singură dată.
notice-cart-reminder-deleted = Mementoul pentru coș și adresa de e-mail lăsată pentru el au fost șterse.
notice-reminder-ended = Nu mai trimitem acest e-mail: a fost șters.

mail-cart-reminder = Coșul tău te așteaptă
    .preview = Ne-ai rugat să ți-l amintim.
    .title = Coșul tău te așteaptă.
    .text = Ne-ai rugat să-ți amintim de coșul tău de la { $shop }. În el: { $items }. Nu putem rezerva nimic, așa că produsele se pot epuiza.
    .action = Vezi coșul
    .note = Despre acest coș îți scriem doar de data aceasta: mementoul și adresa de e-mail lăsată pentru el au fost deja șterse.
mail-cart-reminder-end = Șterge mementourile pentru coș
