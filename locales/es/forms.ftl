# What every form of the shop says: what is wrong with a field, and the words around fields.

## What is wrong with a field. Stands below the field, so the field is not named.

form-required = Este campo es obligatorio
    .email = Introduce tu correo electrónico
    .password = Introduce la contraseña
    .firstName = Introduce tu nombre
    .lastName = Introduce tus apellidos
    .repeatPassword = Repite la contraseña
    .oldPassword = Introduce tu contraseña actual
    .countryId = Elige un país
    .phoneCode = Elige el prefijo del país
    .phone = Introduce tu número de teléfono
    .name = Introduce el nombre y los apellidos
    .address = Introduce la calle y el número
    .city = Introduce la población
    .state = Introduce la provincia
    .postalCode = Introduce el código postal
    .deliveryType = Elige una forma de entrega
    .paymentMethod = Elige una forma de pago
    .holder = Introduce el nombre del titular
    .iban = Introduce el IBAN
    .bank = Introduce el nombre del banco
    .routingNumber = Introduce el código de la sucursal
    .accountNumber = Introduce el número de cuenta
    .company = Escribe el nombre de la empresa
    .contactName = Escribe la persona de contacto
    .webAddress = Escribe la dirección del sitio web
    .promotion = Escribe cómo nos vas a presentar
    .quantity = Elige la cantidad
    .tShirts = Elige al menos una opción
    .invoiceNumber = El número de factura no puede estar vacío
    .orderNumber = El número de pedido no puede estar vacío
    .contact = Escribe el correo electrónico o el código postal del pedido
    .reason = Elige un motivo de devolución
    .photos = Añade al menos una foto
form-email = Introduce un correo electrónico válido
form-web = Escribe una dirección web, por ejemplo example.com
form-min = { $min ->
    [one] Usa al menos { $min } carácter
    [many] Usa al menos { $min } de caracteres
   *[other] Usa al menos { $min } caracteres
}
form-max = { $max ->
    [one] Usa como máximo { $max } carácter
    [many] Usa como máximo { $max } de caracteres
   *[other] Usa como máximo { $max } caracteres
}
form-upper = Usa al menos una letra mayúscula
form-digit = Usa al menos un número
form-special = Usa al menos un carácter especial, como ! o ?
form-same = Las contraseñas no coinciden
form-accepted = Para continuar, acepta los términos y condiciones
form-phone = Introduce un teléfono al que podamos llamarte
form-postcode = Introduce un código postal como { $example }
form-date = Introduce una fecha válida
form-choice = Elige una opción de la lista
form-state = Introduce la provincia
form-common-password = Esta contraseña es demasiado común. Elige otra
form-wrong-password = No es tu contraseña actual

## Around the fields

form-optional = (opcional)
form-summary = { $count ->
    [one] Hay un campo que revisar.
    [many] Hay { $count } de campos que revisar.
   *[other] Hay { $count } campos que revisar.
}
form-failed = No hemos podido enviarlo. Todo lo que has escrito sigue aquí: vuelve a intentarlo en un momento.
form-sending = Un momento
form-password-show = Mostrar la contraseña
form-password-help = Al menos 6 caracteres, con una mayúscula, un número y un carácter especial.
form-postcode-help = Por ejemplo, { $example }
form-choose = Elige una opción
form-save = Guardar
form-cancel = Cancelar
form-leave-title = ¿Salir sin guardar?
form-leave-text = Todavía no has guardado los cambios.
form-leave-stay = Seguir editando
form-leave-go = Salir sin guardar
