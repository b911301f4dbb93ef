error-wheel-over = A roda da sorte não está a girar neste momento.
error-wheel-spun = Já usou todas as suas voltas de hoje. Amanhã há mais.
error-cart-reminder-consent = Assinale a caixa se quiser receber este e-mail.
error-cart-reminder-empty = O seu carrinho está vazio: não há nada para lembrar.

notice-cart-reminder-saved = Obrigado. Se o carrinho ainda estiver à espera amanhã, escrevemos uma única vez.
notice-cart-reminder-deleted = O lembrete do carrinho e o endereço de e-mail que deixou para o receber foram apagados.
notice-reminder-ended = Já não enviamos este e-mail: foi apagado.

mail-cart-reminder = O seu carrinho continua à espera
    .preview = Pediu-nos este lembrete.
    .title = O seu carrinho continua à espera.
    .text = Pediu-nos que lhe lembrássemos o seu carrinho na { $shop }. Nele estão: { $items }. Não podemos reservar nada, por isso pode esgotar.
    .action = Ver o carrinho
    .note = Sobre este carrinho escrevemos só desta vez: o seu lembrete e o endereço de e-mail que deixou para o receber já foram apagados.
mail-cart-reminder-end = Apagar os lembretes do carrinho
