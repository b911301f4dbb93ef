# Što partneri zarađuju: zašto je provizija zadržana, mjesečni obračuni i njihova poruka.

## Zašto proviziju provjeravamo

commission-hold-own-account = Narudžba je poslana s tvog računa.
commission-hold-own-email = Narudžba je poslana s tvojom e-mail adresom.
commission-hold-own-phone = Narudžba je poslana s tvojim brojem telefona.
commission-hold-own-address = Narudžba ide na jednu od tvojih adresa.
commission-hold-own-card = Narudžba je plaćena jednom od tvojih kartica.
commission-hold-own-network = Narudžba je stigla iz mreže kojom se i ti služiš.
commission-hold-same-address = Više tvojih narudžbi ide na istu adresu.
commission-hold-cancelled-orders = Neuobičajeno mnogo tvojih narudžbi je otkazano.
commission-hold-conversion-rate = Neuobičajeno mnogo tvojih klikova postalo je narudžba.
commission-hold-seconds-on-page = Stranica na koju vodi tvoj link bila je otvorena samo trenutak.

## Mjesečni obračun

commission-statement-title = Partnerski obračun
commission-statement-partner = Tvoj kod
commission-statement-period = Razdoblje
commission-statement-nothing = U ovom mjesecu nije bilo prometa.
commission-statement-opening = Stanje na početku
commission-statement-earned = Zarađene provizije
commission-statement-credited = Bonusi i ispravci
commission-statement-reversed = Oduzeto zbog povrata i otkazivanja
commission-statement-rejected = Odbijeno
commission-statement-paid = Isplaćeno
commission-statement-closing = Stanje na kraju
commission-statement-pending = Još nije odobreno
commission-statement-payable = Odobreno
commission-statement-note = Provizija je udio u cijeni proizvoda nakon svih popusta, bez PDV-a i dostave. Odobravamo je kad istekne rok za povrat. Što kupci vrate, oduzimamo i nakon isplate.

# $month je primjerice 2026-11, $balance iznos ili više iznosa u različitim valutama.
mail-commission-statement = Tvoj obračun: { $month }
    .preview = Tvoje stanje: { $balance }
    .title = Tvoj je obračun spreman.
    .text = tvoje stanje u trgovini { $shop } na kraju mjeseca: { $balance }. U području za partnere vidiš od čega se sastoji, a obračun možeš i preuzeti.
    .action = Otvori obračune
    .note = Ako više ne želiš primati ove poruke, isključi ih u svojem profilu.

mail-commission-earned = Uračunala ti se narudžba: { $amount }
    .preview = Tvoja provizija za narudžbu { $number }: { $amount }
    .title = Uračunala ti se narudžba.
    .text = netko je preko tebe naručio u trgovini { $shop }. Tvoja provizija za narudžbu { $number }: { $amount }. Na čekanju je dok roba ne stigne i dok je više nije moguće vratiti.
    .action = Otvori provizije
    .note = Ako više ne želiš primati ove poruke, isključi ih u svojem profilu.
