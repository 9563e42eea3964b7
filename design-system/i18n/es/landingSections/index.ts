import type { NamespaceLandingSectionsTranslation } from '../../i18n-types'

const es_landingSections = {
  total: {
    title: 'Un total y\u00a0su\u00a0desglose',
    lead: 'Las líneas del borde de la tarjeta muestran tu saldo: cada línea es un 1\u00a0% y cada altura corresponde a un token. Los botones para depositar, retirar y convertir están justo al lado.',
    label: 'Saldo total',
    day: '{change} en 24\u00a0horas',
    refill: 'Depositar',
    withdraw: 'Retirar',
    exchange: 'Convertir',
    example: 'Ejemplo del resumen de saldo',
  },
  deals: {
    title: 'UTA opera. Tú\u00a0ves\u00a0cada operación.',
    download: 'Descargar lista completa',
    caption: 'Últimas operaciones de UTA cerradas',
    zone: 'Horas en {zone}',
    failed: 'No se han podido cargar las operaciones',
    none: 'Aún no hay operaciones cerradas',
    noScript: 'Para ver las últimas operaciones, activa JavaScript en este navegador.',
  },
  how: {
    title: 'Cómo funciona UTA',
    subscribe: 'Elige un plan',
    subscribeText: 'UTA opera mientras tu suscripción está activa. Los planes se diferencian en duración y precio.',
    delegate: 'Recarga UTA',
    delegateText: 'Tú decides con cuántos USDT opera UTA. El resto de tu saldo no se toca.',
    watch: 'Sigue cada operación',
    watchText:
      'Cada operación muestra entrada, salida, comisión y ganancia o pérdida. Las ganancias se suman a tu saldo y las pérdidas se restan.',
  },
  coins: {
    title: 'Estas direcciones parecen iguales. Sus\u00a0patrones\u00a0no.',
    lead: 'Los estafadores copian los primeros y los últimos caracteres. Convertimos cada dirección completa en un patrón, así que una dirección sustituida salta a la vista. Es solo una ayuda: compara siempre la dirección completa. Las carteras de confianza se confirman con un código.',
    yours: 'Tu cartera',
    other: 'No es tuya',
  },
  calculator: {
    title: 'Prueba tus números',
    lead: 'La calculadora muestra ganancias y pérdidas. Baja el valor mensual por debajo de cero y comprueba qué pasaría en una mala racha antes de decidir.',
    open: 'Abrir calculadora',
    amount: 'Importe',
    term: 'Plazo',
    months: '{{count:|mes|||meses|meses}}',
    result: 'Ganancia o pérdida supuesta al mes',
    after: 'Tras {count|integer} {{count:|mes|||meses|meses}}',
    note: 'Es un cálculo, no una promesa.',
  },
  ranks: {
    title: 'Cinco rangos, dos condiciones',
    lead: 'El rango depende de tus activos propios y del volumen del equipo: es el más alto para el que cumples las dos condiciones. Los activos propios son tus tokens y tu saldo de UTA.',
    more: 'Programa de referidos',
    rank: 'Rango',
    assets: 'Activos propios',
    volume: 'Volumen del equipo',
    monthly: '{amount} al mes',
    intern: 'Trainee',
    junior: 'Junior',
    middle: 'Middle',
    senior: 'Senior',
    master: 'Master',
  },
  questions: {
    title: 'Preguntas frecuentes',
    network: '¿Qué red usan los tokens?',
    networkText: 'BNB Smart Chain, estándar BEP-20. Una dirección empieza por 0x y tiene 40 caracteres más.',
    telegram: '¿Por qué debo confirmar Telegram?',
    telegramText:
      'Así activas tu cuenta: hasta que confirmes Telegram, solo puedes usar Verificación y Ayuda. El correo y el teléfono te ayudan a recuperar el acceso.',
    paused: '¿Pueden ponerse en pausa los retiros?',
    pausedText:
      'Sí, por ejemplo, tras un cambio en los ajustes de seguridad. Tu cuenta indica el día y la hora en que se reanudan. Tu saldo no se ve afectado.',
    results: '¿Está garantizada la ganancia?',
    resultsText:
      'No. Un mes puede terminar en pérdidas y los resultados pasados no predicen los futuros. Por eso nuestra lista de operaciones incluye las que cierran con pérdida.',
    insurance: '¿Qué cubre el seguro?',
    insuranceText: 'Depende de la póliza. Sus condiciones indican la cobertura y el periodo, y tu cuenta muestra si está activa.',
  },
} satisfies NamespaceLandingSectionsTranslation

export default es_landingSections
