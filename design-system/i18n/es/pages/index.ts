import type { NamespacePagesTranslation } from '../../i18n-types'

const es_pages = {
  document: '{title} · MATU Cabinet',
  titles: {
    landing: 'MATU Cabinet: cada token, siempre a la vista',
    login: 'Iniciar sesión',
    registration: 'Crea tu cuenta',
    passwordReset: 'Restablece tu contraseña',
    newPassword: 'Contraseña nueva',
    maintenance: 'Mantenimiento',
    invitation: 'Invitación',
    help: 'Ayuda',
    publicProgramme: 'Condiciones del programa de referidos',
    publicInsurance: 'Condiciones del seguro',
    notFound: 'Página no encontrada',
    error: 'Algo ha fallado',
  },
} satisfies NamespacePagesTranslation

export default es_pages
