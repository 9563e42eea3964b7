import type { NamespacePromoTranslation } from '../../i18n-types'

const es_promo = {
  title: 'Promoción de verano',
  lead: '{count|integer} {{count:|paso|||pasos|pasos}} hasta el {date}. Cada uno suma MATU a tu cuenta de bonos.',
  failed: 'Tu estado no se ha cargado',
  termsFailed: 'Las condiciones no se han cargado',
  safe: 'Lo que has ganado sigue siendo tuyo.',
  season: 'La temporada va del {from} al {until}. {left}',
  earned: 'Ganado',
  possible: 'Aún posible',
  number: 'Paso {number|integer}',
  done: 'Hecho',
  doneOn: 'Hecho el {date}',
  now: 'En curso',
  after: 'Empieza después del paso {number|integer}',
  of: '{done|integer} de {count|integer}',
  ofAmount: '{done} de {all}',
  step: {
    telegram: 'Confirma Telegram',
    refill: 'Recarga UTA con {amount}',
    invite: 'Invita a {count|integer} {{count:|referido activo|||referidos activos|referidos activos}}',
    keep: 'Mantén UTA recargada hasta el {date}',
    other: 'Paso {number|integer}',
  },
  act: { telegram: 'Confirmar', refill: 'Recargar UTA', share: 'Compartir el enlace', copy: 'Copiar el enlace' },
  paidTo: {
    title: 'Adónde van las recompensas',
    text: 'Cada recompensa llega a tu cuenta de bonos en cuanto su paso está hecho. Allí ves qué hace falta para cambiarla por tokens.',
    link: 'Cuenta de bonos',
  },
  refreshes: 'Tu estado se actualiza cada minuto.',
  terms: 'Condiciones de la promoción',
  status: 'Ver tu estado',
  over: 'La promoción de verano ha terminado',
  overText: 'Lo que ganaste está en tu cuenta de bonos.',
  table: { step: 'Paso', asks: 'Qué pide', reward: 'Recompensa' },
  termsParts: {
    season: {
      title: 'Temporada',
      text: 'La promoción empieza el {from} y termina el {until}. Decide el reloj del servidor.',
    },
    who: {
      title: 'Quién puede participar',
      text: 'Puede participar cualquiera que tenga una cuenta de MATU, una vez. No hace falta inscribirse: quien da el primer paso participa.',
    },
    steps: {
      title: 'Pasos y recompensas',
      text: 'Los pasos van en orden: el siguiente se abre cuando el anterior está hecho. Juntos suman {total}.',
    },
    counting: {
      title: 'Cómo cuentan los pasos',
      text: '- Telegram cuenta cuando está confirmado en la cuenta, también antes de la temporada.\n- Para la recarga se suma todo lo que entregas a UTA en la temporada, de una vez o en varias.\n- Cuenta el referido que se registró con tu enlace en la temporada, depende directamente de ti y está activo en el mes en curso.\n- UTA se mantiene recargada mientras lo que contó para la recarga siga en UTA hasta el fin de la temporada.',
    },
    bonus: {
      title: 'Recompensas',
      text: 'La recompensa se paga en MATU a la cuenta de bonos cuando su paso está hecho. Allí se indica cómo se convierte en tokens que puedes retirar: importe, volumen y fecha.\nUna recompensa pagada no se retira porque un paso posterior no se haga.',
    },
    fair: {
      title: 'Juego limpio',
      text: 'Una persona participa con una cuenta. Las cuentas abiertas para contar como referidos y los pasos hechos por un programa no cuentan; sus recompensas se anulan y te explicamos el motivo.',
    },
    end: {
      title: 'Fin y cambios',
      text: 'Después del fin ya no cuenta ningún paso; lo hecho antes se paga. Si hay que cambiar la promoción, el cambio se anuncia aquí y solo rige para los pasos que no hayas empezado. Las operaciones de UTA pueden terminar con pérdidas, y una recompensa no las compensa.',
    },
  },
} satisfies NamespacePromoTranslation

export default es_promo
