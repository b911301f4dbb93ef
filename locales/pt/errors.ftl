# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Inicie sessão para continuar.
error-credentials = O e-mail e a palavra-passe não correspondem.
error-forbidden = Não tem permissão para fazer isto.
error-not-found = Não encontrámos o que procura.
error-page-not-found = Página não encontrada: { $path }
error-bad-request = Não conseguimos ler estes dados.
error-method-not-allowed = Este endereço web não pode ser usado dessa forma.
error-too-large = O tamanho é excessivo.
error-rate-limited = Demasiadas tentativas seguidas. Aguarde um momento e tente de novo.
error-internal = Algo correu mal.
error-unavailable = A loja tem muitas visitas neste momento. Tente de novo daqui a pouco.
error-request-timeout = O pedido chegou demasiado devagar. Verifique a ligação e tente de novo.

## Fields and parameters

error-invalid = Alguns dados não estão corretos. Verifique os campos indicados abaixo.
error-parameter-required = Preencha este campo.
error-parameter-number = Tem de ser um número inteiro.
error-parameter-decimal = Tem de ser um número.
error-parameter-range = Tem de estar entre { $min } e { $max }.
error-parameter-choice = Tem de ser um destes valores: { $choices }.
error-parameter-characters = Contém um carácter que não pode ser usado.
error-parameter-long = { $max ->
    [one] É demasiado longo. É permitido, no máximo, { $max } carácter.
    [many] É demasiado longo. São permitidos, no máximo, { $max } de caracteres.
   *[other] É demasiado longo. São permitidos, no máximo, { $max } caracteres.
}
error-parameter-many = São demasiados valores. São permitidos, no máximo, { $max }.
error-parameter-text = Tem de ser um texto.
error-parameter-flag = Tem de ser true ou false.
error-parameter-list = Tem de ser uma lista.
error-parameter-object = Tem de ser um objeto com campos.
error-idempotency-key = O Idempotency-Key tem de ter entre 1 e 255 caracteres visíveis.
error-idempotency-reused = Este Idempotency-Key já foi usado noutro pedido.
error-idempotency-pending = O mesmo pedido ainda está a ser processado. Tente novamente dentro de momentos.
error-idempotency-unkept = Este pedido já foi executado, mas a resposta era demasiado grande para ser guardada. Recarregue a página para ver o resultado.
error-country-mismatch = Este endereço web pertence à loja de outro país.

## Accounts

error-user-exists = Já existe uma conta com este e-mail.
error-link-expired = O link expirou ou não está correto. Tente de novo.
error-addresses-full = Chegou ao número máximo de moradas ({ $max }). Elimine uma para ter espaço.
error-email-same = Este já é o seu e-mail.
error-email-verified = O seu e-mail já está confirmado.

## Wishlist

error-wishlist-duplicate = Este produto já está nos seus favoritos.
error-wishlist-full = A sua lista de favoritos está cheia. Retire alguma peça para ter espaço.

## Cart and coupons

error-cart-gone = Este artigo já não está disponível.
error-cart-not-here = Este artigo não é vendido nesta loja.
error-cart-sold-out = Este artigo está esgotado.
error-cart-short = { $count ->
    [one] Só resta { $count }.
    [many] Só restam { $count }.
   *[other] Só restam { $count }.
}
error-cart-price = O preço mudou de { $before } para { $now }.
error-cart-full = O seu carrinho está cheio. Retire alguma peça para ter espaço.
error-reorder-gone = Já não disponível: { $names }
error-quantity-required = Indique a quantidade.
error-coupon-unknown = Não encontrámos esse código de desconto. Tente de novo.
error-coupon-used-up = Este código já foi totalmente utilizado.
error-coupon-used = Já utilizou este código.
error-coupon-not-started = Este código ainda não é válido.
error-coupon-expired = Este código expirou.
error-coupon-products = Este código não se aplica a nada do seu carrinho.
error-coupon-minimum = Faltam { $missing } para usar este código.
error-coupon-email = Para usar o código, inicie sessão ou indique o seu e-mail ao finalizar a compra.

error-stock-alert-available = Este artigo está de novo disponível: já o pode encomendar.

## Parceiros

error-affiliate-pending = Ainda não decidimos sobre a sua candidatura. Escrevemos-lhe assim que o fizermos.
error-affiliate-rejected = A sua candidatura não foi aceite.
error-affiliate-suspended = A sua parceria está suspensa. Ainda pode ver os seus números.
error-affiliate-left = Deixou o programa de parceiros.
error-affiliate-programme-closed = O nosso programa de parceiros ainda não abriu.
error-affiliate-payout-closed = De momento, não é possível guardar os dados de pagamento. Tente mais tarde.
