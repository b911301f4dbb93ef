# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = Plačilni sistem trenutno ni dosegljiv. Vaše naročilo je shranjeno, poskusite znova čez trenutek.
error-payment-closed = Tega plačila ni več mogoče nadaljevati. Začnite ga znova.
error-refund-too-much = To je več, kot je od plačila še ostalo.
error-refund-key = To vračilo je bilo že zahtevano z drugim zneskom.
error-refund-resolved = O tem vračilu ni več treba odločati.
error-iban = To ni veljaven IBAN.
error-account-holder = Vnesite ime imetnika računa.
error-account-bank = Vnesite ime banke.
error-routing-number = Vnesite devetmestno številko poslovalnice.
error-account-number = Vnesite številko računa s 6 do 17 števkami.
error-refund-account-closed = Bančnega računa ni več mogoče spremeniti. Če je kaj narobe, nam pišite.
error-refund-account-known = Bančni račun je že znan.
notice-refund-account-saved = Hvala, vaš bančni račun je shranjen.

sandbox-title = Preizkusno plačilo
sandbox-intro = Ta stran nadomešča ponudnika plačil. Kartice ne potrebujete in denar se ne prenese.
sandbox-order = Naročilo { $number }
sandbox-success = Plačaj
sandbox-success-help = Plačilo takoj uspe.
sandbox-slow = Plačaj z zamikom
sandbox-slow-help = Plačilo se nekaj sekund obdeluje in nato uspe.
sandbox-decline = Zavrni plačilo
sandbox-decline-help = Banka plačilo zavrne; naročilo je mogoče plačati znova.
sandbox-abandon = Nazaj v trgovino
sandbox-abandon-help = Nič ni plačano, naročilo za zdaj ostane odprto.
