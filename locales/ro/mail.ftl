# Emails: the subject, then as attributes the preview text beside the subject in the inbox (.preview), the heading (.title), the
# text (.text), the label of the button (.action) and the small print below it (.note).

## In every email

mail-hello = Bună, { $name },
mail-hello-nameless = Bună,
mail-copy = Dacă butonul nu funcționează, copiază acest link în browser:
mail-link-minutes = { $count ->
    [one] Linkul este valabil un minut și poate fi folosit o singură dată.
    [few] Linkul este valabil { $count } minute și poate fi folosit o singură dată.
   *[other] Linkul este valabil { $count } de minute și poate fi folosit o singură dată.
}
mail-link-hours = { $count ->
    [one] Linkul este valabil o oră și poate fi folosit o singură dată.
    [few] Linkul este valabil { $count } ore și poate fi folosit o singură dată.
   *[other] Linkul este valabil { $count } de ore și poate fi folosit o singură dată.
}
mail-link-days = { $count ->
    [one] Linkul este valabil o zi și poate fi folosit o singură dată.
    [few] Linkul este valabil { $count } zile și poate fi folosit o singură dată.
   *[other] Linkul este valabil { $count } de zile și poate fi folosit o singură dată.
}
mail-help = Ai întrebări? Răspunde la acest e-mail.
mail-unsubscribe = Dezabonare

## Accounts

mail-verify-email = Confirmă-ți adresa de e-mail
    .preview = Un clic și contul tău de pe { $shop } este gata.
    .title = Aceasta este adresa ta de e-mail?
    .text = Confirm-o, ca să ajungă la tine confirmările comenzilor și veștile despre retururi și ca nimeni altcineva să nu o poată folosi.
    .action = Confirmă adresa de e-mail
    .note = Nu ai creat un cont pe { $shop }? Atunci nu trebuie să faci nimic.

mail-welcome = Bun venit la { -brand }
    .preview = Adresa ta de e-mail este confirmată.
    .title = Ne bucurăm că ești aici.
    .text = Adresa ta de e-mail este confirmată și contul este gata. Favoritele, adresele și comenzile tale stau într-un singur loc.
    .action = Aruncă o privire

mail-reset-password = Alege o parolă nouă
    .preview = Iată linkul pe care l-ai cerut.
    .title = O parolă nouă
    .text = Cineva, cel mai probabil tu, a cerut o parolă nouă pentru contul tău de pe { $shop }. Alege una aici; apoi toate dispozitivele tale vor fi deconectate.
    .action = Alege parola
    .note = Nu ai cerut-o tu? Atunci ignoră acest e-mail: parola ta rămâne aceeași.

mail-password-changed = Parola ta a fost schimbată
    .preview = Dacă ai schimbat-o tu, nu ai nimic de făcut.
    .title = Ai o parolă nouă.
    .text = Parola contului tău de pe { $shop } tocmai a fost schimbată. Dacă ai schimbat-o tu, nu ai nimic de făcut. Dacă nu, alege alta acum și scrie-ne.
    .action = Nu am fost eu

mail-email-change-confirm = Confirmă noua adresă de e-mail
    .preview = Un clic și de acum îți scriem la această adresă de e-mail.
    .title = Noua ta adresă de e-mail
    .text = Ai cerut să folosești această adresă de e-mail pentru contul tău de pe { $shop }. Confirm-o și de acum îți scriem aici.
    .action = Folosește această adresă de e-mail
    .note = Nu ai cerut tu schimbarea? Atunci nu trebuie să faci nimic, iar contul își păstrează vechea adresă de e-mail.

mail-email-changed = Adresa ta de e-mail a fost schimbată
    .preview = De acum îți scriem la noua adresă de e-mail.
    .title = Adresa ta de e-mail s-a schimbat.
    .text = Contul tău de pe { $shop } are acum adresa de e-mail { $email }. La cea veche nu îți vom mai scrie.
    .note = Nu ai schimbat-o tu? Răspunde imediat la acest e-mail și te ajutăm să îți recuperezi contul.

mail-account-deleted = Contul tău a fost șters
    .preview = Și adresele, și favoritele tale au fost șterse.
    .title = La revedere.
    .text = Contul tău de pe { $shop } a fost șters, împreună cu adresele și favoritele tale. Facturile se păstrează, separat de orice altceva, atât cât cere legea. Te așteptăm înapoi oricând.

