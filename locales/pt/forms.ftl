# What every form of the shop says: what is wrong with a field, and the words around fields.

## What is wrong with a field. Stands below the field, so the field is not named.

form-required = Este campo é obrigatório
    .email = Introduza o seu e-mail
    .password = Introduza a palavra-passe
    .firstName = Introduza o nome
    .lastName = Introduza o apelido
    .repeatPassword = Repita a palavra-passe
    .oldPassword = Introduza a palavra-passe atual
    .countryId = Escolha um país
    .phoneCode = Escolha o indicativo do país
    .phone = Introduza o número de telefone
    .name = Introduza o nome e o apelido
    .address = Introduza a rua e o número
    .city = Introduza a localidade
    .state = Introduza o distrito
    .postalCode = Introduza o código postal
    .deliveryType = Escolha uma forma de entrega
    .paymentMethod = Escolha uma forma de pagamento
    .holder = Introduza o nome do titular
    .iban = Introduza o IBAN
    .bank = Introduza o nome do banco
    .routingNumber = Introduza o código da agência
    .accountNumber = Introduza o número da conta
    .company = Indique o nome da empresa
    .contactName = Indique a pessoa de contacto
    .webAddress = Indique o endereço do site
    .promotion = Escreva como nos vai apresentar
    .quantity = Escolha a quantidade
    .tShirts = Escolha pelo menos uma opção
    .invoiceNumber = O número da fatura não pode ficar vazio
    .orderNumber = O número da encomenda não pode ficar vazio
    .contact = Introduza o endereço de e-mail ou o código postal da encomenda
    .reason = Escolha um motivo de devolução
    .photos = Adicione pelo menos uma fotografia
form-email = Introduza um e-mail válido
form-web = Indique um endereço web, por exemplo example.com
form-min = { $min ->
    [one] Use, pelo menos, { $min } carácter
    [many] Use, pelo menos, { $min } de caracteres
   *[other] Use, pelo menos, { $min } caracteres
}
form-max = { $max ->
    [one] Use, no máximo, { $max } carácter
    [many] Use, no máximo, { $max } de caracteres
   *[other] Use, no máximo, { $max } caracteres
}
form-upper = Use, pelo menos, uma letra maiúscula
form-digit = Use, pelo menos, um número
form-special = Use, pelo menos, um carácter especial, como ! ou ?
form-same = As palavras-passe não são iguais
form-accepted = Para continuar, aceite os termos e condições
form-phone = Introduza um número de telefone para onde possamos ligar
form-postcode = Introduza um código postal como { $example }
form-date = Introduza uma data válida
form-choice = Escolha uma opção da lista
form-state = Introduza o distrito
form-common-password = Esta palavra-passe é demasiado comum. Escolha outra
form-wrong-password = Esta não é a sua palavra-passe atual

## Around the fields

form-optional = (opcional)
form-summary = { $count ->
    [one] Há um campo a rever.
    [many] Há { $count } de campos a rever.
   *[other] Há { $count } campos a rever.
}
form-failed = Não foi possível enviar. Tudo o que escreveu continua aqui; tente de novo daqui a pouco.
form-sending = Um momento
form-password-show = Mostrar a palavra-passe
form-password-help = Pelo menos 6 caracteres, com uma letra maiúscula, um número e um carácter especial.
form-postcode-help = Por exemplo, { $example }
form-choose = Escolha uma opção
form-save = Guardar
form-cancel = Cancelar
form-leave-title = Sair sem guardar?
form-leave-text = As alterações ainda não foram guardadas.
form-leave-stay = Continuar a editar
form-leave-go = Sair sem guardar
