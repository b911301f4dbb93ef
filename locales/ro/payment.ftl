# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = Serviciul de plată nu este disponibil acum. Comanda ta este salvată; încearcă din nou peste câteva clipe.
error-payment-closed = Această plată nu mai poate fi continuată. Te rugăm să o iei de la capăt.
error-refund-too-much = Este mai mult decât a rămas din plată.
error-refund-key = Această rambursare a fost deja cerută cu altă sumă.
error-refund-resolved = Nu mai este nimic de hotărât despre această rambursare.
error-iban = Acest IBAN nu este valid.
error-account-holder = Scrie numele titularului contului.
error-account-bank = Introdu numele băncii.
error-routing-number = Introdu cele nouă cifre ale codului sucursalei.
error-account-number = Introdu numărul contului, cu 6 până la 17 cifre.
error-refund-account-closed = Contul nu mai poate fi schimbat. Dacă este ceva greșit, scrie-ne.
error-refund-account-known = Contul este deja cunoscut.
notice-refund-account-saved = Mulțumim, am salvat contul tău.

sandbox-title = Plată de probă
sandbox-intro = Această pagină ține locul serviciului de plată. Nu ai nevoie de card și nu se transferă bani.
sandbox-order = Comanda { $number }
sandbox-success = Plătește
sandbox-success-help = Plata reușește imediat.
sandbox-slow = Plătește cu întârziere
sandbox-slow-help = Plata se procesează câteva secunde, apoi reușește.
sandbox-decline = Refuză plata
sandbox-decline-help = Banca refuză; comanda poate fi plătită din nou.
sandbox-abandon = Înapoi la magazin
sandbox-abandon-help = Nu se plătește nimic, iar comanda rămâne deschisă deocamdată.