## Newsletter

mail-newsletter-confirm = Confirmă abonarea
    .preview = Un clic și primești newsletterul nostru.
    .title = Vrei newsletterul nostru?
    .text = Această adresă de e-mail a fost lăsată pe { $shop } pentru noutăți: produse noi, reduceri și, din când în când, o poveste. Confirm-o și începem să îți scriem.
    .action = Da, abonează-mă
    .note = { $days ->
        [one] Nu tu ai lăsat-o? Atunci nu face nimic: fără acordul tău nu îți scriem, iar peste { $days } zi ștergem adresa de e-mail.
        [few] Nu tu ai lăsat-o? Atunci nu face nimic: fără acordul tău nu îți scriem, iar peste { $days } zile ștergem adresa de e-mail.
       *[other] Nu tu ai lăsat-o? Atunci nu face nimic: fără acordul tău nu îți scriem, iar peste { $days } de zile ștergem adresa de e-mail.
    }

mail-newsletter-welcome = Abonarea ta este confirmată
    .preview = Mulțumim. Pregătim deja următorul newsletter.
    .title = Mulțumim că te-ai abonat.
    .text = De acum afli înaintea tuturor despre produsele noi și reducerile de pe { $shop }. În fiecare e-mail găsești un link cu care te dezabonezi pe loc.
    .action = Vezi noutățile

mail-back-in-stock = { $item } a revenit în stoc
    .preview = Ne-ai rugat să te anunțăm: produsul este din nou în stoc.
    .title = A revenit.
    .text = Ne-ai rugat să te anunțăm când { $item } revine la { $shop }. Acum este în stoc. Nu îl putem rezerva, așa că se poate epuiza din nou.
    .action = Vezi produsul
    .note = Despre acest produs îți scriem doar de data aceasta: alerta și adresa de e-mail lăsată pentru ea au fost deja șterse. Linkul de mai jos șterge și alertele pentru alte produse.

mail-seller-received = Am primit cererea ta
    .preview = O citim și te contactăm.
    .title = Îți mulțumim pentru cerere.
    .text = Vrei să vinzi la { $shop }, iar cererea ta a ajuns la noi. O citim și îți răspundem prin e-mail.

mail-seller-application = Cerere nouă de vânzător: { $company }
    .preview = { $company } ({ $country }) vrea să vândă aici.
    .title = O companie vrea să vândă aici.
    .text = { $company } ({ $country }) a trimis o cerere pentru a vinde la { $shop }.
    .note = Cererea { $number } · Contact: { $contact }, { $email }, { $phone } · Site: { $web } · Vinde: { $goods } · Bucăți pe lună: { $quantity } · Mesaj: { $message }

mail-seller-accepted = Poți vinde la noi
    .preview = Am acceptat cererea ta.
    .title = Bun venit.
    .text = Am citit cererea ta și vrem să arătăm hainele tale la { $shop }. Te contactăm pentru pașii următori.
    .action = Vezi vânzătorii noștri

mail-seller-rejected = Despre cererea ta
    .preview = Îți mulțumim pentru interes.
    .title = Nu îți putem oferi o colaborare.
    .text = Îți mulțumim că vrei să vinzi la { $shop }. Am citit cererea și am hotărât să nu continuăm.
    .note = Motivul: { $reason }

## For operators

mail-test = E-mail de test de la { $shop }
    .preview = Dacă poți citi asta, e-mailurile ajung.
    .title = E-mailurile ajung.
    .text = Acest e-mail a fost trimis pentru a verifica setările de e-mail ale magazinului. Nu ai nimic de făcut.

## Comenzi

mail-order-confirmation = Comanda ta { $number }
    .preview = Mulțumim! O pregătim deja.
    .title = Mulțumim pentru comandă.
    .text = Am primit comanda ta { $number } și o pregătim deja. Păstrează acest e-mail: este confirmarea comenzii tale.
    .action = Vezi comanda

mail-order-payment-failed = Plata comenzii { $number } nu a reușit
    .preview = Îți mai păstrăm produsele pentru scurt timp.
    .title = Plata nu a reușit.
    .text = Plata comenzii tale { $number } nu a reușit. Îți mai păstrăm produsele pentru scurt timp, așa că încearcă din nou.
    .action = Plătește acum

