# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## A láblécben

newsletter-title = { -brand } hírlevél
newsletter-text = Új darabok, leárazások, néha egy-egy történet. Havonta pár levél, és egy kattintással leiratkozhatsz.
newsletter-email = E-mail-címed
newsletter-submit = Feliratkozás
newsletter-sent = Nézd meg a postaládádat: küldtünk egy e-mailt a feliratkozás megerősítéséhez.

## Oldalak

newsletter-confirm-title = Erősítsd meg a feliratkozásod
newsletter-confirm-text = Még egy kattintás, és jönnek a leveleink.
newsletter-confirm-action = Igen, feliratkozom
newsletter-confirmed-title = Köszönjük
newsletter-confirmed-text = Feliratkoztál. Mostantól az elsők között értesülsz az újdonságokról és a leárazásokról.
unsubscribe-title = Leiratkozás a hírlevélről
unsubscribe-text = Egy kattintás, és nem írunk többet. Ezzel együtt az e-mail-címedet is töröljük a listáról.
unsubscribe-action = Leiratkozom
unsubscribe-done-title = Leiratkoztál
unsubscribe-done-text = Nem küldünk több hírlevelet, és az e-mail-címedet töröltük a listáról.
newsletter-browse = Körülnézek a boltban

## Válaszok

notice-newsletter-saved = A feliratkozásodat rögzítettük
notice-newsletter-confirmed = Megerősítetted a feliratkozásodat
notice-newsletter-left = Leiratkoztál a hírlevélről
error-newsletter-subscribed = Ezzel az e-mail-címmel már feliratkoztál
