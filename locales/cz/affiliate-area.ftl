# Část pro partnery: pro ty, kdo obchod ukazují ostatním a vydělávají provizi.

## Cesty

affiliate-nav = Pro partnery
affiliate-nav-dashboard = Přehled
affiliate-nav-links = Odkazy
affiliate-nav-analytics = Statistiky
affiliate-nav-discounts = Slevové kódy
affiliate-nav-commissions = Provize
affiliate-nav-media-kit = Fotky a texty
affiliate-nav-profile = Profil

## Přihlášení a žádost

affiliate-login-title = Přihlášení pro partnery
affiliate-login-lead = Vaše odkazy, objednávky a výdělek.
affiliate-login-shopper = Hledáte své objednávky?
affiliate-login-shop = Přihlášení pro zákazníky
affiliate-register-title = Staňte se partnerem
affiliate-register-lead = Ukažte naše oblečení lidem, kteří vás sledují, a vydělejte provizi z každé objednávky.
affiliate-register-you = O vás
affiliate-register-email-help = Můžete použít stejný e-mail jako na nákupy: bude to samostatný účet.
affiliate-register-how = Kde nás ukážete
affiliate-register-action = Odeslat přihlášku
affiliate-kind = Přihlašujete se jako
affiliate-kind-person = Soukromá osoba
affiliate-kind-company = Firma
affiliate-company = Firma
affiliate-web = Web
affiliate-channels = Vaše kanály
affiliate-channel-kind = Kanál
affiliate-channel-address = Webová adresa nebo jméno
affiliate-channel-followers = Sledující
affiliate-channel-blog = Blog
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Newsletter
affiliate-channel-other = Něco jiného
affiliate-countries = Země, kde žije vaše publikum
affiliate-promotion = Jak nás představíte?
affiliate-promotion-help = Stačí pár vět. Bankovní účet zadáte později.
affiliate-terms = Podmínky programu
affiliate-terms-own = Na vlastních objednávkách ani na objednávkách své domácnosti nevyděláváte.
affiliate-terms-ads = Kde ukážete naše odkazy, jasně řeknete, že jde o reklamu.
affiliate-terms-honest = Ve vyhledávačích nezadáváte reklamu na naše jméno a neslibujete nic, co neslibujeme my.
affiliate-terms-mail = Newslettery posíláte jen těm, kdo o ně požádali.
affiliate-terms-returns = Z vráceného nebo zrušeného zboží provize není. Proto provize čeká, až uplyne lhůta pro vrácení.
affiliate-terms-payout = Vyplácíme, jakmile se nasbírá minimální částka. Daně z ní platíte vy.
affiliate-terms-agree = Podmínky programu znám a souhlasím s nimi.
affiliate-terms-changed = Podmínky programu se změnily
affiliate-applied-title = Děkujeme, vaše přihláška dorazila
affiliate-applied-text = Přečte ji člověk. Trvá to několik pracovních dní.
affiliate-applied-mail = Potvrďte svůj e-mail odkazem, který jsme vám právě poslali.
affiliate-applied-read = O rozhodnutí vám napíšeme e-mail. Do té doby po přihlášení vidíte, jak na tom vaše přihláška je.
affiliate-applied-start = Až vás přijmeme, vytvořte svůj první odkaz.

## Stav

affiliate-pending-title = Čteme vaši přihlášku
affiliate-pending-text = Jakmile rozhodneme, přijde vám e-mail. Zatím si můžete doplnit profil.
affiliate-rejected-title = Vaši přihlášku jsme nepřijali
affiliate-rejected-text = Pokud se něco změnilo, napište nám. Náš e-mail najdete dole na každé stránce obchodu.
affiliate-suspended-title = Váš účet je pozastavený
affiliate-suspended-text = Pořád tu vidíte všechno, ale kliknutí a objednávky se už nepočítají a nic nejde změnit.
affiliate-left-title = Program jste opustili
affiliate-left-text = Vaše odkazy se už nepočítají. Co jste do té doby vydělali, ještě vyplatíme.
affiliate-reason = Důvod:

## Čísla

