import type { NamespaceLandingTranslation } from '../../i18n-types'

const es_landing = {
  hero: {
    title: 'Mira dónde está cada token',
    lead: 'Guarda MATU, USDT y BNB, usa la suscripción UTA y retira solo a carteras de confianza.',
    register: 'Abrir una cuenta',
    deals: 'Ver operaciones',
    cabinet: 'Ir a tu cuenta',
  },
  strip: {
    title: '{{count:|La última|||Las últimas|Las últimas}} {count|integer} {{count:|operación|||operaciones|operaciones}} UTA.',
    note: 'Cada línea es una operación, también las perdedoras.',
    gains: '{count|integer} con ganancia',
    losses: '{count|integer} con pérdida',
    label: 'Resultados de las últimas {count|integer} operaciones, la más reciente a la derecha',
  },
  total: {
    title: 'Un total y de qué está hecho',
    lead: 'El borde de la tarjeta es el saldo: cada línea es un uno por ciento, cada altura un token. Recargar, retirar y cambiar están justo al lado.',
    label: 'Saldo total',
    day: 'en 24 horas',
    refill: 'Recargar',
    withdraw: 'Retirar',
    exchange: 'Cambiar',
    example: 'Un ejemplo de la tarjeta de saldo',
  },
  deals: {
    title: 'UTA opera. Tú ves cada operación.',
    download: 'Descargar la lista',
    caption: 'Las últimas operaciones UTA cerradas',
    zone: 'Horas en {zone}',
    failed: 'Las operaciones no se cargaron',
    none: 'Aún no se ha cerrado ninguna operación',
  },
  how: {
    title: 'Cómo funciona UTA',
    subscribe: 'Elige una suscripción',
    subscribeText: 'UTA opera mientras dura tu suscripción. Los planes se distinguen en días y precio.',
    delegate: 'Delega un importe',
    delegateText: 'Tú decides cuántos USDT participan. El resto de tu saldo queda fuera.',
    watch: 'Mira cada resultado',
    watchText: 'Cada operación muestra entrada, salida, comisión y resultado. Ganancias y pérdidas van a tu saldo.',
  },
  coins: {
    title: 'Estas dos direcciones parecen iguales. Sus monedas no.',
    lead: 'Los estafadores copian el principio y el final. MATU dibuja cada dirección como el canto de una moneda, así una cartera cambiada se ve al instante. Los retiros van solo a carteras que confirmaste con un código.',
    yours: 'Tu cartera',
    other: 'No es tuya',
  },
  calculator: {
    title: 'Prueba tus números',
    lead: 'La calculadora va en ambos sentidos. Baja la tercera escala de cero y mira un año flojo antes de decidir.',
    open: 'Abrir la calculadora',
    amount: 'Importe',
    term: 'Plazo',
    months: '{{count:|mes|||meses|meses}}',
    result: 'Supuesto: resultado mensual',
    after: 'Tras {count|integer} {{count:|mes|||meses|meses}}',
    note: 'Es un cálculo, no una promesa.',
  },
  ranks: {
    title: 'Cinco rangos, dos condiciones',
    lead: 'Un rango pide tus propios activos y el volumen de tu estructura. Cuentan ambos y decide el menor.',
    more: 'Programa de referidos',
    rank: 'Rango',
    assets: 'Activos propios',
    volume: 'Volumen de estructura',
    monthly: '{amount} al mes',
    intern: 'Intern',
    junior: 'Junior',
    middle: 'Middle',
    senior: 'Senior',
    master: 'Master',
  },
  questions: {
    title: 'Lo primero que se pregunta',
    network: '¿Qué red usan los tokens?',
    networkText: 'BNB Smart Chain, estándar BEP-20. Una dirección empieza por 0x y tiene 40 caracteres más.',
    telegram: '¿Por qué confirmar Telegram?',
    telegramText:
      'Abre tu cuenta: hasta que Telegram esté confirmado, solo están disponibles la verificación y la ayuda. El correo y el teléfono ayudan a recuperar el acceso.',
    paused: '¿Se pueden pausar los retiros?',
    pausedText:
      'Sí, por ejemplo tras un cambio que afecta a la seguridad. La cuenta indica hasta qué día y hora, y tu saldo sigue siendo tuyo.',
    results: '¿Están garantizados los resultados?',
    resultsText:
      'No. Un mes puede terminar por debajo de cero y los resultados pasados no predicen los futuros. Por eso las operaciones perdedoras están en la misma lista.',
    insurance: '¿Qué cubre el seguro?',
    insuranceText: 'Depende de la póliza. Sus condiciones indican la cobertura y el periodo, y tu cuenta muestra si está activa.',
  },
} satisfies NamespaceLandingTranslation

export default es_landing
