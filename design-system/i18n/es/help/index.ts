import type { NamespaceHelpTranslation } from '../../i18n-types'

const es_help = {
  title: 'Ayuda',
  lead: 'Encuentra respuestas sobre tu cuenta. Busca o explora los temas.',
  search: 'Buscar en la ayuda',
  found: '{count|integer} {{count:|respuesta|||respuestas|respuestas}}',
  none: 'No hay resultados para «{query}»',
  noneText: 'Prueba con otra palabra o pregunta en el chat.',
  noneTextContact: 'Prueba con otra palabra o contacta con soporte.',
  noneTextNoChat: 'Prueba con otra palabra o explora los temas.',
  all: 'Ver todas las preguntas',
  fileClaim: 'Declarar el siniestro',
  topics: {
    account: 'Cuenta e inicio de sesión',
    money: 'Depósitos y retiros',
    wallets: 'Direcciones y carteras de confianza',
    uta: 'UTA',
    referral: 'Programa de referidos',
    insurance: 'Seguro',
  },
  questions: {
    verify: {
      question: '¿Cómo verifico mi cuenta?',
      answer:
        'Abre Verificación y confirma Telegram con nuestro bot. Tu cuenta se activa al momento. El correo y el teléfono son opcionales; te ayudan a recuperar el acceso.',
    },
    password: {
      question: 'He olvidado mi contraseña',
      answer:
        'Pide un enlace en la página de inicio de sesión. Es válido durante 60\u00a0minutos y para un solo cambio de contraseña. El mensaje es el mismo para cualquier dirección, para que nadie pueda averiguar quién tiene cuenta.',
    },
    twoFactor: {
      question: '¿Cómo activo la verificación en dos pasos?',
      answer:
        'Abre Perfil y luego Seguridad. Escanea el código QR con una aplicación de autenticación, introduce las seis cifras que muestra y guarda los ocho códigos de recuperación en un lugar seguro.',
    },
    lostDevice: {
      question: 'He perdido el dispositivo con mis códigos',
      answer:
        'Inicia sesión con un código de recuperación en lugar de las seis cifras; cada código sirve una sola vez. Con otro código, desactiva la verificación en dos pasos y configúrala en el dispositivo nuevo. Recibirás códigos de recuperación nuevos y los anteriores dejarán de funcionar. Al desactivar la verificación, los retiros quedan en pausa 24\u00a0horas.',
    },
    network: {
      question: '¿Qué red debo usar?',
      answer:
        'BNB Smart Chain (BEP-20). La misma dirección existe en otras redes, pero los tokens enviados allí se pierden. Comprueba la red antes de enviar.',
    },
    refill: {
      question: '¿Cómo hago un depósito?',
      answer:
        'Abre Activos, elige Depositar y copia tu dirección personal o escanea su código QR. Envía primero una cantidad pequeña, pero no inferior al mínimo indicado: los depósitos menores no se abonan. El depósito aparece en tu saldo cuando la red lo confirma.',
    },
    withdraw: {
      question: '¿Cómo hago un retiro?',
      answer:
        'Abre Activos y elige Retirar. Escribe el importe y una dirección BEP-20, o elige una cartera de confianza, y compara la dirección completa con aquella a la que quieres enviar. Lo confirmas con un código de seis cifras; hasta entonces nada sale de tu cuenta.',
    },
    blocked: {
      question: '¿Por qué están en pausa los retiros?',
      answer:
        'Tras algunos cambios en los ajustes de seguridad, los retiros quedan en pausa un tiempo. Tu cuenta indica cuándo se reanudan. Puedes seguir depositando y convirtiendo tokens.',
    },
    fee: {
      question: '¿Cómo pago la comisión?',
      answer:
        'En USDT o en MATU, como prefieras. Si pagas en MATU, tienes el descuento indicado. Verás la comisión y el importe neto antes de confirmar.',
    },
    trusted: {
      question: '¿Qué es una cartera de confianza?',
      answer:
        'Una dirección a la que has puesto nombre y que has confirmado con un código. Para añadirla, confirma Telegram y activa la verificación en dos pasos. Al retirar, la eliges de una lista en lugar de escribirla. Con «Solo carteras de confianza» activado, no se puede retirar a ningún otro sitio.',
    },
    coin: {
      question: '¿Qué es el patrón redondo junto a una dirección?',
      answer:
        'Se dibuja con veinte líneas a partir de la dirección completa. Dos direcciones que empiezan y terminan igual tienen patrones distintos, así que puedes detectar una dirección sustituida. Es solo una ayuda: compara siempre la dirección completa.',
    },
    uta: {
      question: '¿Qué es UTA?',
      answer:
        'UTA es la cuenta de trading automático. Eliges un plan, recargas UTA con USDT y UTA opera con ese importe. Cada operación muestra entrada, salida, comisión y ganancia o pérdida.',
    },
    polling: {
      question: 'Mi recarga de UTA muestra «Aún sin respuesta»',
      answer:
        'Lo comprobamos hasta 20 veces, una vez cada dos segundos. Si tarda más, la transferencia sigue en proceso: el importe llegará a UTA o volverá a tus activos. Mientras tanto, no hagas otra recarga: elige «Comprobar de nuevo» o consulta Movimientos.',
    },
    results: {
      question: '¿Garantiza UTA una ganancia?',
      answer:
        'No. Un mes puede terminar en pérdidas y los resultados pasados no predicen los futuros. Por eso en la calculadora también puedes suponer una pérdida.',
    },
    rank: {
      question: '¿Cómo se calcula mi rango?',
      answer:
        'Con dos condiciones: tus activos propios y el volumen del equipo. Tu rango es el más alto para el que cumples las dos condiciones. La página Referidos muestra lo que te falta para el siguiente.',
    },
    invite: {
      question: '¿Cómo invito a alguien?',
      answer: 'Copia tu enlace personal en la página Referidos o muestra su código QR. Quien se registre con él será tu referido.',
    },
    insurance: {
      question: '¿Cómo sé si tengo un seguro activo?',
      answer: 'Abre Seguro en la sección UTA. Cada póliza está activa o finalizada; su tarjeta muestra el periodo y lo que cubre.',
    },
    contacts: {
      question: '¿Cómo cambio el correo o el teléfono?',
      answer:
        'Abre Perfil y luego Datos de contacto. Enviamos un código a la dirección o al número nuevos; los anteriores siguen en uso hasta que introduzcas el código.',
    },
    arrived: {
      question: 'Mi depósito no ha llegado',
      answer:
        'Primero debe confirmarlo la red. Hasta entonces aparece en Movimientos con sus confirmaciones. Si no está, compara la red y la dirección completa con las de la página de depósito y ten a mano el hash de la transacción.',
    },
    takeOut: {
      question: '¿Cómo hago un retiro de UTA?',
      answer:
        'Abre UTA, elige Retirar y escribe el importe. Los importes bloqueados se quedan en UTA hasta que se desbloquean; la página de UTA muestra cuándo se desbloquea la próxima parte. El importe llega a Activos en USDT. Si pagas la comisión en USDT, se descuenta del importe; si la pagas en MATU, se descuenta de tu saldo de MATU.',
    },
    bonus: {
      question: '¿Cómo uso la cuenta de bonificaciones?',
      answer:
        'Las bonificaciones pueden tener condiciones: un volumen de operaciones y una fecha de caducidad. Cuando una bonificación se desbloquea, puedes convertirla en tokens. Antes de confirmar, verás el tipo de cambio o una estimación.',
    },
    promo: {
      question: '¿Cómo funciona la promoción de verano?',
      answer:
        'Son cuatro pasos en orden; al completar cada uno se suman MATU a tu cuenta de bonificaciones. En el estado de la promoción ves tu progreso y cuánto queda de temporada.',
    },
    claim: {
      question: '¿Cómo declaro un siniestro?',
      answer:
        'Abre Seguro y elige «Declarar el siniestro». Las pérdidas de los días cubiertos se suman a partir de las operaciones cerradas y se prepara un mensaje con todo lo que necesitamos para comprobarlas: envíalo a soporte. Las condiciones indican el plazo para declarar el siniestro y lo que no está cubierto.',
    },
  },
} satisfies NamespaceHelpTranslation

export default es_help
