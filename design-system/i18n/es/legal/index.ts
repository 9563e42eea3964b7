import type { NamespaceLegalTranslation } from '../../i18n-types'

const es_legal = {
  counting: {
    name: 'Estadísticas de visitas',
    text: '¿Podemos contar las visitas a las páginas? Registramos el tipo, el título y el idioma de cada página, y la página o el sitio del que vienes; nunca tu cuenta, los importes ni lo que escribes.',
    allow: 'Permitir',
    refuse: 'No permitir',
  },
  close: 'Cerrar',
  print: 'Imprimir',
  contents: 'En esta página',
  termsOfUse: {
    title: 'Condiciones de uso',
    account: {
      title: 'Tu cuenta',
      text: 'Puedes abrir una sola cuenta, para ti y con datos veraces. No compartas tu contraseña, tus códigos ni tu dispositivo; lo que se confirme con ellos cuenta como hecho por ti. Puedes cerrar la cuenta en cualquier momento, una vez vacía.',
    },
    service: {
      title: 'Qué hace el servicio',
      text: 'MATU Cabinet custodia saldos de tokens en BNB Smart Chain, ejecuta los depósitos, los retiros y las conversiones que ordenas, y ofrece UTA, la cuenta de trading automático, por suscripción, un programa de referidos y un seguro con sus propias condiciones. El precio y la comisión se muestran antes de confirmar.',
    },
    risk: {
      title: 'Riesgo',
      text: 'Los tokens pueden perder valor. UTA opera, y un mes puede terminar en pérdidas; los resultados pasados no predicen los futuros. Nada de lo que lees aquí es asesoramiento financiero. Usa solo dinero que puedas permitirte perder.',
    },
    chain: {
      title: 'Transferencias',
      text: 'Las transferencias en la red no se pueden revertir. Comprueba la red y la dirección antes de confirmar. Tras un cambio en los ajustes de seguridad, los retiros pueden quedar en pausa un tiempo; tu cuenta muestra hasta cuándo.',
    },
    end: {
      title: 'Abusos y cambios',
      text: 'Quien use cuentas ajenas, blanquee dinero o ataque el servicio quedará excluido; con sus fondos se procede según la ley. Los cambios de estas condiciones se anuncian en tu cuenta antes de entrar en vigor. Los derechos que la ley de tu país te da como consumidor no se ven afectados.',
    },
  },
  privacyNotice: {
    title: 'Aviso de privacidad',
    data: {
      title: 'Qué guardamos',
      text: 'Nombre, correo, teléfono y nombre de usuario de Telegram (si los facilitas), idioma, movimientos con direcciones y horas, y las horas de tus inicios de sesión. Nunca guardamos tu contraseña de forma legible.',
    },
    use: {
      title: 'Para qué usamos tus datos',
      text: 'Para ejecutar tus órdenes, proteger tu cuenta, responderte y cumplir nuestras obligaciones legales como empresa de servicios monetarios. No vendemos tus datos ni los usamos para publicidad de terceros.',
    },
    others: {
      title: 'Quién ve tus datos',
      text: 'Las transferencias son públicas en la red, con dirección e importe. Google y el chat reciben solo lo necesario, y solo si están activos y los usas. Si las estadísticas de visitas están activas, reciben el tipo, el título y el idioma de cada página, y la página o el sitio del que vienes, con tu consentimiento cuando la ley lo exige. Las autoridades reciben lo que exige la ley.',
    },
    time: {
      title: 'Cuánto tiempo guardamos tus datos',
      text: 'Mientras exista tu cuenta y, después, el tiempo que la ley exija conservar los registros de las empresas de servicios monetarios. Preferencias como el idioma y la apariencia se guardan en cookies en tu dispositivo.',
    },
    rights: {
      title: 'Tus derechos',
      text: 'Puedes pedir una copia de tus datos, su rectificación, su portabilidad o su eliminación, salvo que la ley nos obligue a conservarlos, y reclamar ante la autoridad de protección de datos de tu país.',
      write: 'La página de ayuda indica cómo contactar con soporte.',
    },
  },
} satisfies NamespaceLegalTranslation

export default es_legal
