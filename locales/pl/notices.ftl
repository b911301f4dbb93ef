# What the shop says after something has been done. Each id names the deed.

notice-registered = Konto jest gotowe. Wysłaliśmy ci wiadomość z prośbą o potwierdzenie adresu e-mail.
notice-signed-in = Zalogowano.
notice-signed-out = Wylogowano.
notice-signed-out-everywhere = Wylogowano ze wszystkich urządzeń.
notice-session-ended = Urządzenie zostało wylogowane.
notice-reset-sent = Jeśli istnieje konto z tym adresem e-mail, e-mail z linkiem do nowego hasła jest już w drodze.
notice-password-reset = Nowe hasło jest ustawione. Zaloguj się nim.
notice-password-changed = Nowe hasło jest ustawione. Wszystkie pozostałe urządzenia zostały wylogowane.
notice-email-verified = Dziękujemy, twój adres e-mail jest potwierdzony.
notice-verification-sent = Nowa wiadomość jest już w drodze.
notice-profile-saved = Twoje dane zostały zapisane.
notice-email-change-sent = Wysłaliśmy wiadomość na nowy adres e-mail. Zmiana zacznie obowiązywać, gdy otworzysz link z tej wiadomości.
notice-email-changed = Nowy adres e-mail jest ustawiony.
notice-account-deleted = Konto zostało usunięte razem ze wszystkim, co w nim było.

notice-address-saved = Adres został zapisany.
notice-address-removed = Adres został usunięty.
notice-address-default = Ten adres będziemy podpowiadać jako pierwszy.

notice-wishlist-merged = Zapisane wcześniej produkty są już na twojej liście życzeń.

## Cart

notice-cart-changed = Koszyk został zaktualizowany.
notice-cart-removed = Usunięto z koszyka
notice-cart-merged = To, co wybrano przed zalogowaniem, jest już w twoim koszyku.
notice-reordered = Wszystko jest znów w koszyku.
notice-coupon-applied = Kod rabatowy został zastosowany.
notice-coupon-removed = Kod rabatowy został usunięty.

notice-stock-alert-saved = Dziękujemy. Napiszemy, gdy tylko produkt znów będzie dostępny.
notice-stock-alert-deleted = Twoje powiadomienia o dostępności są usunięte

## Partnerzy

notice-affiliate-applied = Zgłoszenie zostało wysłane. Wysłaliśmy ci wiadomość z prośbą o potwierdzenie adresu e-mail.
notice-affiliate-profile-saved = Profil został zaktualizowany.
notice-affiliate-payout-saved = Twoje dane do wypłaty zostały zapisane.
notice-affiliate-left = Nie należysz już do programu partnerskiego. To, co udało ci się zarobić, jeszcze wypłacimy.
