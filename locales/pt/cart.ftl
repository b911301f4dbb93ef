## The cart's page, the drawer after adding, and adding from a product

cart-title = O seu carrinho
cart-meta-title = Carrinho | { -brand }
cart-add = Adicionar ao carrinho
cart-choose = Escolha primeiro o tamanho.
cart-details = Ver o artigo
cart-added-title = Adicionado ao carrinho
cart-continue = Continuar a comprar
cart-view = Ver o carrinho
cart-quantity = Quantidade
cart-quantity-of = Quantidade: { $name }
cart-remove = Remover
cart-remove-of = Remover { $name }
cart-undo = Anular
cart-move = Mover para os favoritos
cart-update = Atualizar
cart-piece = { $price } por unidade
cart-unavailable = Já não está disponível
cart-lines = Artigos no seu carrinho
cart-failed = Não foi possível alterar o carrinho. Tente de novo daqui a pouco.
cart-load-failed = Não foi possível carregar o carrinho.

## Coupon

cart-coupon = Código de desconto
cart-coupon-apply = Aplicar
cart-coupon-remove = Remover o código

## Sums

cart-summary = Resumo da encomenda
cart-subtotal = Subtotal
cart-discount = Desconto
cart-shipping = Portes
cart-shipping-free = Grátis
cart-saved = Poupa { $amount }
cart-total = Total
cart-vat = Inclui { $rate }% de IVA

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Faltam { $amount } para ter portes grátis
cart-free-shipping = Os portes são grátis.
cart-goal-percent = Com mais { $amount }, tem { $percent }% de desconto.
cart-goal-amount = Com mais { $amount }, tem { $reward } de desconto.
cart-goal-delivery = Com mais { $amount }, os portes são grátis.
cart-goal-gift = Com mais { $amount }, recebe uma oferta.
cart-goal-reached = É seu: { $title }
cart-gift = Oferta

## Empty

cart-empty-title = O seu carrinho está vazio
cart-empty-text = Adicione algo de que goste e fica aqui à sua espera.
cart-empty-action = Dar uma vista de olhos
cart-related = Combina bem com a sua escolha

## Steps of an order

cart-steps = Passos da encomenda
cart-step-cart = Carrinho
cart-step-payment = Pagamento
cart-step-confirmation = Confirmação
cart-checkout = Finalizar compra
