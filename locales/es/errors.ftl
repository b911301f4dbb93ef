# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Inicia sesión para continuar.
error-forbidden = No tienes permiso para hacer esto.
error-not-found = No hemos encontrado lo que buscas.
error-page-not-found = Página no encontrada: { $path }
error-invalid = Hay algo en la petición que no está bien. Revisa los campos indicados abajo.
error-parameter-number = { $field } tiene que ser un número entero.
error-parameter-range = { $field } tiene que estar entre { $min } y { $max }.
error-parameter-choice = { $field } tiene que ser uno de estos valores: { $choices }.
error-parameter-missing = Falta { $field }.
error-parameter-unusable = { $field } no se puede usar así: es demasiado largo o contiene un carácter que ningún nombre lleva.
error-country-mismatch = Esta dirección pertenece a la tienda de otro país.
error-method-not-allowed = Esta dirección no responde a una petición de ese tipo.
error-bad-request = No hemos podido entender la petición.
error-rate-limited = Demasiados intentos seguidos. Espera un momento y vuelve a probar.
error-internal = Algo ha ido mal.
error-unavailable = La tienda está muy ocupada ahora mismo. Vuelve a probar en un momento.