mail-order-shipped = Comanda { $number } este pe drum
    .preview = Coletul a plecat din depozitul nostru.
    .title = Comanda ta este pe drum.
    .text = Comanda ta { $number } a plecat din depozitul nostru.
    .action = Vezi comanda

mail-order-ready = Comanda { $number } poate fi ridicată
    .preview = Produsele te așteaptă.
    .title = Gata de ridicare.
    .text = Comanda ta { $number } este gata. La ridicare, ai la tine numărul comenzii.
    .action = Vezi comanda

mail-order-delivered = Comanda { $number } a fost livrată
    .preview = Sperăm că îți place.
    .title = Comanda ta a ajuns.
    .text = Comanda ta { $number } a fost livrată. Dacă ceva nu este în regulă, răspunde la acest e-mail.
    .action = Vezi comanda

mail-order-cancelled = Comanda { $number } a fost anulată
    .preview = Nu vom trimite nimic.
    .title = Comanda ta a fost anulată.
    .text = Comanda ta { $number } a fost anulată și nu vom trimite nimic. Dacă ai plătit deja, îți vom returna banii.
    .action = Vezi comanda

mail-order-refunded = Rambursare pentru comanda { $number }
    .preview = Banii sunt pe drum înapoi.
    .title = Ți-am returnat banii.
    .text = Ți-am rambursat suma de mai jos pentru comanda { $number }. În funcție de bancă, poate dura câteva zile până ajunge la tine.
    .action = Vezi comanda

mail-refund-account = Unde îți trimitem banii pentru comanda { $number }?
    .preview = Avem nevoie de contul tău bancar ca să îți trimitem { $amount }.
    .title = Unde îți trimitem banii?
    .text = Ai plătit comanda { $number } la livrare, așa că îți returnăm { $amount } în contul bancar. Spune-ne în care.
    .action = Introdu contul
    .note = Linkul este valabil { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    }. Până facem transferul, poți corecta acolo datele.

mail-refund-account-reminder = Rambursarea pentru comanda { $number } încă așteaptă
    .preview = Încă avem nevoie de contul tău bancar ca să îți trimitem { $amount }.
    .title = Încă nu îți putem trimite banii.
    .text = Vrem să îți returnăm { $amount } pentru comanda { $number }, dar încă nu știm contul tău bancar. Spune-ne care este.
    .action = Introdu contul
    .note = Linkul este valabil { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    }. Până facem transferul, poți corecta acolo datele.

## Datele comenzii

mail-order-quantity = Cantitate: { $count }
mail-order-subtotal = Subtotal
mail-order-discount = Reducere
mail-order-coupon = Cupon { $code }
mail-order-shipping = Livrare
mail-order-free = Gratuit
mail-order-cash-charge = Taxă pentru plata la livrare
mail-order-total = Total
mail-order-vat = din care TVA { $rate }
mail-order-refund = Rambursare
mail-order-number = Numărul comenzii
mail-order-date = Data comenzii
mail-order-invoice = Numărul facturii
mail-order-carrier = Curier
mail-order-tracking = Număr de urmărire
mail-order-payment = Plată
mail-order-cash = Plata la livrare
mail-order-online = Plată online
mail-order-arrives = Livrare estimată
mail-order-address = Adresa de livrare
mail-order-billing = Adresa de facturare
mail-order-pickup = Ridicare din depozitul nostru
mail-order-pickup-hours = de luni până vineri, { $opens }–{ $closes } (ora Europei Centrale)
mail-order-pickup-from = Gata
mail-order-seller = Vânzător
mail-order-withdrawal = Dreptul de retragere
mail-order-withdrawal-text = { $days ->
    [one] Te poți retrage din acest contract în termen de { $days } zi de la primirea comenzii, fără să precizezi un motiv. Este suficient să ne spui clar, de exemplu prin e-mail, prin poștă sau pe pagina „Retragere din contract” a magazinului nostru.
    [few] Te poți retrage din acest contract în termen de { $days } zile de la primirea comenzii, fără să precizezi un motiv. Este suficient să ne spui clar, de exemplu prin e-mail, prin poștă sau pe pagina „Retragere din contract” a magazinului nostru.
   *[other] Te poți retrage din acest contract în termen de { $days } de zile de la primirea comenzii, fără să precizezi un motiv. Este suficient să ne spui clar, de exemplu prin e-mail, prin poștă sau pe pagina „Retragere din contract” a magazinului nostru.
}
mail-order-form = Model de formular de retragere
mail-order-form-to = Către:
mail-order-form-notice = Vă informez/Vă informăm prin prezenta cu privire la retragerea mea/noastră din contractul referitor la vânzarea următoarelor bunuri:
mail-order-form-ordered = Comandate la data / primite la data:
mail-order-form-name = Numele consumatorului (consumatorilor):
mail-order-form-address = Adresa consumatorului (consumatorilor):
mail-order-form-signature = Semnătura consumatorului (consumatorilor) (doar în cazul în care acest formular este notificat pe hârtie):
mail-order-form-date = Data:
mail-order-guarantee = Garanția legală de conformitate
mail-order-guarantee-text = Potrivit dreptului UE, toate bunurile au o garanție legală de conformitate de cel puțin doi ani. Dacă ceva este defect sau nu corespunde descrierii, poți cere reparația sau înlocuirea gratuită ori, în cazurile prevăzute de lege, o reducere a prețului sau banii înapoi.

