import type { NamespaceActivityTranslation } from '../../i18n-types'

const es_activity = {
  period: 'Periodo',
  all: 'Total',
  week: '7 días',
  month: '30 días',
  info: 'Qué cuenta y por qué',
  allTitle: 'Recompensas, total',
  weekTitle: 'Recompensas, últimos 7 días',
  monthTitle: 'Recompensas, últimos 30 días',
  first: 'La primera recompensa llega cuando un referido se suscribe a UTA o gana con ella.',
  firstHere: 'En estos días no llegó nada.',
  byMonth: 'Por mes',
  byDay: 'Por día',
  chartMonths: 'Recompensas por mes, MATU',
  chartDays: 'Recompensas por día, MATU',
  summary: 'En total {sum}.',
  newcomers: '{count|integer} {{count:|referido nuevo|||referidos nuevos|referidos nuevos}}',
  weeks: 'Las últimas 12 semanas',
  months: 'Los últimos 12 meses',
  columns: { day: 'Día', week: 'Semana', month: 'Mes', newcomers: 'Referidos nuevos', income: 'Recompensa' },
  kindsTitle: 'Por tipo',
  otherKind: 'Otros',
  kinds: {
    subscription: { name: 'Suscripciones de referidos', brief: 'Suscripciones', short: 'Una parte de lo que pagan por UTA' },
    uta_result: { name: 'Resultados de UTA de referidos', brief: 'Resultado UTA', short: 'Una parte de lo que ganan con UTA' },
    leader_pool: { name: 'Fondos de líderes', brief: 'Fondos', short: 'Tu parte del fondo del mes' },
    promotion: { name: 'Promociones', brief: 'Promociones', short: 'Pasos que has completado' },
  },
  partners: {
    title: 'Quién estuvo activo',
    failed: 'Los referidos no se han cargado',
    line: '{rank}, nivel {level}',
    count: '{count|integer} de {all|integer} días',
    none: 'Este mes no hay referidos activos',
    noneText: 'Un referido está activo en cuanto su UTA trabaja un día.',
  },
  failed: 'La actividad no se ha cargado',
  safe: 'Tus recompensas están a salvo.',
  none: 'Aún no se ha ganado nada',
  noneText: 'Aquí estarán las recompensas por periodo.',
  article: {
    active: {
      title: 'Qué es un día activo',
      text: 'Un referido está activo un día si su UTA trabaja: la suscripción está vigente y tiene fondos.\nUn día activo al mes hace activo al referido durante todo ese mes. Las líneas de las listas son días: una línea llena fue un día activo.',
    },
    subscription: {
      title: 'Suscripciones de referidos',
      text: 'Cuando un referido contrata o prolonga una suscripción de UTA, recibes una parte de su precio en MATU. Cuánto depende del nivel del referido.',
    },
    result: {
      title: 'Resultados de UTA de referidos',
      text: 'Cuando la UTA de un referido cierra un día con ganancia, recibes una parte. Un día con pérdida no aporta nada ni quita nada.',
    },
    pool: {
      title: 'Fondos de líderes',
      text: 'Quien cumple las dos <0>condiciones de un fondo</0> al final del mes lo reparte a partes iguales con los demás líderes. Se puede estar en varios fondos a la vez.',
    },
    promotion: {
      title: 'Promociones',
      text: 'Recompensas por los pasos de una promoción que has completado. Las condiciones están en la <0>página de la promoción</0>.',
    },
    paid: {
      title: 'Cuándo se pagan las recompensas',
      text: 'Las recompensas por suscripciones y resultados se abonan el día en que se generan; el día empieza a medianoche UTC. Los fondos se pagan al final del mes.\nCada pago está en la <0>lista de transacciones</0>.',
    },
  },
} satisfies NamespaceActivityTranslation

export default es_activity
