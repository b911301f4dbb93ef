# What the shop says after something has been done. Each id names the deed.

## Account

notice-registered = A sua conta está pronta. Enviámos um e-mail para confirmar o seu endereço de e-mail.
notice-signed-in = Sessão iniciada.
notice-signed-out = Sessão terminada.
notice-signed-out-everywhere = Sessão terminada em todos os seus dispositivos.
notice-session-ended = A sessão nesse dispositivo foi terminada.
notice-reset-sent = Se houver uma conta com este endereço de e-mail, vai receber um e-mail com um link para uma nova palavra-passe.
notice-password-reset = A nova palavra-passe está definida. Inicie sessão com ela.
notice-password-changed = A nova palavra-passe está definida. A sessão foi terminada em todos os outros dispositivos.
notice-email-verified = Obrigado, o seu e-mail está confirmado.
notice-verification-sent = Um novo e-mail vai a caminho.
notice-profile-saved = Os seus dados foram guardados.
notice-email-change-sent = Escrevemos para o novo endereço de e-mail. A alteração só fica feita quando abrir o link desse e-mail.
notice-email-changed = O seu novo e-mail está ativo.
notice-account-deleted = A sua conta e tudo o que continha foram eliminados.

## Addresses

notice-address-saved = A morada foi guardada.
notice-address-removed = A morada foi eliminada.
notice-address-default = Esta é a primeira morada que vamos sugerir.

## Wishlist

notice-wishlist-merged = O que tinha guardado está agora nos seus favoritos.

## Cart

notice-cart-changed = O carrinho foi atualizado.
notice-cart-removed = Removido do carrinho
notice-cart-merged = O que escolheu antes de iniciar sessão já está no seu carrinho.
notice-reordered = Está tudo de novo no carrinho.
notice-coupon-applied = O código foi aplicado.
notice-coupon-removed = O código foi removido.

notice-stock-alert-saved = Obrigado. Escrevemos assim que o artigo estiver de novo disponível.
notice-stock-alert-deleted = Os seus avisos de disponibilidade foram apagados

## Parceiros

notice-affiliate-applied = A sua candidatura foi enviada. Enviámos um e-mail para confirmar o seu endereço de e-mail.
notice-affiliate-profile-saved = O perfil foi atualizado.
notice-affiliate-payout-saved = Os seus dados de pagamento foram guardados.
notice-affiliate-left = Deixou o programa de parceiros. O que ganhou ainda lhe será pago.
