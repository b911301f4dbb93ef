# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = O serviço de pagamento não está disponível neste momento. A sua encomenda está guardada; tente novamente daqui a pouco.
error-payment-closed = Já não é possível continuar este pagamento. Inicie-o novamente.
error-refund-too-much = É mais do que resta do pagamento.
error-refund-key = Este reembolso já foi pedido com outro valor.
error-refund-resolved = Já não há nada a decidir sobre este reembolso.
error-iban = Este IBAN não é válido.
error-account-holder = Indique o nome do titular da conta.
error-account-bank = Introduza o nome do banco.
error-routing-number = Introduza os nove algarismos do código da agência.
error-account-number = Introduza o número da conta, com 6 a 17 algarismos.
error-refund-account-closed = A conta já não pode ser alterada. Se algo estiver errado, escreva-nos.
error-refund-account-known = A conta já é conhecida.
notice-refund-account-saved = Obrigado, guardámos a sua conta.

sandbox-title = Pagamento de teste
sandbox-intro = Esta página substitui o serviço de pagamento. Não precisa de cartão e não há movimento de dinheiro.
sandbox-order = Encomenda { $number }
sandbox-success = Pagar
sandbox-success-help = O pagamento é aceite de imediato.
sandbox-slow = Pagar com atraso
sandbox-slow-help = O pagamento fica em processamento durante alguns segundos e depois é aceite.
sandbox-decline = Fazer recusar o pagamento
sandbox-decline-help = O banco recusa; a encomenda pode ser paga novamente.
sandbox-abandon = Voltar à loja
sandbox-abandon-help = Nada é pago e a encomenda fica em aberto por agora.
