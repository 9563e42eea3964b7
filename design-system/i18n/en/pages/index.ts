import type { BaseTranslation } from '../../i18n-types'

// Names of the pages by `name` of the site map: tab title and, where the layout has a title bar, heading. Of the cabinet's pages those that the
// public help names too; the others are in the area `frame`.
const en_pages = {
  document: '{title:string} · MATU Cabinet',
  titles: {
    landing: 'MATU Cabinet: see where every token is',
    login: 'Sign in',
    registration: 'Create your account',
    passwordReset: 'Reset your password',
    newPassword: 'New password',
    maintenance: 'Maintenance',
    invitation: 'Invitation',
    help: 'Help',
    publicProgramme: 'Referral program terms',
    publicInsurance: 'Insurance terms',
    notFound: 'Page not found',
    error: 'Something went wrong',
  },
} satisfies BaseTranslation

export default en_pages
