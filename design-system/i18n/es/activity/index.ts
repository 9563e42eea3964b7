import type { NamespaceActivityTranslation } from '../../i18n-types'

const es_activity = {
  period: 'Periodo',
  all: 'Desde el inicio',
  week: '7\u00a0días',
  month: '30\u00a0días',
  info: 'Cómo se cuenta la actividad',
  allTitle: 'Recompensas totales',
  weekTitle: 'Recompensas de los últimos 7\u00a0días',
  monthTitle: 'Recompensas de los últimos 30\u00a0días',
  first: 'Recibirás tu primera recompensa cuando un referido se suscriba a UTA o gane dinero con ella.',
  firstHere: 'No hay recompensas en este periodo.',
  byMonth: 'Por mes',
  byDay: 'Por día',
  byDays: { best: 'Mejor día', rewarded: 'Días con recompensa' },
  byMonths: { best: 'Mejor mes', rewarded: 'Meses con recompensa' },
  ofAll: '{count|integer} de {all|integer}',
  chartMonths: 'Recompensas por mes, MATU',
  chartDays: 'Recompensas por día, MATU',
  summary: 'Total: {sum}.',
  newcomers: '{count|integer} {{count:|referido nuevo|||referidos nuevos|referidos nuevos}}',
  weeks: 'Últimas 12\u00a0semanas',
  months: 'Últimos 12\u00a0meses',
  columns: { day: 'Día', week: 'Semana', month: 'Mes', newcomers: 'Referidos nuevos', income: 'Recompensa' },
  kindsTitle: 'Por tipo',
  otherKind: 'Otras',
  kinds: {
    subscription: { name: 'Suscripciones de referidos', brief: 'Suscripciones', short: 'Una parte de lo que tus referidos pagan por UTA' },
    uta_result: {
      name: 'Ganancias de referidos con UTA',
      brief: 'Ganancias de UTA',
      short: 'Una parte de lo que tus referidos ganan con UTA',
    },
    leader_pool: { name: 'Pools de líderes', brief: 'Pools', short: 'Tu parte del fondo mensual' },
    promotion: { name: 'Promociones', brief: 'Promociones', short: 'Pasos que has completado' },
  },
  partners: {
    title: 'Referidos activos',
    failed: 'No se han podido cargar tus referidos',
    line: '{rank}, nivel {level}',
    level: 'Nivel',
    days: 'Días activos',
    count: '{count|integer} de {all|integer} {{all:|día|||días|días}}',
    none: 'Este mes no hay referidos activos',
    noneText: 'Un referido pasa a estar activo cuando su UTA ha operado un día.',
  },
  failed: 'No se ha podido cargar la actividad de tus referidos',
  safe: 'Tus recompensas están a salvo.',
  noBars: 'No hay recompensas en este periodo',
  none: 'Aún no tienes recompensas',
  noneText: 'Aquí aparecerán tus recompensas por periodo.',
  article: {
    active: {
      title: '¿Qué es un día activo?',
      text: 'Un referido está activo los días en que su UTA opera: tiene la suscripción activa y saldo en UTA.\nBasta un día activo para que el referido cuente como activo todo el mes. Cada línea de las listas es un día; las líneas rellenas son días activos.',
    },
    subscription: {
      title: 'Suscripciones de referidos',
      text: 'Cuando un referido contrata o prolonga una suscripción a UTA, recibes una parte del precio en MATU. El porcentaje depende del nivel del referido.',
    },
    result: {
      title: 'Ganancias de referidos con UTA',
      text: 'Cuando la UTA de un referido cierra el día con ganancia, recibes una parte de ella. Un día con pérdidas no da recompensa ni te cuesta nada.',
    },
    pool: {
      title: 'Pools de líderes',
      text: 'Quienes cumplen las dos <0>condiciones de un pool</0> a final de mes se reparten su fondo a partes iguales. Puedes estar en varios pools a la vez.',
    },
    promotion: {
      title: 'Promociones',
      text: 'Recompensas por los pasos de promociones que has completado. Consulta las condiciones en la <0>página de la promoción</0>.',
    },
    paid: {
      title: 'Cuándo se pagan las recompensas',
      text: 'Las recompensas por suscripciones y ganancias se abonan el día en que se generan; los días empiezan a medianoche UTC. Los pools se pagan a final de mes.\nCada pago aparece en <0>Movimientos</0>.',
    },
  },
} satisfies NamespaceActivityTranslation

export default es_activity
