## Coming back from paying

order-number-of = Pedido { $number }
pay-meta-title = Pago | { -brand }
pay-succeeded = ¡Pago realizado!
pay-processing = Estamos procesando tu pago.
pay-processing-text = Esta página se actualiza sola. También te escribiremos en cuanto se confirme el pago.
pay-failed = El pago no se ha realizado, inténtalo de nuevo.
pay-error = Algo ha salido mal.
pay-error-text = Tu pedido está guardado. Vuelve a intentarlo en un momento.
