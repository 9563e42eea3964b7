import { testReadRecovery } from './support/read-failure.ts'

const me = 'GET /api/users/me'
const status = 'GET /api/verification/status'
const profile = 'Couldn’t load your profile'
const contacts = 'Couldn’t load your verification status'
const twoFactor = 'Couldn’t load your two-factor status'

/** For each page: the operation that it needs, the error message, and what the retry shows. */
const screens = [
  { path: '', title: 'Profile', operation: me, message: profile, recovered: 'trader@matu.test', daily: '500' as const },
  { path: '/personal/contacts', title: 'Profile', operation: status, message: contacts, recovered: 'trader@matu.test' },
  { path: '/safety', title: 'Security', operation: status, message: twoFactor, recovered: 'Set up' },
  { path: '/2fa', title: 'Two-factor authentication', operation: status, message: twoFactor, recovered: 'Show QR code and key' },
  {
    path: '/verification',
    title: 'Confirm your contact details',
    operation: status,
    message: contacts,
    recovered: '@vera_lindt',
  },
]

testReadRecovery(screens.map((screen) => ({ ...screen, path: `/en/cabinet/profile${screen.path}` })))
