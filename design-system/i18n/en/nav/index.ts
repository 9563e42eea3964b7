import type { BaseTranslation } from '../../i18n-types'

const en_nav = {
  main: 'Main menu',
  secondary: 'More pages',
  sections: 'Sections',
  footer: 'Footer',
  skip: 'Skip to content',
  menu: 'Menu',
  guest: {
    uta: 'UTA',
    safety: 'Security',
    referral: 'Referrals',
    help: 'Help',
    signIn: 'Sign in',
    register: 'Create account',
    cabinet: 'Go to my account',
    programme: 'Referral program',
    insurance: 'Insurance terms',
    terms: 'Terms of use',
    privacy: 'Privacy',
    counting: 'Visit statistics',
    risk: 'Tokens can lose value. Past UTA results don’t predict future ones. Only use money you can afford to lose.',
    chat: 'Chat with us',
    chatWindow: 'Chat',
  },
  step: { done: 'done', current: 'current' },
} satisfies BaseTranslation

export default en_nav
