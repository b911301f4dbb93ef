# Signing in and up, and the signed-in area.

## Titles of browser tabs

account-meta-title = { $title } | { -brand }

## Signing in

login-title = Accedi
login-lead = Wishlist, indirizzi e ordini in un unico posto.
login-action = Accedi
login-new = Prima volta qui?
login-register = Crea un account

## Creating an account

register-title = Crea un account
register-lead = Un solo account per tutti i nostri shop. Ci vuole un minuto.
register-action = Crea account
register-known = Hai già un account?
register-terms = Ho letto e accetto i termini e le condizioni.
register-terms-label = Termini e condizioni
register-phone-help = Solo in caso di domande sulla tua consegna.

## A forgotten password

forgot-title = Hai dimenticato la password?
forgot-lead = Inserisci la tua e-mail: ti mandiamo un link per scegliere una nuova password.
forgot-action = Invia il link
forgot-again = Dopo qualche minuto non è arrivato nulla? Guarda nello spam o fatti inviare di nuovo il link.
forgot-back = Torna all’accesso
reset-title = Scegli una nuova password
reset-lead = Tutti i tuoi dispositivi verranno disconnessi. Poi accedi di nuovo con la nuova password.
reset-action = Salva la nuova password
reset-new-link = Richiedi un nuovo link

## Links from e-mails

verify-title = Il tuo indirizzo e-mail
verify-waiting = Stiamo confermando il tuo indirizzo e-mail.
verify-done-title = Grazie, il tuo indirizzo e-mail è confermato
verify-done-text = È tutto. Puoi continuare lo shopping.
confirm-title = Il tuo nuovo indirizzo e-mail
confirm-waiting = Stiamo cambiando il tuo indirizzo e-mail.
confirm-done-title = Il tuo indirizzo e-mail è cambiato
confirm-done-text = Da ora in poi accedi con il nuovo indirizzo e-mail.
link-failed-title = Questo link non funziona
link-missing-text = Manca una parte del link. Aprilo di nuovo dall’e-mail, oppure copialo per intero.
link-confirm = Conferma
link-resend = Invia una nuova e-mail
link-account = Vai al tuo account
link-home = Vai allo shop

## Fields

field-email = E-mail
field-password = Password
field-new-password = Nuova password
field-old-password = Password attuale
field-repeat-password = Ripeti la password
field-first-name = Nome
field-last-name = Cognome
field-country = Paese
field-phone-code = Prefisso
field-phone = Numero di telefono
field-birth = Data di nascita
field-gender = Genere
field-gender-none = Preferisco non dirlo
field-gender-female = Donna
field-gender-male = Uomo
field-gender-other = Altro
field-name = Nome e cognome
field-address = Via e numero civico
field-address2 = Interno, piano, azienda
field-city = Città
field-state = Provincia
field-postcode = CAP

## The signed-in area

account-overview = Panoramica
account-orders = Ordini
account-coupons = Buoni
account-addresses = Indirizzi
account-sign-out = Esci
account-loading = Caricamento in corso
account-load-failed = Non siamo riusciti a caricare questi dati.

## Overview

overview-hello = Ciao { $name }
overview-title = Il tuo account
overview-unverified = Conferma il tuo indirizzo e-mail. Ti abbiamo scritto a { $email }.
overview-resend = Invia di nuovo
overview-addresses = { $count ->
    [0] Ancora nessun indirizzo
    [one] Un indirizzo
    [many] { $count } di indirizzi
   *[other] { $count } indirizzi
}
overview-wishlist = { $count ->
    [0] Ancora nessun articolo
    [one] { $count } articolo
    [many] { $count } di articoli
   *[other] { $count } articoli
}
overview-settings = Nome, e-mail, dispositivi, i tuoi dati
overview-password = Scegline una nuova
overview-wishlist-title = Wishlist

## Orders

orders-title = I tuoi ordini
orders-empty-title = Ancora nessun ordine
orders-empty-text = Dopo un ordine trovi tutto qui: i dettagli, la fattura e dove si trova il tuo pacco.
orders-empty-action = Dai un’occhiata allo shop
order-missing-title = Non troviamo questo ordine
order-missing-text = Nel tuo account non c’è nessun ordine { $invoice }. Forse hai ordinato come ospite o con un’altra e-mail.
order-missing-back = Torna ai tuoi ordini

## Addresses

addresses-title = I tuoi indirizzi
addresses-empty = Ancora nessun indirizzo. Salvane uno e completare l’acquisto è questione di un attimo.
addresses-add = Aggiungi un indirizzo
addresses-new = Nuovo indirizzo
addresses-edit-title = Modifica l’indirizzo
addresses-default = Indirizzo predefinito
addresses-make-default = Imposta come predefinito
addresses-edit = Modifica
addresses-delete = Elimina
addresses-delete-question = Vuoi eliminare questo indirizzo?
addresses-delete-yes = Sì, elimina
addresses-delete-no = No, tienilo
addresses-full = Hai raggiunto il numero massimo di indirizzi ({ $max }). Eliminane uno per aggiungerne un altro.

## Settings

settings-title = Impostazioni
settings-profile = I tuoi dati personali
settings-email = Indirizzo e-mail
settings-email-verified = Confermato
settings-email-unverified = Non ancora confermato
settings-email-pending = Ti abbiamo scritto a { $email }. La modifica sarà effettiva quando aprirai il link in quell’e-mail.
settings-email-change = Cambia indirizzo e-mail
settings-email-new = Nuova e-mail
settings-email-password = La tua password, così sappiamo che sei tu
settings-email-action = Invia la conferma
settings-email-sent = Ti abbiamo scritto al nuovo indirizzo e-mail. Apri il link che trovi nell’e-mail.
settings-sessions = Dispositivi connessi
settings-sessions-text = Vedi un dispositivo che non riconosci? Disconnettilo e cambia la password.
settings-session-unknown = Dispositivo sconosciuto
settings-session-here = Questo dispositivo
settings-session-seen = Ultima attività: { $when }
settings-session-end = Disconnetti
settings-sessions-all = Esci da tutti i dispositivi
settings-sessions-all-text = Li disconnette tutti, compreso questo.
settings-export = I tuoi dati
settings-export-text = Tutti i dati personali che conserviamo su di te, in un unico file.
settings-export-action = Scarica i tuoi dati
settings-export-done = I tuoi dati sono nel file { $file }.
settings-delete = Elimina l’account
settings-delete-text = Profilo, indirizzi e wishlist vengono eliminati definitivamente. Restano solo i dati degli ordini che la legge ci obbliga a conservare, senza il tuo nome dove possibile.
settings-delete-open = Elimina il mio account
settings-delete-action = Elimina definitivamente

## Password

password-title = Cambia la password
password-lead = Tutti gli altri tuoi dispositivi verranno disconnessi.
password-action = Cambia la password
password-changed = La tua password è stata cambiata.

## Stock alerts

stock-alert-delete-title = Cancella i miei avvisi di disponibilità
stock-alert-delete-text = Basta un clic e cancelleremo i tuoi avvisi di disponibilità e l’indirizzo e-mail che hai lasciato per riceverli.
stock-alert-delete-action = Cancella
stock-alert-deleted-title = Cancellati
stock-alert-deleted-text = Abbiamo cancellato i tuoi avvisi di disponibilità e il tuo indirizzo e-mail.
