## Coming back from paying

order-number-of = Encomenda { $number }
pay-meta-title = Pagamento | { -brand }
pay-succeeded = Pagamento concluído!
pay-processing = O seu pagamento está a ser processado.
pay-processing-text = Esta página atualiza-se sozinha. Também lhe enviaremos um e-mail assim que o pagamento for confirmado.
pay-failed = O pagamento não foi concluído, tente de novo.
pay-error = Algo correu mal.
pay-error-text = A sua encomenda está guardada. Tente de novo daqui a pouco.