affiliate-number = { $number }
affiliate-percent = { $number } %
affiliate-day = { $day }. { $month }. { $year }
affiliate-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
affiliate-range = Období
affiliate-date-from = Od
affiliate-date-to = Do
affiliate-compare = Porovnat s předchozím obdobím
affiliate-show = Zobrazit
affiliate-all = Vše
affiliate-show-all = Zobrazit vše
affiliate-earnings = Výdělek
affiliate-earnings-in = Výdělek ({ $currency })
affiliate-pending = Čeká
affiliate-paid = Vyplaceno
affiliate-clicks = Kliknutí
affiliate-clicks-before = Kliknutí předtím
affiliate-conversions = Objednávky
affiliate-conversion-rate = Konverze
affiliate-epc = Výdělek na kliknutí
affiliate-revenue = Tržby
affiliate-sale = Tržba
affiliate-commission = Provize
affiliate-before = Předtím:
affiliate-daily = Den po dni
affiliate-measure = Co graf ukazuje
affiliate-chart = { $what } po dnech. Čísla jsou v tabulce.
affiliate-chart-before = Tečkovaná čára je předchozí období.
affiliate-as-table = Zobrazit jako tabulku
affiliate-sources = Odkud přicházejí kliknutí
affiliate-source-none = Neuvedeno
affiliate-top-products = Nejlepší produkty
affiliate-top-pages = Nejlepší stránky
affiliate-name = Název
affiliate-csv = Uložit jako CSV
affiliate-first-title = Vaše první kroky
affiliate-first-text = Zatím není co počítat. Jakmile někdo otevře některý z vašich odkazů, uvidíte to tady.
affiliate-first-link = Vytvořte svůj první odkaz
affiliate-first-link-text = Na kteroukoli stránku kteréhokoli našeho obchodu.
affiliate-first-link-action = Vytvořit odkaz
affiliate-first-media = Vezměte si fotky a texty
affiliate-first-media-text = Všechny produkty s popisem, připravené ke sdílení.
affiliate-first-media-action = Otevřít fotky a texty
affiliate-first-payout = Zadejte bankovní účet
affiliate-first-payout-text = Abychom věděli, kam výdělek posílat.
affiliate-first-payout-action = Otevřít profil

## Statistiky

affiliate-by = Rozdělit podle
affiliate-by-day = Den
affiliate-by-source = Zdroj
affiliate-by-medium = Médium
affiliate-by-campaign = Kampaň
affiliate-by-content = Obsah
affiliate-by-term = Hledaný výraz
affiliate-by-country = Země
affiliate-by-device = Zařízení
affiliate-by-browser = Prohlížeč
affiliate-by-product = Produkt
affiliate-by-landing = Vstupní stránka
affiliate-device-mobile = Telefon
affiliate-device-tablet = Tablet
affiliate-device-desktop = Počítač
affiliate-analytics-empty = V tomto období nejsou žádná kliknutí
affiliate-analytics-empty-text = Zvolte delší období, nebo nasdílejte odkaz.

## Odkazy

affiliate-links-lead = Každý odkaz obsahuje váš kód. Objednávky přes něj se započítají vám.
affiliate-link-kind = Kam
affiliate-link-address = Adresa stránky
affiliate-link-address-help = Zkopírujte ji z kteréhokoli našeho obchodu.
affiliate-link-category = Kategorie
affiliate-link-target = Produkt nebo kategorie
affiliate-link-search = Hledejte v produktech a kategoriích
affiliate-link-no-discount = Bez slevy
affiliate-link-campaign = Kampaň
affiliate-link-made = Váš odkaz
affiliate-link-whole = Celý odkaz
affiliate-link-short = Krátký odkaz
affiliate-link-qr = QR kód
affiliate-link-qr-alt = QR kód krátkého odkazu
affiliate-link-qr-save = Uložit QR kód
affiliate-link-copy = Kopírovat odkaz
affiliate-link-copied = Odkaz je zkopírovaný
affiliate-copy-failed = Kopírovat tu nejde. Označte text a zkopírujte ho sami.

## Slevové kódy

