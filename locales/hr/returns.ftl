error-invoice-number-empty = Broj računa ne smije biti prazan

error-order-number-empty = Broj narudžbe ne smije biti prazan

error-track-contact-empty = Upiši e-mail adresu ili poštanski broj iz narudžbe

error-order-not-found = Ne možemo pronaći narudžbu s tim podacima. Provjeri broj te e-mail adresu ili poštanski broj.

error-return-needs-email = Za povrat upiši broj narudžbe zajedno s e-mail adresom iz narudžbe.
error-return-reason = Potrebno je odabrati razlog povrata
error-return-nothing = Odaberi što želiš vratiti
error-return-nothing-left = Iz ove narudžbe više nema ničega što bi se moglo vratiti.
error-return-twice = Ovaj je artikl u zahtjevu dvaput
error-return-pieces = Više nego što se može vratiti. Moguće: { $count }
error-return-photos = Dodaj fotografiju oštećenja
error-return-photos-many = Previše fotografija. Moguće: { $max }
error-return-photos-full = Za ovu narudžbu već ima dovoljno fotografija.
error-return-photo-gone = Jedne fotografije više nema. Dodaj je ponovno.
error-return-exchange-gone = Ta se veličina upravo rasprodala. Odaberi drugu ili povrat novca.
error-return-not-delivered = Povrat je moguć nakon dostave narudžbe. Do tada možeš raskinuti ugovor.
error-return-only-faults = Rok za povrat je istekao. Ako je artikl oštećen, pogrešan ili drukčiji od opisa, i dalje ga možeš vratiti.
error-return-over = Rok za povrat je istekao. Ako s artiklom nešto nije u redu, piši nam.
error-return-not-withdrawable = Ovaj se zahtjev više ne može povući.
error-file-size = Veličina datoteke prelazi { $max }
error-file-kind = Odaberi fotografiju u formatu JPEG, PNG ili WebP

error-withdrawal-over = Rok za raskid ugovora je istekao. Narudžbu možda još možeš vratiti.
error-withdrawal-nothing-left = Za sve iz ove narudžbe ugovor je već raskinut ili je roba vraćena.
error-withdrawal-confirm = Potvrdi da želiš raskinuti ugovor

notice-return-requested = Primili smo tvoj zahtjev.
notice-return-withdrawn = Tvoj je zahtjev povučen.

notice-withdrawal-declared = Primili smo tvoju izjavu o raskidu ugovora. Potvrda stiže e-mailom.

withdrawal-before-delivery = 14 dana nakon dostave

return-reason-too-small = Premala veličina
return-reason-too-large = Prevelika veličina
return-reason-changed-mind = Ne sviđa mi se
return-reason-too-late = Stiglo je prekasno
return-reason-not-as-described = Drukčije od opisa
return-reason-wrong-item = Stigao je pogrešan artikl
return-reason-damaged = Oštećeno ili s greškom

return-way-label = Kurirom
return-way-label-text = Ispiši naljepnicu, zalijepi je na paket i predaj ga kuriru.
return-way-drop-off = Osobna dostava
return-way-drop-off-text = Donesi paket na adresu: { $address }

return-status-requested = Zatražen povrat
return-status-declared = Raskid izjavljen
return-status-approved = Odobreno
return-status-received = Zaprimljeno
return-status-inspected = Pregledano
return-status-refunded = Novac vraćen
return-status-exchanged = Zamjena poslana
return-status-refused = Odbijeno
return-status-withdrawn = Zahtjev povučen

return-label-title = Povrat
return-label-to = Prima
return-label-order = Narudžba
return-label-items = U ovom paketu
return-label-step-pack = Stavi artikle u kutiju ili vrećicu i dobro je zatvori.
return-label-step-stick = Izreži naljepnicu i zalijepi je izvana tako da crtični kod bude ravan.
return-label-step-hand-over = Predaj paket i čuvaj potvrdu o predaji dok ne dobiješ novac.

mail-return-requested = Tvoj povrat { $number }
    .preview = Evo kako ga poslati.
    .title = Primili smo tvoj zahtjev.
    .text = iz narudžbe { $order } želiš nešto vratiti. Ovo smo zabilježili.
    .action = Kako poslati natrag
    .note = Na paket napiši broj povrata: { $number }

mail-return-received = Tvoj povrat { $number } je stigao
    .preview = Upravo ga pregledavamo.
    .title = Tvoj je paket kod nas.
    .text = povrat iz narudžbe { $order } je stigao. Pregledat ćemo ga i poslati ti novac ili ono što je odabrano umjesto njega.
    .action = Stanje povrata

mail-return-refunded = Novac za povrat { $number }
    .preview = Novac je na putu.
    .title = Novac je na putu.
    .text = pregledali smo povrat iz narudžbe { $order } i iznos u nastavku vraćamo načinom kojim je plaćeno. Ako je plaćeno pouzećem, u zasebnoj ćemo te poruci pitati za bankovni račun.
    .action = Stanje povrata

mail-return-exchanged = Zamjena za povrat { $number }
    .preview = Šaljemo ti drugu veličinu.
    .title = Zamjena je na putu.
    .text = pregledali smo povrat iz narudžbe { $order } i umjesto njega šaljemo odabranu veličinu.
    .action = Stanje povrata

mail-return-refused = O tvom povratu { $number }
    .preview = Nažalost, ne možemo ga prihvatiti.
    .title = Povrat ne možemo prihvatiti.
    .text = pregledali smo povrat iz narudžbe { $order } i nažalost za njega ne možemo ništa vratiti.
    .action = Stanje povrata
    .note = Razlog: { $reason }

mail-withdrawal-receipt = Potvrda o raskidu ugovora { $number }
    .preview = Primili smo tvoju izjavu.
    .title = Primili smo tvoj raskid ugovora.
    .text = raskid ugovora za narudžbu { $order } izjavljen je za artikle u nastavku. Ovaj je e-mail tvoja potvrda.
    .action = Kako poslati natrag
    .note = Ono što je već stiglo pošalji natrag u roku od 14 dana. Vratit ćemo što je za to plaćeno.

mail-return-number = Broj povrata
mail-return-asked = Zatraženo
mail-withdrawal-declared = Raskid izjavljen
