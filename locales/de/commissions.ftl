# Was Partner verdienen: warum eine Provision geprüft wird, Monatsabrechnungen und ihre E-Mail.

## Warum eine Provision geprüft wird

commission-hold-own-account = Die Bestellung kam von einem deiner eigenen Konten.
commission-hold-own-email = Die Bestellung wurde mit deiner E-Mail-Adresse aufgegeben.
commission-hold-own-phone = Die Bestellung wurde mit deiner Telefonnummer aufgegeben.
commission-hold-own-address = Die Bestellung geht an eine deiner Adressen.
commission-hold-own-card = Die Bestellung wurde mit einer deiner Karten bezahlt.
commission-hold-own-network = Die Bestellung kam aus einem Netzwerk, das du auch nutzt.
commission-hold-same-address = Mehrere deiner Bestellungen gehen an dieselbe Adresse.
commission-hold-cancelled-orders = Ungewöhnlich viele deiner Bestellungen wurden storniert.
commission-hold-conversion-rate = Ungewöhnlich viele deiner Klicks wurden zu Bestellungen.
commission-hold-seconds-on-page = Die Seite, auf die dein Link führt, war nur einen Augenblick geöffnet.

## Eine Monatsabrechnung

commission-statement-title = Partnerabrechnung
commission-statement-partner = Dein Code
commission-statement-period = Zeitraum
commission-statement-nothing = In diesem Monat wurde nichts gebucht.
commission-statement-opening = Anfangssaldo
commission-statement-earned = Verdiente Provisionen
commission-statement-credited = Boni und Korrekturen
commission-statement-reversed = Abgezogen für Rückgaben und Stornierungen
commission-statement-rejected = Abgelehnt
commission-statement-paid = Ausgezahlt
commission-statement-closing = Endsaldo
commission-statement-pending = Noch nicht bestätigt
commission-statement-payable = Bestätigt
commission-statement-note = Eine Provision ist ein Anteil an dem, was die Ware nach allen Rabatten kostet, ohne Mehrwertsteuer und Versand. Sie wird bestätigt, wenn die Rückgabefrist vorbei ist. Was zurückkommt, ziehen wir ab, auch nach einer Auszahlung.

# $month ist etwa 2026-11, $balance ein Betrag oder mehrere in verschiedenen Währungen.
mail-commission-statement = Deine Abrechnung: { $month }
    .preview = Dein Saldo: { $balance }
    .title = Deine Abrechnung ist da.
    .text = dein Saldo bei { $shop } am Ende des Monats: { $balance }. Im Partnerbereich siehst du, woraus er sich ergibt, und kannst die Abrechnung herunterladen.
    .action = Abrechnungen öffnen
    .note = Wenn du diese E-Mails nicht mehr möchtest, schalte sie in deinem Profil ab.

mail-commission-earned = Eine Bestellung zählt für dich: { $amount }
    .preview = Deine Provision für Bestellung { $number }: { $amount }
    .title = Eine Bestellung zählt für dich.
    .text = über dich hat jemand bei { $shop } bestellt. Deine Provision für Bestellung { $number }: { $amount }. Sie bleibt offen, bis die Ware angekommen ist und nicht mehr zurückgegeben werden kann.
    .action = Provisionen öffnen
    .note = Wenn du diese E-Mails nicht mehr möchtest, schalte sie in deinem Profil ab.
