# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Inicie sessão para continuar.
error-forbidden = Não tem permissão para fazer isto.
error-not-found = Não encontrámos o que procura.
error-page-not-found = Página não encontrada: { $path }
error-bad-request = Não conseguimos perceber este pedido.
error-method-not-allowed = Este endereço não pode ser usado dessa forma.
error-too-large = O tamanho é excessivo.
error-rate-limited = Demasiadas tentativas seguidas. Aguarde um momento e tente de novo.
error-internal = Algo correu mal.
error-unavailable = A loja está muito ocupada neste momento. Tente de novo daqui a pouco.

## Fields and parameters

error-invalid = Há algo no pedido que não está certo. Verifique os campos indicados abaixo.
error-parameter-required = Falta este dado.
error-parameter-number = Tem de ser um número inteiro.
error-parameter-range = Tem de estar entre { $min } e { $max }.
error-parameter-choice = Tem de ser um destes valores: { $choices }.
error-parameter-text = Contém um carácter que não pode ser usado.
error-parameter-long = É demasiado longo. São permitidos, no máximo, { $max } caracteres.
error-parameter-many = São demasiados valores. São permitidos, no máximo, { $max }.
error-country-mismatch = Este endereço pertence à loja de outro país.
