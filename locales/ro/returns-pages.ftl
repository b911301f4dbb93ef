# Paginile de după comandă: unde este, retururi și retragerea din contract.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Urmărește comanda
track-lead = Găsești numărul în orice e-mail despre comandă. Scrie-l împreună cu adresa de e-mail sau codul poștal al comenzii.
track-number = Numărul facturii sau al comenzii
track-contact = Adresa de e-mail sau codul poștal
track-submit = Arată-mi comanda
track-email-needed = Ca să returnezi ceva sau să vezi toate detaliile, scrie adresa de e-mail a comenzii în locul codului poștal.
track-now = Ce poți face acum
track-pickup = Comanda ta este pregătită. O ridici de aici: { $address }
track-nothing = Deocamdată nu trebuie să faci nimic.
track-details = Totul despre această comandă
track-other = Urmărește altă comandă

## A return, step by step

return-title = Returnează produse
return-lead = Durează două minute și nu ai nevoie de cont.
return-find = Găsește comanda
return-choose-title = Ce vrei să returnezi?
return-until = Poți returna aceste produse până la: { $date }
return-how-many = Câte bucăți returnezi?
return-none = Niciuna
return-line-over = Acest produs nu mai poate fi returnat.
return-line-requested = Într-un retur pe care l-ai cerut: { $count }
return-outcome = Ce preferi în schimb?
return-refund = Banii înapoi
return-exchange-for = Schimb cu { $choice }
return-choose-missing = Alege cel puțin un produs.
return-continue = Continuă
return-back = Schimbă selecția
return-reason-title = Care este motivul returului?
return-reason = Motiv
return-comment = Mai este ceva ce ar trebui să știm?
return-photos = Fotografii cu defectul
return-photos-help = JPEG, PNG sau WebP. Le vede doar echipa noastră de retururi și le ștergem după ce se încheie returul.
return-photos-remove = Elimină fotografia { $name }
return-photos-no-script = Ca să adaugi fotografii, browserul trebuie să aibă JavaScript activat. Le poți trimite și prin e-mail: { $email }
return-way = Cum trimiți coletul?
return-account = Ai plătit la livrare, așa că îți transferăm banii în contul bancar. Îți cerem datele contului prin e-mail.
return-preview-title = Ce primești înapoi
return-preview-items = Produse
return-preview-lost = Nu se mai aplică: { $title }
return-preview-total = Rambursare
return-preview-kept = Ce păstrezi costă
return-preview-exchange = Pentru produsele pe care le schimbi nu se returnează bani.
return-submit = Cere returul
return-impossible-title = Această comandă nu poate fi returnată aici
return-contact = Este ceva în neregulă cu un produs? Scrie-ne și găsim o soluție:

## The states of returns

return-status-title = Retururile tale
return-status-find = Scrie adresa de e-mail sau codul poștal al comenzii ca să îi vezi retururile.
return-status-none = Pentru această comandă nu există încă niciun retur.
return-done = Am primit cererea ta de retur și ți-am trimis detaliile prin e-mail.
return-number = Retur { $number }
return-refused = De ce l-am refuzat: { $reason }
return-label = Tipărește eticheta de retur
return-take-back = Anulează acest retur

## The statutory withdrawal

withdrawal-title = Retragere din contract
withdrawal-lead = Te poți retrage din contract fără să dai un motiv. Spune despre ce este vorba, apoi confirmă.
withdrawal-until = Termenul de retragere: { $date }
withdrawal-what = Pentru ce vrei să te retragi din contract?
withdrawal-requested = Pentru unele dintre aceste produse ai cerut deja un retur. Te poți totuși retrage din contract și pentru ele.
withdrawal-replaces = Produsele din returul tău sunt incluse în această retragere. Primești banii înapoi pentru ele, chiar dacă ai cerut un schimb. Dacă le-ai trimis deja, nu mai ai nimic de făcut.
withdrawal-how-many = Pentru câte bucăți te retragi?
withdrawal-confirm-title = Confirmă retragerea
withdrawal-statement = Prin prezenta mă retrag din contractul pentru aceste produse. Comanda { $number }, plasată: { $date }
withdrawal-receipt = Îți trimitem imediat confirmarea de primire, cu data și ora: { $email }
withdrawal-confirm = Confirmă retragerea
withdrawal-done = Am primit retragerea ta și ți-am trimis confirmarea prin e-mail.
withdrawal-number = Retragere { $number }
withdrawal-declared = Declarată: { $date }
withdrawal-over-title = Termenul de retragere a expirat
withdrawal-over-text = Poate mai poți returna produse prin retururile noastre voluntare.
