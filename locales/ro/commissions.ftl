# Ce câștigă partenerii: de ce este verificat un comision, extrasele lunare și e-mailul lor.

## De ce este verificat un comision

commission-hold-own-account = Comanda a fost plasată din propriul tău cont.
commission-hold-own-email = Comanda a fost plasată cu adresa ta de e-mail.
commission-hold-own-phone = Comanda a fost plasată cu numărul tău de telefon.
commission-hold-own-address = Comanda ajunge la una dintre adresele tale.
commission-hold-own-card = Comanda a fost plătită cu unul dintre cardurile tale.
commission-hold-own-network = Comanda a venit dintr-o rețea pe care o folosești și tu.
commission-hold-same-address = Mai multe comenzi ale tale ajung la aceeași adresă.
commission-hold-cancelled-orders = Un număr neobișnuit de mare dintre comenzile tale a fost anulat.
commission-hold-conversion-rate = Un număr neobișnuit de mare dintre clicurile tale a dus la comenzi.
commission-hold-seconds-on-page = Pagina la care duce linkul tău a fost deschisă doar o clipă.

## Un extras lunar

commission-statement-title = Extras de partener
commission-statement-partner = Codul tău
commission-statement-period = Perioada
commission-statement-nothing = În această lună nu au fost mișcări.
commission-statement-opening = Sold la început
commission-statement-earned = Comisioane câștigate
commission-statement-credited = Bonusuri și corecții
commission-statement-reversed = Scăzut pentru retururi și anulări
commission-statement-rejected = Respins
commission-statement-paid = Plătit
commission-statement-closing = Sold la sfârșit
commission-statement-pending = Încă neaprobat
commission-statement-payable = Aprobat
commission-statement-note = Comisionul este o parte din prețul produselor după toate reducerile, fără TVA și livrare. Îl aprobăm când se încheie termenul de retur. Ce se returnează se scade, și după o plată.

# $month este, de exemplu, 2026-11; $balance este o sumă sau mai multe, în monede diferite.
mail-commission-statement = Extrasul tău: { $month }
    .preview = Soldul tău: { $balance }
    .title = Extrasul tău este gata.
    .text = Soldul tău la { $shop } la sfârșitul lunii: { $balance }. În zona partenerilor vezi din ce se compune și poți descărca extrasul.
    .action = Deschide extrasele
    .note = Dacă nu mai vrei aceste e-mailuri, dezactivează-le în profilul tău.

mail-commission-earned = Ți-a fost atribuită o comandă: { $amount }
    .preview = Comisionul tău pentru comanda { $number }: { $amount }
    .title = Ți-a fost atribuită o comandă.
    .text = Cineva a comandat la { $shop } prin tine. Comisionul tău pentru comanda { $number }: { $amount }. Rămâne în așteptare până când produsele ajung și nu mai pot fi returnate.
    .action = Deschide comisioanele
    .note = Dacă nu mai vrei aceste e-mailuri, dezactivează-le în profilul tău.
