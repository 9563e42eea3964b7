import type { NamespacePromoTranslation } from '../../i18n-types'

const es_promo = {
  title: 'Promoción de verano',
  lead: '{count|integer} {{count:|paso|||pasos|pasos}} que completar hasta el {date}. Cada uno suma MATU a tu cuenta de bonificaciones.',
  failed: 'No se ha podido cargar tu estado',
  termsFailed: 'No se han podido cargar las condiciones',
  safe: 'Lo que has ganado no se ve afectado.',
  season: 'Temporada: del {from} al {until}. {{count:|Queda|||Quedan|Quedan}} {count|integer} {{count:|día|||días|días}}',
  earned: 'Ganado',
  possible: 'Por ganar',
  number: 'Paso {number|integer}',
  done: 'Completado',
  doneOn: 'Completado el {date}',
  reached: 'Ya confirmado',
  now: 'En curso',
  after: 'Empieza después del paso {number|integer}',
  of: '{done|integer} de {count|integer}',
  ofAmount: '{done} de {all}',
  step: {
    telegram: 'Confirma Telegram',
    refill: 'Recarga UTA con {amount}',
    invite: 'Consigue {count|integer} {{count:|referido activo|||referidos activos|referidos activos}}',
    keep: 'Mantén tu recarga en UTA hasta el {date}',
    other: 'Paso {number|integer}',
  },
  act: { telegram: 'Confirmar', refill: 'Recargar UTA', share: 'Compartir enlace', copy: 'Copiar enlace' },
  paidTo: {
    title: 'Adónde van las recompensas',
    text: 'Cada recompensa se abona en tu cuenta de bonificaciones en cuanto completas su paso. Allí verás qué hace falta para convertirla en tokens.',
    link: 'Cuenta de bonificaciones',
  },
  refreshes: 'Tu estado se actualiza cada minuto.',
  terms: 'Ver condiciones',
  status: 'Ver tu estado',
  over: 'La promoción de verano ha terminado',
  overText: 'Las recompensas de los pasos completados se abonaron en tu cuenta de bonificaciones.',
  table: { step: 'Paso', asks: 'Qué hay que hacer', reward: 'Recompensa' },
  termsParts: {
    season: {
      title: 'Temporada',
      text: 'La promoción empieza el {from} y termina el {until}.',
    },
    who: {
      title: 'Quién puede participar',
      text: 'Cualquiera que tenga una cuenta puede participar una vez. No hace falta inscribirse: al completar el primer paso ya participas.',
    },
    steps: {
      title: 'Pasos y recompensas',
      text: 'Los pasos se completan en orden: cada uno se desbloquea al completar el anterior. En total suman {total}.',
    },
    counting: {
      title: 'Cómo se cuentan los pasos',
      text: '- Telegram cuenta desde que está confirmado en tu cuenta, aunque fuera antes de la temporada.\n- Para la recarga cuenta todo lo que transfieras a UTA durante la temporada, de una vez o en varias.\n- Un referido cuenta si se registró con tu enlace durante la temporada, lo invitaste tú directamente y está activo este mes.\n- El último paso se completa si el importe que contó para la recarga sigue en UTA hasta el fin de la temporada.',
    },
    bonus: {
      title: 'Recompensas',
      text: 'Las recompensas se pagan en MATU en tu cuenta de bonificaciones al completar cada paso. Allí se indica cómo se convierten en tokens que puedes retirar: importe, volumen de operaciones y fecha.\nLas recompensas ya pagadas no se anulan si no completas un paso posterior.',
    },
    fair: {
      title: 'Juego limpio',
      text: 'Una cuenta por persona. Las cuentas abiertas solo para contar como referidos y los pasos automatizados no cuentan; anulamos sus recompensas y te explicamos el motivo.',
    },
    end: {
      title: 'Fin y cambios',
      text: 'Después del fin no cuenta nada; los pasos completados antes se pagan. Si tenemos que cambiar la promoción, lo anunciamos aquí y el cambio solo se aplica a los pasos que no hayas empezado. Las operaciones de UTA pueden terminar en pérdidas, y una recompensa no las compensa.',
    },
  },
} satisfies NamespacePromoTranslation

export default es_promo
