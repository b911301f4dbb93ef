error-wheel-over = Kolo štěstí se teď netočí.
error-wheel-spun = Dnešní pokusy jste vyčerpali. Zítra budou nové.
error-cart-reminder-consent = Pokud tento e-mail chcete, zaškrtněte políčko.
error-cart-reminder-empty = Váš košík je prázdný, není vám co připomenout.

notice-cart-reminder-saved = Děkujeme. Jestli bude košík zítra ještě čekat, jednou vám napíšeme.
notice-cart-reminder-deleted = Připomenutí košíku i e-mailová adresa k němu jsou smazané.
notice-reminder-ended = Tento e-mail už neodešleme, je smazaný.

mail-cart-reminder = Váš košík na vás čeká
    .preview = Chtěli jste, abychom vám ho připomněli.
    .title = Váš košík na vás čeká.
    .text = chtěli jste připomenout svůj košík v obchodě { $shop }. Máte v něm: { $items }. Rezervovat vám nic nemůžeme, takže se zboží může vyprodat.
    .action = Zobrazit košík
    .note = O tomto košíku vám píšeme jen tentokrát: vaše připomenutí i e-mailovou adresu k němu jsme už smazali.
mail-cart-reminder-end = Smazat připomenutí košíku
