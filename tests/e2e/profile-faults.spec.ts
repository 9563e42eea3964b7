import { testReadRecovery } from './support/read-failure.ts'

const me = 'GET /api/users/me'
const status = 'GET /api/verification/status'
const profile = 'Your profile did not load'
const twoFactor = 'The two-factor state did not load'

/** Each page, what it cannot do without, what it says then, and what is there once the fault is lifted. */
const screens = [
  { path: '', title: 'Profile', operation: me, says: profile, there: 'trader@matu.test' },
  { path: '/personal', title: 'Personal data', operation: me, says: profile, there: 'trader@matu.test' },
  { path: '/personal/data', title: 'Edit personal data', operation: me, says: profile, there: 'This is how we address you in messages.' },
  { path: '/personal/contacts', title: 'Contacts', operation: status, says: profile, there: 'trader@matu.test' },
  { path: '/safety', title: 'Safety', operation: status, says: twoFactor, there: 'Set it up' },
  { path: '/2fa', title: 'Two-factor sign-in', operation: status, says: twoFactor, there: 'Show the key' },
  {
    path: '/verification',
    title: 'Confirm your contacts',
    operation: status,
    says: 'The state of your contacts did not load',
    there: '@vera_lindt',
  },
]

testReadRecovery(screens.map((screen) => ({ ...screen, path: `/en/cabinet/profile${screen.path}` })))
