## Coming back from paying

order-number-of = Rendelés: { $number }
pay-meta-title = Fizetés | { -brand }
pay-succeeded = Sikeres fizetés!
pay-processing = A fizetésedet feldolgozzuk.
pay-processing-text = Az oldal magától frissül. Amint megjön a jóváhagyás, e-mailt is küldünk.
pay-failed = A fizetés nem sikerült, próbáld újra.
pay-error = Valami hiba történt.
pay-error-text = A rendelésedet elmentettük. Próbáld újra pár pillanat múlva.
