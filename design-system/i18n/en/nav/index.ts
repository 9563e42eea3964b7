import type { BaseTranslation } from '../../i18n-types'

const en_nav = {
  main: 'Main',
  secondary: 'More pages',
  sections: 'Sections',
  footer: 'Footer',
  skip: 'Skip to content',
  menu: 'Menu',
  guest: {
    uta: 'UTA',
    safety: 'Safety',
    referral: 'Referral',
    help: 'Help',
    signIn: 'Sign in',
    register: 'Open an account',
    cabinet: 'Go to the cabinet',
    programme: 'Referral programme',
    insurance: 'Insurance terms',
    terms: 'Terms of use',
    privacy: 'Privacy',
    counting: 'Visit counting',
    risk: 'Tokens can lose value. Past UTA results do not predict future ones. Decide only with money you can spare.',
    chat: 'Chat with us',
  },
  step: { done: 'done', current: 'current' },
} satisfies BaseTranslation

export default en_nav
