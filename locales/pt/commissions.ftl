# O que os parceiros ganham: porque uma comissão é verificada, os extratos mensais e o seu e-mail.

## Porque uma comissão é verificada

commission-hold-own-account = A encomenda foi feita a partir de uma conta sua.
commission-hold-own-email = A encomenda foi feita com o seu endereço de e-mail.
commission-hold-own-phone = A encomenda foi feita com o seu número de telefone.
commission-hold-own-address = A encomenda segue para uma das suas moradas.
commission-hold-own-card = A encomenda foi paga com um dos seus cartões.
commission-hold-own-network = A encomenda veio de uma rede que também utiliza.
commission-hold-same-address = Várias encomendas suas seguem para a mesma morada.
commission-hold-cancelled-orders = Um número invulgar das suas encomendas foi cancelado.
commission-hold-conversion-rate = Um número invulgar dos seus cliques deu origem a encomendas.
commission-hold-seconds-on-page = A página a que o seu link conduz só esteve aberta por um instante.

## Um extrato mensal

commission-statement-title = Extrato de parceiro
commission-statement-partner = O seu código
commission-statement-period = Período
commission-statement-nothing = Não houve movimentos neste mês.
commission-statement-opening = Saldo no início
commission-statement-earned = Comissões ganhas
commission-statement-credited = Bónus e correções
commission-statement-reversed = Deduzido por devoluções e cancelamentos
commission-statement-rejected = Rejeitado
commission-statement-paid = Pago
commission-statement-closing = Saldo no fim
commission-statement-pending = Ainda por aprovar
commission-statement-payable = Aprovado
commission-statement-note = A comissão é uma parte do que os artigos custam depois de todos os descontos, sem IVA nem entrega. É aprovada quando termina o prazo de devolução. O que é devolvido é deduzido, mesmo depois de um pagamento.

# $month é, por exemplo, 2026-11; $balance, um valor ou vários em moedas diferentes.
mail-commission-statement = O seu extrato: { $month }
    .preview = O seu saldo: { $balance }
    .title = O seu extrato está pronto.
    .text = O seu saldo na { $shop } no fim do mês: { $balance }. Na sua área de parceiro vê de que se compõe e pode descarregar o extrato.
    .action = Abrir os extratos
    .note = Se já não quiser receber estes e-mails, desative-os no seu perfil.

mail-commission-earned = Uma encomenda conta para si: { $amount }
    .preview = A sua comissão pela encomenda { $number }: { $amount }
    .title = Uma encomenda conta para si.
    .text = Alguém encomendou na { $shop } através de si. A sua comissão pela encomenda { $number }: { $amount }. Fica pendente até os artigos chegarem e já não poderem ser devolvidos.
    .action = Abrir as comissões
    .note = Se já não quiser receber estes e-mails, desative-os no seu perfil.
