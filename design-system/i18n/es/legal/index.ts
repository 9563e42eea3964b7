import type { NamespaceLegalTranslation } from '../../i18n-types'

const es_legal = {
  counting: {
    name: 'Recuento de visitas',
    text: '¿Podemos contar qué páginas se visitan? El contador conoce el tipo de página y nada de tu cuenta, los importes o lo que escribes.',
    allow: 'Contar mis visitas',
    refuse: 'No contar',
  },
  close: 'Cerrar el texto',
  termsOfUse: {
    title: 'Condiciones de uso',
    account: {
      title: 'Tu cuenta',
      text: 'Abres una sola cuenta para ti, con datos verdaderos, y no entregas a nadie la contraseña, los códigos ni el dispositivo. Lo que se confirma con ellos cuenta como hecho por ti. Puedes cerrar la cuenta cuando quieras, una vez vacía.',
    },
    service: {
      title: 'Qué hace el servicio',
      text: 'Guarda saldos de tokens en BNB Smart Chain, ejecuta las recargas, los retiros y los canjes que ordenas, y ofrece la suscripción de trading UTA, un programa de referidos y un seguro con sus propias condiciones. Cada operación muestra su precio y su comisión antes de confirmarla.',
    },
    risk: {
      title: 'Riesgo',
      text: 'Los tokens pueden perder valor. UTA opera, y un mes puede terminar bajo cero; los resultados pasados no predicen los futuros. Aquí nadie te asesora. Decide solo con dinero que puedas permitirte perder.',
    },
    chain: {
      title: 'Envíos',
      text: 'Un envío en la red no se puede recuperar. Comprueba la red y la dirección antes de confirmar. Tras cambios que afectan a la seguridad, los retiros pueden pausarse un tiempo; la cuenta muestra hasta cuándo.',
    },
    end: {
      title: 'Abusos y cambios',
      text: 'Quien usa cuentas ajenas, blanquea dinero o ataca el servicio queda excluido; con sus fondos se procede según la ley. Los cambios de estas condiciones se anuncian antes de entrar en vigor. Se mantienen los derechos que la ley de tu país te da como consumidor.',
    },
  },
  privacyNotice: {
    title: 'Aviso de privacidad',
    data: {
      title: 'Qué se guarda',
      text: 'Nombre, correo, teléfono y nombre de Telegram si los das, el idioma, tus operaciones con direcciones y horas, y cuándo iniciaste sesión. La contraseña se guarda solo de una forma en la que no se puede leer.',
    },
    use: {
      title: 'Para qué',
      text: 'Para ejecutar lo que ordenas, proteger la cuenta, responderte y cumplir los deberes que la ley impone a los servicios de dinero. No se vende ni sirve a publicidad ajena.',
    },
    others: {
      title: 'Quién lo ve',
      text: 'Los envíos son públicos en la red con dirección e importe. Google, el chat y el contador de visitas reciben lo necesario solo donde están activos y los usas. Las autoridades reciben lo que exige la ley.',
    },
    time: {
      title: 'Cuánto tiempo',
      text: 'Mientras exista la cuenta, y después el tiempo que la ley exige conservar los registros de servicios de dinero. El idioma y el tema se guardan en cookies en tu dispositivo.',
    },
    rights: {
      title: 'Tus derechos',
      text: 'Puedes saber qué se guarda sobre ti, corregirlo, llevártelo o borrarlo si ningún deber lo impide, y reclamar ante la autoridad de protección de datos de tu país.',
      write: 'La página de ayuda indica dónde escribirnos.',
    },
  },
} satisfies NamespaceLegalTranslation

export default es_legal
