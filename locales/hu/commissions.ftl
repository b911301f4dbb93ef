# Mit keresnek a partnerek: miért ellenőrzünk egy jutalékot, havi elszámolások és a levelük.

## Miért ellenőrizzük a jutalékot

commission-hold-own-account = A rendelés a saját fiókodból érkezett.
commission-hold-own-email = A rendelést a te e-mail-címeddel adták le.
commission-hold-own-phone = A rendelést a te telefonszámoddal adták le.
commission-hold-own-address = A rendelés az egyik címedre megy.
commission-hold-own-card = A rendelést az egyik kártyáddal fizették ki.
commission-hold-own-network = A rendelés olyan hálózatról érkezett, amelyet te is használsz.
commission-hold-same-address = Több rendelésed ugyanarra a címre megy.
commission-hold-cancelled-orders = Szokatlanul sok rendelésedet törölték.
commission-hold-conversion-rate = Szokatlanul sok kattintásodból lett rendelés.
commission-hold-seconds-on-page = Az oldal, ahová a linked vezet, csak egy pillanatra volt nyitva.

## Havi elszámolás

commission-statement-title = Partneri elszámolás
commission-statement-partner = A kódod
commission-statement-period = Időszak
commission-statement-nothing = Ebben a hónapban nem volt mozgás.
commission-statement-opening = Nyitóegyenleg
commission-statement-earned = Megszerzett jutalékok
commission-statement-credited = Bónuszok és helyesbítések
commission-statement-reversed = Levonva visszaküldések és törlések miatt
commission-statement-rejected = Elutasítva
commission-statement-paid = Kifizetve
commission-statement-closing = Záróegyenleg
commission-statement-pending = Még nincs jóváhagyva
commission-statement-payable = Jóváhagyva
commission-statement-note = A jutalék az áru minden kedvezmény utáni árának egy része, áfa és szállítás nélkül. Akkor hagyjuk jóvá, amikor lejár a visszaküldési határidő. Amit visszaküldenek, azt levonjuk, kifizetés után is.

# A $month például 2026-11, a $balance egy összeg, vagy több különböző pénznemben.
mail-commission-statement = Az elszámolásod: { $month }
    .preview = Az egyenleged: { $balance }
    .title = Elkészült az elszámolásod.
    .text = Az egyenleged a hónap végén ({ $shop }): { $balance }. A partneri felületen látod, miből áll össze, és le is töltheted az elszámolást.
    .action = Elszámolások megnyitása
    .note = Ha nem kéred többé ezeket az e-maileket, kapcsold ki őket a profilodban.

mail-commission-earned = Egy rendelést neked írtunk jóvá: { $amount }
    .preview = A jutalékod ({ $number } számú rendelés): { $amount }
    .title = Egy rendelést neked írtunk jóvá.
    .text = Valaki rajtad keresztül rendelt ({ $shop }). A jutalékod ({ $number } számú rendelés): { $amount }. Addig függőben van, amíg az áru meg nem érkezik, és már nem küldhető vissza.
    .action = Jutalékok megnyitása
    .note = Ha nem kéred többé ezeket az e-maileket, kapcsold ki őket a profilodban.
