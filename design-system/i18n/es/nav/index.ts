import type { NamespaceNavTranslation } from '../../i18n-types'

const es_nav = {
  main: 'Menú principal',
  secondary: 'Más páginas',
  sections: 'Secciones',
  footer: 'Pie de página',
  skip: 'Ir al contenido',
  menu: 'Menú',
  guest: {
    uta: 'UTA',
    safety: 'Seguridad',
    referral: 'Referidos',
    help: 'Ayuda',
    signIn: 'Iniciar sesión',
    register: 'Crear cuenta',
    cabinet: 'Ir a mi cuenta',
    programme: 'Programa de referidos',
    insurance: 'Condiciones del seguro',
    terms: 'Condiciones de uso',
    privacy: 'Privacidad',
    counting: 'Estadísticas de visitas',
    risk: 'Los tokens pueden perder valor. Los resultados pasados de UTA no predicen los futuros. Usa solo dinero que puedas permitirte perder.',
    chat: 'Chatea con nosotros',
    chatWindow: 'Chat',
  },
  step: { done: 'hecho', current: 'actual' },
} satisfies NamespaceNavTranslation

export default es_nav
