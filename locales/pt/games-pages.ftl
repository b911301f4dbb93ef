# Roda da sorte, cupões, ofertas-relâmpago e lembretes.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Gire a roda da sorte
wheel-lead = Uma volta e, com um pouco de sorte, um cupão só para si. Não custa nada.
wheel-offer = Que tal um cupão? Tente a sua sorte na nossa roda.
wheel-open = Ver a roda
wheel-no = Não, obrigado
wheel-spin = Girar
wheel-spins = { $count ->
    [one] Hoje ainda tem { $count } volta.
    [many] Hoje ainda tem { $count } de voltas.
   *[other] Hoje ainda tem { $count } voltas.
}
wheel-over = Já usou as voltas de hoje. Amanhã há mais.
wheel-ends = A roda está disponível até: { $date }
wheel-won = Ganhou: { $prize }
wheel-lost = Desta vez não há prémio.
wheel-use = Ir para o carrinho
wheel-odds = Quais são as probabilidades?
wheel-prize = Prémio
wheel-chance = Probabilidade
wheel-percent = { $percent }%
wheel-email-help = O cupão só funciona com este e-mail. Não o usamos para mais nada.
wheel-newsletter = Enviem-me também a newsletter.
wheel-closed-title = A roda está parada neste momento
wheel-closed-text = Volte a passar por cá noutra altura.

## Coupons of an account

coupons-title = Os meus cupões
coupons-lead = Introduza o código no carrinho para o usar.
coupons-empty-title = Ainda não há cupões
coupons-empty-text = Aqui encontra os cupões que ganhar ou que lhe oferecermos.
coupon-copy = Copiar código
coupon-copied = Cupão copiado
coupon-valid = Válido até: { $date }
coupon-expired = Expirado
coupon-used = Usado
coupon-minimum = Valor mínimo da encomenda: { $amount }

## Reminders

reminders-title = Lembretes
reminders-text = Os lembretes que nos pediu. Enviamos cada um uma única vez e depois apagamo-lo.
reminders-none = Não pediu nenhum lembrete.
reminders-cart = O seu carrinho
reminders-stock = De novo disponível
reminders-since = Desde: { $date }
reminders-end = Apagar
cart-reminder-text = Ainda a pensar? Se quiser, lembramos-lhe este carrinho com um único e-mail.
cart-reminder-submit = Lembrar-me uma vez
cart-reminder-done = Obrigado. Escrevemos uma vez, a não ser que encomende antes.
cart-reminder-delete-title = Apagar o meu lembrete
cart-reminder-delete-text = Um clique e não lhe lembramos o carrinho.
cart-reminder-delete-action = Apagar
cart-reminder-deleted-title = Apagado
cart-reminder-deleted-text = Não lhe lembramos o carrinho.
