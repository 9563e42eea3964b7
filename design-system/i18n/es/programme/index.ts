import type { NamespaceProgrammeTranslation } from '../../i18n-types'

const es_programme = {
  link: {
    title: 'Tu enlace',
    text: 'Quien se registra con tu enlace pasa a ser tu referido de nivel 1. Las personas que invite forman tu nivel 2, y así sucesivamente.',
    failed: 'No se ha podido cargar tu enlace',
    copy: 'Copiar enlace',
    qr: 'Código QR de tu enlace',
  },
  pays: {
    title: 'Por qué se te paga',
    text: 'Las recompensas se pagan en MATU y aparecen en Movimientos.\n- Un referido contrata una suscripción a UTA: una parte de su precio.\n- La UTA de un referido cierra el día con ganancias: una parte de lo que va al programa de recompensas. Un día con pérdidas no te da nada ni te cuesta nada.\n- Te clasificas para un pool de líderes: una parte de su fondo mensual.\n- Hay una promoción en curso: lo que prometan sus condiciones.',
    share: 'Ahora el {percent} de un resultado de UTA va al programa de recompensas. El reparto depende del nivel y del rango.',
    bonus: 'Cuenta de bonos',
  },
  ranks: {
    title: 'Rangos',
    text: 'Hay {count|integer} rangos. Cada uno exige activos propios y volumen de la estructura; el menor de los dos fija tu rango.\nLos activos propios son todos tus tokens, incluidos los que están en camino, más tu saldo de UTA, en USDT al precio actual. Los bonos no cuentan. El volumen de la estructura es todo lo que tienen tus referidos de todos los niveles.',
    monthly: '{rank} exige además {amount} de ese volumen cada mes.',
    own: 'Ver tu rango y lo que falta',
  },
  poolsPart: {
    title: 'Pools de líderes',
    text: 'Hay {count|integer} pools de líderes. El primero se abre con un volumen de la estructura de {first}; el último, con {last}. Quienes se clasifican en un mes se reparten el fondo de ese mes.',
    link: 'Ver los pools y sus fondos',
  },
  rules: {
    title: 'Reglas',
    text: '- Una cuenta por persona. Invitarse a uno mismo no cuenta.\n- Cuando invites, explica qué es UTA: trading, y un mes puede terminar en pérdidas. Nunca prometas un resultado.\n- El spam y la publicidad en nombre de MATU ponen fin a tu participación.\n- Los cambios se anuncian aquí antes de entrar en vigor. Las recompensas ya pagadas siguen siendo tuyas.',
  },
} satisfies NamespaceProgrammeTranslation

export default es_programme
