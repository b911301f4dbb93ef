error-invoice-number-empty = Numărul facturii nu poate fi gol

error-order-number-empty = Numărul comenzii nu poate fi gol

error-track-contact-empty = Scrie adresa de e-mail sau codul poștal al comenzii

error-order-not-found = Nu găsim nicio comandă cu aceste date. Verifică numărul și adresa de e-mail sau codul poștal.

error-return-needs-email = Pentru un retur, scrie numărul comenzii împreună cu adresa de e-mail a comenzii.
error-return-reason = Trebuie ales un motiv pentru retur
error-return-nothing = Alege ce vrei să returnezi
error-return-nothing-left = Din această comandă nu mai este nimic de returnat.
error-return-twice = Acest produs apare de două ori în cerere
error-return-pieces = Mai mult decât se poate returna. Posibil: { $count }
error-return-photos = Adaugă o fotografie a defectului
error-return-photos-many = Prea multe fotografii. Posibil: { $max }
error-return-photos-full = Pentru această comandă sunt deja destule fotografii.
error-return-photo-gone = O fotografie nu mai există. Adaug-o din nou.
error-return-exchange-gone = Această mărime tocmai s-a epuizat. Alege alta sau rambursarea.
error-return-not-delivered = Poți returna după ce comanda este livrată. Până atunci te poți retrage din contract.
error-return-only-faults = Termenul de retur a trecut. Dacă ceva este deteriorat, greșit sau diferit de descriere, îl poți returna în continuare.
error-return-over = Termenul de retur a trecut. Dacă ceva nu este în regulă cu un produs, scrie-ne.
error-return-not-withdrawable = Această cerere nu mai poate fi anulată.
error-file-size = Dimensiunea fișierului depășește { $max }
error-file-kind = Alege o fotografie în format JPEG, PNG sau WebP

error-withdrawal-over = Termenul de retragere pentru această comandă a trecut. Poate că încă o poți returna.
error-withdrawal-nothing-left = Te-ai retras deja pentru tot ce este în această comandă sau ai returnat totul.
error-withdrawal-confirm = Confirmă că vrei să te retragi din contract

notice-return-requested = Am primit cererea ta.
notice-return-withdrawn = Cererea ta este anulată.

notice-withdrawal-declared = Am primit retragerea ta. Confirmarea vine pe e-mail.

withdrawal-before-delivery = 14 zile după livrare

return-reason-too-small = Prea mic
return-reason-too-large = Prea mare
return-reason-changed-mind = Nu îmi place
return-reason-too-late = A ajuns prea târziu
return-reason-not-as-described = Diferit de descriere
return-reason-wrong-item = A venit alt produs
return-reason-damaged = Deteriorat sau defect

return-way-label = Prin curier
return-way-label-text = Tipărește eticheta, lipește-o pe colet și dă-l curierului.
return-way-drop-off = Personal
return-way-drop-off-text = Adu coletul la: { $address }

return-status-requested = Retur solicitat
return-status-declared = Retragere declarată
return-status-approved = Aprobat
return-status-received = Primit
return-status-inspected = Verificat
return-status-refunded = Rambursat
return-status-exchanged = Schimb trimis
return-status-refused = Respins
return-status-withdrawn = Anulat de tine

return-label-title = Retur
return-label-to = Către
return-label-order = Comanda
return-label-items = În acest colet
return-label-step-pack = Pune produsele într-o cutie sau o pungă și închide-o bine.
return-label-step-stick = Decupează eticheta și lipește-o la exterior astfel încât codul de bare să stea întins.
return-label-step-hand-over = Predă coletul și păstrează dovada până îți primești banii.

mail-return-requested = Returul tău { $number }
    .preview = Iată cum îl trimiți.
    .title = Am primit cererea ta.
    .text = Vrei să returnezi ceva din comanda { $order }. Iată ce am notat.
    .action = Cum trimit înapoi
    .note = Scrie pe colet numărul returului: { $number }

mail-return-received = Returul tău { $number } a ajuns
    .preview = Îl verificăm acum.
    .title = Coletul tău este la noi.
    .text = Returul din comanda { $order } a ajuns. Îl verificăm și apoi îți trimitem banii sau ce ai ales în locul lor.
    .action = Vezi stadiul

mail-return-refunded = Rambursare pentru returul { $number }
    .preview = Banii sunt pe drum.
    .title = Banii sunt pe drum.
    .text = Am verificat returul din comanda { $order } și îți trimitem suma de mai jos în același mod în care ai plătit. Dacă ai plătit la livrare, îți cerem contul bancar într-un alt e-mail.
    .action = Vezi stadiul

mail-return-exchanged = Schimb pentru returul { $number }
    .preview = Îți trimitem cealaltă mărime.
    .title = Mărimea nouă este pe drum.
    .text = Am verificat returul din comanda { $order } și îți trimitem în locul lui mărimea aleasă.
    .action = Vezi stadiul

mail-return-refused = Despre returul tău { $number }
    .preview = Din păcate, nu îl putem accepta.
    .title = Nu putem accepta returul.
    .text = Am verificat returul din comanda { $order } și, din păcate, nu putem rambursa nimic pentru el.
    .action = Vezi stadiul
    .note = Motivul: { $reason }

mail-withdrawal-receipt = Confirmarea retragerii { $number }
    .preview = Am primit declarația ta.
    .title = Am primit retragerea ta.
    .text = Te-ai retras din contractul pentru comanda { $order }, pentru produsele de mai jos. Acest e-mail este confirmarea ta.
    .action = Cum trimit înapoi
    .note = Ce ai primit deja, trimite înapoi în 14 zile. Îți rambursăm cât ai plătit.

mail-return-number = Numărul returului
mail-return-asked = Solicitat la
mail-withdrawal-declared = Retragere declarată la
