## Coming back from paying

order-number-of = Encomenda { $number }
pay-meta-title = Pagamento | { -brand }
pay-succeeded = Pagamento concluído!
pay-processing = O seu pagamento está a ser processado.
pay-processing-text = Esta página atualiza-se sozinha. Também lhe enviaremos um e-mail assim que o pagamento for confirmado.
pay-failed = O pagamento não foi concluído, tente de novo.
pay-error = Algo correu mal.
pay-error-text = A sua encomenda está guardada. Tente de novo daqui a pouco.
pay-unknown-text = Tente de novo daqui a pouco.

## The payment step

checkout-title = Finalizar compra
checkout-meta-title = Finalizar compra | { -brand }
checkout-contact = O seu e-mail
checkout-email-help = Enviaremos para lá a confirmação da encomenda.
checkout-sign-in = Tem conta? Inicie sessão
checkout-address = Morada de entrega
checkout-collector = Quem levanta a encomenda
checkout-saved = Morada guardada
checkout-saved-new = Outra morada
checkout-billing-other = Usar outra morada de faturação
checkout-delivery = Entrega
checkout-courier = Por transportadora
checkout-pickup = Levantamento no nosso armazém
checkout-hours = De segunda a sexta, { $opens }–{ $closes }
checkout-arrives = Em sua casa: { $dates }
checkout-ready = Pronta para levantar: { $date }
checkout-payment = Pagamento
checkout-card = Cartão
checkout-wallet = Cartão ou carteira móvel
checkout-card-text = Vai pagar no passo seguinte, na página segura do nosso prestador de pagamentos.
checkout-cod-text = Paga quando receber a encomenda.
checkout-sandbox = Pagamento de teste
checkout-sandbox-text = Nada é cobrado: a loja está em teste.
checkout-note = Nota para o estafeta
checkout-terms = Aceito os termos e condições.
checkout-terms-check = Assinale para continuar
checkout-place = Encomenda com obrigação de pagar
checkout-back = Voltar ao carrinho
checkout-changed = O que mudou
checkout-before = Antes:
checkout-now = Agora:

## After the order

order-meta-title = A sua encomenda | { -brand }
order-thanks = Obrigado pela sua encomenda
order-sent = Enviámos uma confirmação para { $email }.
order-unpaid = A sua encomenda aguarda pagamento
order-unpaid-text = Guardamos os artigos por pouco tempo. Assim que pagar, seguem viagem.
order-cancelled-title = Esta encomenda foi cancelada
order-cancelled-text = Nada será enviado. Se já pagou, devolvemos-lhe o dinheiro.
order-pay-now = Pagar agora
order-cancel = Cancelar a encomenda
order-cancel-sure = Quer mesmo cancelar esta encomenda?
order-cancel-yes = Sim, cancelar a encomenda
order-cancel-no = Manter a encomenda
order-lines = Artigos desta encomenda
order-billing = Morada de faturação
order-invoice = Fatura
order-credit-notes = Notas de crédito
order-track = Seguir a encomenda
order-parcels = Volumes
order-refunded = Reembolsado
order-timeline = O que aconteceu até agora
order-again = Encomendar de novo
order-account = Crie uma conta e tenha todas as encomendas num só lugar
order-view = Ver a sua encomenda
order-state-payment = Pagamento
order-state-delivery = Entrega

## Bank account for a refund

refund-account-meta-title = O seu reembolso | { -brand }
refund-account-title = Para onde enviamos o seu dinheiro?
refund-account-text = Vamos transferir { $amount } pela sua encomenda { $number } para a sua conta bancária.
refund-account-given-title = Já temos a sua conta
refund-account-given-text = Vamos transferir { $amount } pela sua encomenda { $number } para esta conta. Até lá, pode corrigir os dados aqui.
refund-account-correct = Indicar outra conta
refund-account-exported-title = A transferência está a caminho
refund-account-exported-text = Estamos a transferir { $amount } pela sua encomenda { $number } para esta conta. Os dados já não podem ser alterados. Algo está errado? Escreva-nos de imediato.
refund-account-made-title = Transferimos o seu dinheiro
refund-account-made-text = Transferimos { $amount } pela sua encomenda { $number }. Consoante o banco, pode demorar alguns dias a chegar.
refund-account-missing-title = Este link já não funciona
refund-account-missing-text = Abra o link do nosso último e-mail sobre o reembolso. Se também não funcionar, responda a esse e-mail.
refund-account-iban-help = Por exemplo, PT50 0002 0123 1234 5678 9015 4
refund-account-routing-help = Nove algarismos; encontra-os num cheque ou no site do banco.
refund-account-action = Guardar a conta
field-account-holder = Titular da conta
field-iban = IBAN
field-bank = Banco
field-routing-number = Código da agência
field-account-number = Número da conta