## Parteneri

mail-affiliate-application = Cerere nouă de partener: { $name }
    .preview = { $name } vrea să recomande { $shop }.
    .title = Cineva vrea să recomande magazinul.
    .text = { $name } a trimis o cerere pentru programul de parteneri { $shop }.
    .note = Cererea { $number } · E-mail: { $email } · Site: { $web } · Canale: { $channels } · Țări: { $countries } · Cum promovează: { $promotion }

mail-affiliate-received = Am primit cererea ta
    .preview = O citim și te contactăm.
    .title = Îți mulțumim pentru cerere.
    .text = Vrei să recomanzi { $shop }, iar cererea ta pentru programul de parteneri a ajuns la noi. O citim și îți răspundem prin e-mail.

mail-affiliate-approved = Bun venit în programul de parteneri
    .preview = Am acceptat cererea ta.
    .title = Bun venit.
    .text = Am acceptat cererea ta pentru programul de parteneri { $shop }. Codul tău este { $code }. Distribuie linkuri și reduceri și vezi oricând ce aduc.
    .action = Deschide zona partenerilor

mail-affiliate-rejected = Despre cererea ta
    .preview = Îți mulțumim pentru interes.
    .title = Nu îți putem oferi o colaborare.
    .text = Îți mulțumim pentru cererea ta la programul de parteneri { $shop }. Am citit-o și am hotărât să nu continuăm.
    .note = Motivul: { $reason }

mail-affiliate-suspended = Parteneriatul tău este suspendat
    .preview = Deocamdată, comenzile noi nu sunt luate în calcul.
    .title = Ți-am suspendat parteneriatul.
    .text = Deocamdată, clicurile și comenzile noi de la { $shop } nu îți sunt atribuite. Îți poți vedea în continuare cifrele.
    .note = Motivul: { $reason }

mail-affiliate-reinstated = Parteneriatul tău este din nou activ
    .preview = Comenzile noi sunt din nou luate în calcul.
    .title = Bine ai revenit.
    .text = Parteneriatul tău cu { $shop } este din nou activ. De acum, clicurile și comenzile îți sunt din nou atribuite.
    .action = Deschide zona partenerilor

mail-affiliate-left = Ai părăsit programul nostru de parteneri
    .preview = Îți mulțumim pentru recomandări.
    .title = Mulțumim și la revedere.
    .text = Ai părăsit programul de parteneri { $shop }. Linkurile și reducerile tale nu mai aduc comision. Ce ai câștigat îți va fi plătit.

mail-affiliate-payout-changed = Datele tale pentru plată s-au schimbat
    .preview = Dacă le-ai schimbat tu, nu ai nimic de făcut.
    .title = Ai date noi pentru plată.
    .text = Ce câștigi la { $shop } va fi plătit de acum în acest cont: { $account }. Dacă ai schimbat tu datele, nu ai nimic de făcut.
    .action = Verifică datele pentru plată
    .note = Dacă nu le-ai schimbat tu, alege acum altă parolă și scrie-ne.
