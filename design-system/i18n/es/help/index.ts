import type { NamespaceHelpTranslation } from '../../i18n-types'

const es_help = {
  title: 'Ayuda',
  lead: 'Preguntas y respuestas sobre tu cuenta. Busca o recorre los temas.',
  search: 'Buscar en las respuestas',
  found: '{count|integer} {{count:|respuesta|||respuestas|respuestas}}',
  none: 'No hay nada para «{query}»',
  noneText: 'Prueba con otra palabra o pregunta en el chat.',
  noneTextContact: 'Prueba con otra palabra o escríbenos.',
  noneTextNoChat: 'Prueba con otra palabra o recorre los temas.',
  all: 'Ver todas las preguntas',
  chatTitle: '¿No está tu respuesta?',
  chatText: 'Escríbenos. Vemos tu pregunta y tu idioma, nunca tu contraseña.',
  chat: 'Abrir el chat',
  contactText: 'Escríbenos en tu idioma. Nunca envíes una contraseña ni un código.',
  contact: 'Escríbenos',
  chatElsewhereTitle: 'Dónde escribirnos',
  chatElsewhereText: 'El chat está abierto en la página de ayuda pública, con tu pregunta y tu idioma, nunca con tu contraseña.',
  chatElsewhere: 'Abrir la ayuda con el chat',
  topics: {
    account: 'Cuenta y acceso',
    money: 'Recargas y retiros',
    wallets: 'Direcciones y carteras de confianza',
    uta: 'UTA',
    referral: 'Programa de referidos',
    insurance: 'Seguro',
  },
  questions: {
    verify: {
      question: '¿Cómo confirmo mi cuenta?',
      answer:
        'Abre la página de verificación y confirma Telegram con el bot. La cuenta se abre en cuanto lo hagas. El correo y el teléfono son opcionales y ayudan a recuperar el acceso.',
    },
    password: {
      question: 'He olvidado mi contraseña',
      answer:
        'Pide un enlace en la página de acceso. Sirve durante 60 minutos y para un solo cambio. La respuesta es la misma para direcciones conocidas y desconocidas, así nadie sabe quién tiene cuenta.',
    },
    twoFactor: {
      question: '¿Cómo activo el acceso en dos pasos?',
      answer:
        'Abre Perfil y luego Seguridad. Escanea el código QR con una aplicación de códigos, escribe los seis dígitos y guarda los ocho códigos de recuperación en un lugar seguro.',
    },
    lostDevice: {
      question: 'He perdido el dispositivo con mis códigos',
      answer:
        'Entra con uno de tus códigos de recuperación en lugar de los seis dígitos. Cada uno sirve una vez. Después configura el acceso en dos pasos en el dispositivo nuevo; así se crean también códigos nuevos.',
    },
    network: {
      question: '¿Qué red uso?',
      answer:
        'BNB Smart Chain con el estándar BEP-20. La misma dirección existe en otras redes, y lo que se envía allí no llega. Compara la red antes de enviar.',
    },
    refill: {
      question: '¿Cómo recargo?',
      answer:
        'Abre Activos, elige Recargar y copia tu dirección personal o escanea su código QR. Envía primero una cantidad pequeña. Aparece en tu saldo cuando la red la confirma.',
    },
    withdraw: {
      question: '¿Cómo retiro?',
      answer:
        'Abre Activos y elige Retirar. Escribe el importe y una dirección BEP-20, o elige una cartera de confianza, y compara la dirección con la tuya. Un código de seis dígitos lo confirma; hasta entonces nada sale de tu cuenta.',
    },
    blocked: {
      question: '¿Por qué están pausados los retiros?',
      answer:
        'Tras algunos cambios que afectan a la seguridad, los retiros se pausan un tiempo. La página indica el día y la hora en que se abren. Las recargas y todo lo demás siguen.',
    },
    fee: {
      question: '¿Cómo pago la comisión?',
      answer:
        'En USDT o en MATU, como prefieras. Una comisión en MATU baja según el descuento que ves al lado. Ves la comisión y el importe neto antes de confirmar.',
    },
    trusted: {
      question: '¿Qué es una cartera de confianza?',
      answer:
        'Una dirección que confirmaste con un código y a la que pusiste nombre. Necesita Telegram confirmado y acceso en dos pasos. Al retirar la eliges de la lista y no escribes nada. Si activas «Solo carteras de confianza», no se puede retirar a ningún otro sitio.',
    },
    coin: {
      question: '¿Qué es el dibujo redondo junto a una dirección?',
      answer:
        'Veinte líneas hechas con la dirección entera. Dos direcciones que empiezan y terminan igual tienen dibujos distintos, así se nota un cambio. Es una ayuda: compara también los caracteres.',
    },
    uta: {
      question: '¿Qué es UTA?',
      answer:
        'Una suscripción de trading. Eliges un plan, delegas un importe en USDT y UTA opera con él. Cada operación muestra entrada, salida, comisión y resultado, también las perdedoras.',
    },
    polling: {
      question: 'Una recarga de UTA dice «Aún sin respuesta»',
      answer:
        'Preguntamos por el resultado hasta 20 veces, cada dos segundos. Si tarda más, la recarga aún puede completarse. Nada se cobra dos veces: mira los movimientos o vuelve a comprobar.',
    },
    results: {
      question: '¿Garantiza UTA un resultado?',
      answer:
        'No. Un mes puede terminar por debajo de cero y los resultados pasados no predicen los futuros. Por eso la calculadora tiene una escala bajo cero.',
    },
    rank: {
      question: '¿Cómo se decide mi rango?',
      answer:
        'Por dos condiciones: tus propios activos y el volumen de tu estructura. Cuentan ambas y la menor fija el rango. La página de referidos muestra cuánto falta.',
    },
    invite: {
      question: '¿Cómo invito a alguien?',
      answer: 'Copia tu enlace personal de la página de referidos o muestra su código QR. Quien se registre con él será tu referido.',
    },
    insurance: {
      question: '¿Cómo veo si estoy asegurado?',
      answer: 'Abre Seguro en la sección UTA. Una póliza está activa o detenida, y su tarjeta muestra el periodo y qué cubre.',
    },
    contacts: {
      question: '¿Cómo cambio el correo o el teléfono?',
      answer:
        'Abre el perfil y entra en los contactos. Llega un código a la dirección o al número nuevos; el anterior vale hasta que lo introduces.',
    },
    arrived: {
      question: 'Mi recarga no ha llegado',
      answer:
        'Primero la confirma la red; hasta entonces figura entre las transacciones con su número de confirmaciones. Si no está, compara la red y la dirección con las de la página de recarga y ten a mano el hash.',
    },
    takeOut: {
      question: '¿Cómo saco dinero de UTA?',
      answer:
        'Abre UTA y elige retirar. La parte bloqueada se queda hasta su fecha. Lo que sacas llega a tus activos en USDT, menos la comisión indicada.',
    },
    bonus: {
      question: '¿Cómo uso la cuenta de bonos?',
      answer:
        'Los bonos llegan allí con sus condiciones: volumen y fecha. Lo que ya está liberado se puede cambiar por tokens al tipo que se muestra y se mantiene durante el canje.',
    },
    promo: {
      question: '¿Cómo funciona la promoción de verano?',
      answer:
        'Cuatro pasos van en orden, y cada uno suma MATU a la cuenta de bonos cuando está hecho. Tu estado muestra qué está hecho y cuánto queda de temporada.',
    },
    claim: {
      question: '¿Cómo comunico una pérdida?',
      answer:
        'Comunica la reclamación, indica el periodo y espera la respuesta; las operaciones de ese periodo se comparan con tu póliza. Las condiciones dicen hasta cuándo comunicarla y qué no está cubierto.',
    },
  },
} satisfies NamespaceHelpTranslation

export default es_help
