# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = A fizetési szolgáltató most nem érhető el. A rendelésedet elmentettük, próbáld meg újra egy kicsit később.
error-payment-closed = Ez a fizetés már nem folytatható. Kérjük, indítsd el újra.
error-refund-too-much = Ez több, mint amennyi a fizetésből maradt.
error-refund-key = Ezt a visszatérítést már más összeggel kérték.
error-refund-resolved = Erről a visszatérítésről már nincs mit eldönteni.
error-iban = Ez nem érvényes IBAN.
error-account-holder = Add meg a számlatulajdonos nevét.
error-account-bank = Add meg a bank nevét.
error-routing-number = Add meg a fiókazonosító kilenc számjegyét.
error-account-number = Add meg a számlaszámot 6–17 számjeggyel.
error-refund-account-closed = A bankszámla már nem módosítható. Ha valami nem stimmel, írj nekünk.
error-refund-account-known = A bankszámla már ismert.
notice-refund-account-saved = Köszönjük, a bankszámládat elmentettük.

sandbox-title = Próbafizetés
sandbox-intro = Ez az oldal a fizetési szolgáltatót helyettesíti. Nincs szükség kártyára, és pénz sem mozog.
sandbox-order = { $number } számú rendelés
sandbox-success = Fizetés
sandbox-success-help = A fizetés azonnal sikerül.
sandbox-slow = Fizetés késleltetve
sandbox-slow-help = A fizetés néhány másodpercig feldolgozás alatt áll, majd sikerül.
sandbox-decline = Fizetés elutasítása
sandbox-decline-help = A bank elutasítja; a rendelést újra ki lehet fizetni.
sandbox-abandon = Vissza a boltba
sandbox-abandon-help = Nem történik fizetés, a rendelés egyelőre nyitva marad.
