# Kaj zaslužijo partnerji: zakaj je provizija zadržana, mesečni obračuni in njihovo sporočilo.

## Zakaj provizijo preverjamo

commission-hold-own-account = Naročilo je bilo oddano z vašega računa.
commission-hold-own-email = Naročilo je bilo oddano z vašim e-naslovom.
commission-hold-own-phone = Naročilo je bilo oddano z vašo telefonsko številko.
commission-hold-own-address = Naročilo gre na enega od vaših naslovov.
commission-hold-own-card = Naročilo je bilo plačano z eno od vaših kartic.
commission-hold-own-network = Naročilo je prišlo iz omrežja, ki ga uporabljate tudi vi.
commission-hold-same-address = Več vaših naročil gre na isti naslov.
commission-hold-cancelled-orders = Neobičajno veliko vaših naročil je bilo preklicanih.
commission-hold-conversion-rate = Neobičajno veliko vaših klikov je postalo naročilo.
commission-hold-seconds-on-page = Stran, na katero vodi vaša povezava, je bila odprta le trenutek.

## Mesečni obračun

commission-statement-title = Partnerski obračun
commission-statement-partner = Vaša koda
commission-statement-period = Obdobje
commission-statement-nothing = V tem mesecu ni bilo prometa.
commission-statement-opening = Stanje na začetku
commission-statement-earned = Zaslužene provizije
commission-statement-credited = Bonusi in popravki
commission-statement-reversed = Odšteto zaradi vračil in preklicev
commission-statement-rejected = Zavrnjeno
commission-statement-paid = Izplačano
commission-statement-closing = Stanje na koncu
commission-statement-pending = Še ni odobreno
commission-statement-payable = Odobreno
commission-statement-note = Provizija je delež cene izdelkov po vseh popustih, brez DDV in dostave. Odobrimo jo, ko se izteče rok za vračilo. Kar kupci vrnejo, odštejemo, tudi po izplačilu.

# $month je na primer 2026-11, $balance znesek ali več zneskov v različnih valutah.
mail-commission-statement = Vaš obračun: { $month }
    .preview = Vaše stanje: { $balance }
    .title = Vaš obračun je pripravljen.
    .text = vaše stanje v trgovini { $shop } ob koncu meseca: { $balance }. V območju za partnerje vidite, iz česa je sestavljeno, in si lahko obračun prenesete.
    .action = Odpri obračune
    .note = Če teh sporočil ne želite več prejemati, jih izklopite v svojem profilu.

mail-commission-earned = Naročilo šteje za vas: { $amount }
    .preview = Vaša provizija za naročilo { $number }: { $amount }
    .title = Naročilo šteje za vas.
    .text = nekdo je prek vas naročil v trgovini { $shop }. Vaša provizija za naročilo { $number }: { $amount }. V čakanju je, dokler blago ne prispe in ga ni več mogoče vrniti.
    .action = Odpri provizije
    .note = Če teh sporočil ne želite več prejemati, jih izklopite v svojem profilu.
