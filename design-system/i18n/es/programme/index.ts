import type { NamespaceProgrammeTranslation } from '../../i18n-types'

const es_programme = {
  link: {
    title: 'Tu enlace',
    text: 'Quien se registra con tu enlace pasa a ser tu referido de nivel 1. Las personas que invite forman tu nivel 2, y así sucesivamente.',
    failed: 'Tu enlace no se ha cargado',
    copy: 'Copiar el enlace',
    qr: 'Código con tu enlace',
  },
  pays: {
    title: 'Qué se paga',
    text: 'Las recompensas se pagan en MATU y figuran entre tus transacciones.\n- Un referido contrata una suscripción a UTA: parte de su precio.\n- La UTA de un referido cierra un día con ganancias: parte de lo que va al programa. Un día con pérdidas no aporta nada y no te cuesta nada.\n- Te clasificas para un fondo de líderes: una parte de su fondo mensual.\n- Hay una promoción: lo que prometan sus condiciones.',
    share: 'Ahora el {percent} de un resultado de UTA va al programa. Cuánto llega a cada cual depende del nivel y del rango.',
    bonus: 'Cuenta de bonos',
  },
  ranks: {
    title: 'Rangos',
    text: 'Hay {count|integer} rangos. Cada uno pide activos propios y el volumen de tu estructura. Cuentan las dos condiciones, y la más baja fija el rango.\nLos activos propios son todos tus tokens, también los que están en camino, y tu saldo de UTA, en USDT al precio actual. Los bonos no cuentan. Volumen de estructura es lo que tienen tus referidos en todos los niveles.',
    monthly: '{rank} pide además {amount} de ese volumen en cada mes.',
    own: 'Tu rango y lo que falta para el siguiente',
  },
  poolsPart: {
    title: 'Fondos de líderes',
    text: 'Hay {count|integer} fondos de líderes. El primero se abre con un volumen de estructura de {first}, el último con {last}. Quienes se clasifican en un mes se reparten el fondo de ese mes.',
    link: 'Los fondos y sus importes',
  },
  rules: {
    title: 'Reglas',
    text: '- Una persona tiene una cuenta. Invitarse a uno mismo no cuenta.\n- Al invitar, di qué es UTA: trading, con meses que pueden terminar bajo cero. Nadie puede prometer un resultado.\n- Los mensajes no deseados y la publicidad en nombre de MATU terminan la participación.\n- Los cambios de condiciones se anuncian aquí antes de entrar en vigor. Las recompensas pagadas quedan pagadas.',
  },
} satisfies NamespaceProgrammeTranslation

export default es_programme
