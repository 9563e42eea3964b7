import type { NamespaceAuthTranslation } from '../../i18n-types'

const es_auth = {
  email: 'Correo',
  password: 'Contraseña',
  or: 'o',
  google: 'Continuar con Google',
  googleConsent: 'Si con ello se crea una cuenta, aceptas las <0>condiciones de uso</0> y el <1>aviso de privacidad</1>.',
  googleFailed: 'No se ha completado el inicio de sesión con Google',
  googleFailedText: 'Inténtalo de nuevo o usa tu correo y tu contraseña.',
  googleProblem: {
    closed: {
      title: 'Se ha cerrado la ventana de Google',
      text: 'Aún no has iniciado sesión. Abre de nuevo la ventana de Google o usa tu correo y tu contraseña.',
    },
    blocked: {
      title: 'Tu navegador ha bloqueado la ventana de Google',
      text: 'Permite las ventanas emergentes en esta página e inténtalo de nuevo, o usa tu correo y tu contraseña.',
    },
    refused: { title: 'Google ha rechazado el inicio de sesión', text: 'Elige otra cuenta de Google o usa tu correo y tu contraseña.' },
    embedded: {
      title: 'El inicio de sesión con Google no funciona dentro de esta aplicación',
      text: 'Abre esta página en tu navegador o usa tu correo y tu contraseña.',
    },
    unreachable: {
      title: 'No se puede conectar con Google',
      text: 'Puede deberse a un bloqueador de contenido. Puedes iniciar sesión con tu correo y tu contraseña.',
    },
  },
  login: {
    title: 'Iniciar sesión',
    noAccount: '¿Aún no tienes cuenta?',
    register: 'Crear cuenta',
    forgot: '¿Has olvidado tu contraseña?',
    submit: 'Iniciar sesión',
    wrong: 'El correo o la contraseña no son correctos',
    keyboard: 'Comprueba el idioma del teclado e inténtalo de nuevo.',
    reason: {
      sessionEnded: 'Tu sesión ha caducado. Inicia sesión para seguir donde lo dejaste.',
      inactive: 'Hemos cerrado tu sesión porque llevabas un rato sin hacer nada. Inicia sesión para seguir donde lo dejaste.',
      someoneElse:
        'En este navegador se ha iniciado sesión con otra cuenta. Para proteger tu dinero, hemos cerrado tu sesión. Vuelve a iniciar sesión para continuar.',
      signInNeeded: 'Inicia sesión para abrir esta página.',
      passwordChanged: 'Se ha cambiado tu contraseña. Inicia sesión con la nueva.',
    },
  },
  twoFactor: {
    title: 'Confirma que eres tú',
    text: 'Introduce el código de seis cifras de tu aplicación de autenticación.',
    recoveryText: 'Introduce uno de tus códigos de recuperación. Cada uno sirve una sola vez.',
    back: 'Iniciar sesión con otra cuenta',
    submit: 'Confirmar',
  },
  registration: {
    title: 'Crea tu cuenta',
    haveAccount: '¿Ya tienes una cuenta?',
    signIn: 'Iniciar sesión',
    invitedBy: 'Código de invitación <0>{code}</0>',
    firstname: 'Nombre',
    lastname: 'Apellidos',
    repeat: 'Repite la contraseña',
    repeatPlaceholder: 'Escríbela otra vez',
    consent: 'Acepto las <0>condiciones de uso</0> y el <1>aviso de privacidad</1>',
    consentName: 'Condiciones y aviso de privacidad',
    submit: 'Crear cuenta',
  },
  reset: {
    title: 'Restablece tu contraseña',
    text: 'Escribe tu correo y te enviaremos un enlace. Es válido durante 60\u00a0minutos.',
    linkLost: 'Para elegir una contraseña nueva, vuelve a abrir el enlace del correo o solicita otro.',
    submit: 'Enviar enlace',
    back: 'Volver al inicio de sesión',
    sentTitle: 'Revisa tu correo',
    sentText: 'Si hay una cuenta con {email}, te hemos enviado un correo con el enlace.',
    sentHint: 'El enlace es válido durante 60\u00a0minutos. Revisa también la carpeta de spam.',
    resend: 'Enviar otro enlace',
    resendIn: 'Otro enlace en {time}',
    again: 'Usar otra dirección',
  },
  newPassword: {
    title: 'Elige una contraseña nueva',
    text: 'Para {email}',
    password: 'Contraseña nueva',
    submit: 'Guardar contraseña',
    expiredTitle: 'Este enlace ya no es válido',
    expiredText: 'Cada enlace sirve una sola vez y caduca a los 60\u00a0minutos. No se ha cambiado tu contraseña.',
    sendAgain: 'Enviar otro enlace',
    doneTitle: 'Contraseña cambiada',
    doneText: 'A partir de ahora, usa la contraseña nueva.',
    signIn: 'Iniciar sesión',
  },
} satisfies NamespaceAuthTranslation

export default es_auth
