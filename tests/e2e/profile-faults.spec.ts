import { testReadRecovery } from './support/read-failure.ts'

const me = 'GET /api/users/me'
const status = 'GET /api/verification/status'
const profile = 'Couldn’t load your profile'
const twoFactor = 'Couldn’t load your two-factor status'

/** Each page, what it cannot do without, what it says then, and what is there once the fault is lifted. */
const screens = [
  { path: '', title: 'Profile', operation: me, says: profile, there: 'trader@matu.test' },
  { path: '/personal', title: 'Personal data', operation: me, says: profile, there: 'trader@matu.test' },
  { path: '/personal/data', title: 'Edit personal data', operation: me, says: profile, there: 'We use this name in messages to you.' },
  { path: '/personal/contacts', title: 'Contacts', operation: status, says: profile, there: 'trader@matu.test' },
  { path: '/safety', title: 'Security', operation: status, says: twoFactor, there: 'Set up' },
  { path: '/2fa', title: 'Two-factor authentication', operation: status, says: twoFactor, there: 'Show QR code and key' },
  {
    path: '/verification',
    title: 'Confirm your contacts',
    operation: status,
    says: 'Couldn’t load the status of your contacts',
    there: '@vera_lindt',
  },
]

testReadRecovery(screens.map((screen) => ({ ...screen, path: `/en/cabinet/profile${screen.path}` })))
