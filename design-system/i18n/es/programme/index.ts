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
    title: 'Qué se recompensa',
    text: 'Las recompensas se pagan en MATU y aparecen en Movimientos.',
    ways: {
      subscriptions: {
        title: 'Suscripciones',
        text: 'Un referido contrata una suscripción a UTA, la cuenta de trading automático: una parte de su precio.',
      },
      results: {
        title: 'Ganancias de UTA',
        text: 'La UTA de un referido cierra el día con ganancias: una parte de lo que va al programa de referidos. Un día con pérdidas no te da nada ni te cuesta nada.',
      },
      pools: {
        title: 'Pools de líderes',
        text: 'Cumples los requisitos de un pool: una parte igual de su fondo mensual.',
      },
      promotions: {
        title: 'Promociones',
        text: 'Hay una promoción en curso: las recompensas que indican sus condiciones.',
      },
    },
    share: 'Actualmente, el {percent} de cada ganancia de UTA va al programa de referidos. El reparto depende del nivel y del rango.',
    bonus: 'Cuenta de bonificaciones',
  },
  ranks: {
    title: 'Rangos',
    text: 'Hay {count|integer} {{count:|rango|||rangos|rangos}}. Cada uno exige activos propios y volumen del equipo; tu rango es el más alto para el que cumples las dos condiciones.\nLos activos propios son todos tus tokens, incluidos los que están en camino, más tu saldo de UTA, en USDT al precio actual. Las bonificaciones no cuentan. El volumen del equipo es todo lo que tienen tus referidos de todos los niveles.',
    monthly: '{rank} exige además {amount} de volumen del equipo cada mes.',
    own: 'Ver tu rango y lo que te falta',
  },
  poolsPart: {
    title: 'Pools de líderes',
    text: 'Hay {count|integer} {{count:|pool|||pools|pools}} de líderes. El primero se abre con un volumen del equipo de {first}; el último, con {last}. Quienes cumplen los requisitos en un mes se reparten el fondo de ese mes.',
    pool: 'Pool {number}',
    link: 'Ver los pools y sus fondos',
  },
  rules: {
    title: 'Reglas',
    account: {
      title: 'Una cuenta por persona',
      text: 'Invitarse a uno mismo no cuenta.',
    },
    honest: {
      title: 'Explica qué es UTA',
      text: 'Cuando invites: es trading y un mes puede terminar en pérdidas. Nunca prometas una ganancia.',
    },
    spam: {
      title: 'Sin spam',
      text: 'El spam y la publicidad en nuestro nombre ponen fin a tu participación.',
    },
    changes: {
      title: 'Los cambios se anuncian aquí',
      text: 'Antes de entrar en vigor. Las recompensas ya pagadas siguen siendo tuyas.',
    },
  },
} satisfies NamespaceProgrammeTranslation

export default es_programme
