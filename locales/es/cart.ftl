## The cart's page, the drawer after adding, and adding from a product

cart-title = Tu cesta
cart-meta-title = Cesta | { -brand }
cart-add = Añadir a la cesta
cart-choose = Primero elige tu talla.
cart-details = Ver el artículo
cart-added-title = Añadido a tu cesta
cart-continue = Seguir comprando
cart-view = Ver la cesta
cart-quantity = Cantidad
cart-quantity-of = Cantidad: { $name }
cart-remove = Quitar
cart-remove-of = Quitar { $name }
cart-undo = Deshacer
cart-move = Mover a favoritos
cart-update = Actualizar
cart-piece = { $price } por unidad
cart-unavailable = Ya no está disponible
cart-lines = Artículos de tu cesta
cart-failed = No hemos podido cambiar tu cesta. Vuelve a intentarlo en un momento.
cart-load-failed = No hemos podido cargar tu cesta.

## Coupon

cart-coupon = Código de descuento
cart-coupon-apply = Aplicar
cart-coupon-remove = Quitar el código

## Sums

cart-summary = Resumen del pedido
cart-subtotal = Subtotal
cart-discount = Descuento
cart-shipping = Envío
cart-shipping-free = Gratis
cart-saved = Ahorras { $amount }
cart-total = Total
cart-vat = Incluye { $rate } % de IVA

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Te faltan { $amount } para el envío gratis
cart-free-shipping = El envío es gratis.
cart-goal-percent = Con { $amount } más, consigues un { $percent } % de descuento.
cart-goal-amount = Con { $amount } más, consigues { $reward } de descuento.
cart-goal-delivery = Con { $amount } más, el envío es gratis.
cart-goal-gift = Con { $amount } más, te llevas un regalo.
cart-goal-reached = Conseguido: { $title }
cart-gift = Regalo

## Empty

cart-empty-title = Tu cesta está vacía
cart-empty-text = Añade algo que te guste y te esperará aquí.
cart-empty-action = Echar un vistazo
cart-related = Combina bien con tu selección

## Steps of an order

cart-steps = Pasos de tu pedido
cart-step-cart = Cesta
cart-step-payment = Pago
cart-step-confirmation = Confirmación
cart-checkout = Tramitar pedido
