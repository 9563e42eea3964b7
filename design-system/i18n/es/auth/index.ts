import type { NamespaceAuthTranslation } from '../../i18n-types'

const es_auth = {
  email: 'Correo',
  password: 'Contraseña',
  or: 'o',
  google: 'Continuar con Google',
  googleFailed: 'El acceso con Google no se completó',
  googleFailedText: 'Inténtalo de nuevo o usa tu correo y tu contraseña.',
  googleProblem: {
    closed: { title: 'Se cerró la ventana de Google', text: 'No ha pasado nada. Ábrela de nuevo o usa tu correo y tu contraseña.' },
    blocked: {
      title: 'Tu navegador bloqueó la ventana de Google',
      text: 'Permite las ventanas emergentes en esta página e inténtalo de nuevo, o usa tu correo y tu contraseña.',
    },
    refused: { title: 'Google no te dejó entrar', text: 'Elige otra cuenta de Google o usa tu correo y tu contraseña.' },
    embedded: {
      title: 'Google no permite entrar dentro de esta aplicación',
      text: 'Abre esta página en tu navegador o usa tu correo y tu contraseña.',
    },
    unreachable: {
      title: 'No se puede conectar con Google',
      text: 'Puede deberse a un bloqueador de contenido. Tu correo y tu contraseña funcionan como siempre.',
    },
  },
  login: {
    title: 'Iniciar sesión',
    noAccount: '¿Aún no tienes cuenta?',
    register: 'Regístrate',
    forgot: '¿La olvidaste?',
    submit: 'Iniciar sesión',
    keyboard: 'Comprueba el teclado e inténtalo de nuevo.',
    reason: {
      sessionEnded: 'Tu sesión ha terminado. Inicia sesión para seguir donde estabas.',
      signInNeeded: 'Inicia sesión para abrir esta página.',
      passwordChanged: 'La contraseña ha cambiado. Inicia sesión con la nueva.',
    },
  },
  twoFactor: {
    title: 'Confirma que eres tú',
    text: 'Escribe las seis cifras de tu aplicación de autenticación.',
    recoveryText: 'Escribe uno de tus códigos de recuperación. Cada uno sirve una vez.',
    back: 'Entrar con otra cuenta',
    submit: 'Confirmar',
  },
  registration: {
    title: 'Abre una cuenta',
    haveAccount: '¿Ya tienes una?',
    signIn: 'Inicia sesión',
    invitedBy: 'Te invita <0>{code}</0>',
    firstname: 'Nombre',
    lastname: 'Apellido',
    repeat: 'Repite la contraseña',
    repeatPlaceholder: 'La misma otra vez',
    consent: 'Acepto los <0>términos</0> y el <1>aviso de privacidad</1>',
    consentName: 'Términos y aviso de privacidad',
    submit: 'Registrarse',
  },
  reset: {
    title: 'Nueva contraseña',
    text: 'Escribe el correo de tu cuenta. Te enviamos un enlace que vale 60 minutos.',
    submit: 'Enviar el enlace',
    back: 'Volver al inicio de sesión',
    sentTitle: 'Mira tu correo',
    sentText: 'Si conocemos esta dirección, el mensaje está en camino.',
    sentHint: 'El enlace vale 60 minutos. Mira también en la carpeta de spam.',
    again: 'Usar otra dirección',
  },
  newPassword: {
    title: 'Elige una contraseña nueva',
    text: 'Para {email}',
    password: 'Contraseña nueva',
    submit: 'Guardar la contraseña',
    expiredTitle: 'Este enlace ya no vale',
    expiredText: 'Un enlace sirve una vez y durante 60 minutos. Tu contraseña no ha cambiado.',
    sendAgain: 'Enviar de nuevo',
    doneTitle: 'La contraseña ha cambiado',
    doneText: 'A partir de ahora solo vale la nueva.',
    signIn: 'Iniciar sesión',
  },
} satisfies NamespaceAuthTranslation

export default es_auth
