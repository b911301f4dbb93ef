# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Vende con nosotros
seller-apply-lead = ¿Haces ropa que apetece llevar todos los días? Muéstrala en nuestra tienda. Cuéntanos sobre tu empresa y te escribiremos.
seller-what-title = Qué significa vender aquí
seller-reach-title = Tu ropa en nuestras tiendas
seller-reach-text = En cada país la mostramos en su idioma y con el precio en su moneda.
seller-service-title = De los clientes nos ocupamos nosotros
seller-service-text = Pedidos, pagos, entregas, devoluciones y preguntas corren de nuestra cuenta.
seller-terms-title = Todo por escrito
seller-terms-text = Antes de empezar acordamos la comisión, los pagos y quién hace qué.
seller-who-title = Quién puede presentarse
seller-who-text = Empresas registradas con marca de ropa propia: ropa interior, camisetas, bodies, leggings y otras prendas básicas. Cada prenda debe llevar el etiquetado que exige la ley: composición, cuidado y fabricante.
seller-how-text = Leemos todas las solicitudes y respondemos por correo.
seller-form-title = Tu solicitud

seller-company = Empresa
seller-contact = Persona de contacto
seller-web = Sitio web
seller-web-help = Por ejemplo, example.com
seller-goods = Qué vendes
seller-goods-t-shirts = Camisetas
seller-goods-underwear = Ropa interior
seller-goods-bodysuits = Bodies
seller-goods-leggings = Leggings
seller-goods-other = Otra ropa
seller-quantity = Prendas al mes
seller-quantity-to-100 = Hasta 100
seller-quantity-to-500 = De 100 a 500
seller-quantity-to-2000 = De 500 a 2000
seller-quantity-over-2000 = Más de 2000
seller-message = Mensaje
seller-message-help = ¿Qué tiene de especial tu ropa? ¿Dónde se hace?
seller-listed = Cuando vendamos aquí, podéis mostrar nuestra empresa entre vuestros vendedores.
seller-submit = Enviar solicitud

seller-sent-title = Gracias
seller-sent-text = Hemos recibido tu solicitud y te hemos enviado un correo. En cuanto la leamos, te escribiremos.
notice-seller-applied = Tu solicitud se ha enviado.

seller-list-title = Nuestros vendedores
seller-list-lead = Empresas cuya ropa encuentras en nuestra tienda.
seller-list-empty-title = Aún no hay vendedores
seller-list-empty-text = De momento nadie más vende en esta tienda. ¿Quieres ser la primera empresa?
seller-list-invitation = ¿Quieres vender aquí tú también?