affiliate-discounts-lead = Kódy, které můžete rozdávat. Objednávka s vaším kódem se vždy počítá vám.
affiliate-discounts-empty = Zatím žádné slevové kódy
affiliate-discounts-empty-text = Až pro vás nějaký bude, napíšeme vám. Odkazy fungují i bez kódu.
affiliate-discount = Slevový kód
affiliate-uses = Použití
affiliate-copy-code = Kopírovat kód
affiliate-coupon-copied = Slevový kód je zkopírovaný

## Provize

affiliate-commissions-lead = Každá objednávka, která se vám počítá, bez jména toho, kdo objednal.
affiliate-commissions-count = { $count ->
    [one] { $count } provize
    [few] { $count } provize
    [many] { $count } provize
   *[other] { $count } provizí
}
affiliate-commissions-none = Žádné takové provize
affiliate-commissions-none-text = Zvolte jiné filtry.
affiliate-commissions-empty = Zatím žádné provize
affiliate-commissions-empty-text = První objednávka přes některý z vašich odkazů se objeví tady.
affiliate-status = Stav
affiliate-status-pending = Čeká
affiliate-status-held = Pozastaveno
affiliate-status-approved = Schváleno
affiliate-status-paid = Vyplaceno
affiliate-status-rejected = Zamítnuto
affiliate-status-reversed = Stornováno
affiliate-status-active = Platí
affiliate-status-disabled = Vypnuto
affiliate-status-scheduled = Naplánováno
affiliate-status-expired = Vypršelo
affiliate-order = Objednávka
affiliate-bonus = Bonus
affiliate-adjustment = Oprava
affiliate-date = Datum
affiliate-reversed = Z toho vráceno: { $amount }
affiliate-hold-until = Čeká do: { $date }
affiliate-statements = Vyúčtování
affiliate-statement = Vyúčtování: { $month }/{ $year }

## Fotky a texty

affiliate-media-lead = Fotky a texty našich produktů. Můžete je používat, dokud jste naším partnerem.
affiliate-feed = Seznam produktů
affiliate-feed-text = Všechny produkty s cenami a vaším kódem v každém odkazu.
affiliate-media-products = Produkty
affiliate-media-empty = Zatím žádné produkty
affiliate-media-empty-text = Tento obchod teď nemá co ukázat.
affiliate-picture-save = Uložit fotku: { $name }
affiliate-copy-text = Kopírovat text
affiliate-text-copied = Text je zkopírovaný

## Profil

affiliate-details = Vaše údaje
affiliate-profile-updated = Profil je uložený
affiliate-code = Váš kód
affiliate-code-copied = Kód je zkopírovaný
affiliate-tier = Úroveň
affiliate-time-zone = Časové pásmo
affiliate-emails = E-maily
affiliate-emails-commissions = Když se mi objednávka započítá
affiliate-emails-statements = Moje měsíční vyúčtování
affiliate-programme = Program
affiliate-programme-window = Po kliknutí se objednávka počítá
affiliate-programme-hold = Po doručení provize čeká
affiliate-programme-minimum = Vyplácíme od
affiliate-programme-bonus = Bonus při schválených objednávkách za měsíc: { $count }
affiliate-payout = Výplata
affiliate-payout-text = Účet, na který posíláme váš výdělek. Ukládáme ho zašifrovaný a o každé změně vám napíšeme.
affiliate-payout-changed = Poslední změna: { $date }
affiliate-payout-action = Uložit účet
affiliate-leave = Odchod z programu
affiliate-leave-open = Opustit program
affiliate-leave-text = Vaše odkazy a kódy se hned přestanou počítat. Co jste do té doby vydělali, ještě vyplatíme.
affiliate-leave-action = Odejít natrvalo

## Co se nepovedlo

affiliate-error = Něco se nepovedlo
affiliate-error-profile = Profil se nepodařilo načíst
affiliate-error-update = Profil se nepodařilo uložit
affiliate-error-dashboard = Přehled se nepodařilo načíst
affiliate-error-discounts = Slevové kódy se nepodařilo načíst
affiliate-error-commissions = Provize se nepodařilo načíst
affiliate-error-link = Odkaz se nepodařilo vytvořit
affiliate-error-analytics = Statistiky se nepodařilo načíst
