import { heals } from './support/heal.ts'
import { test } from './support/test.ts'

const me = 'GET /api/users/me'
const status = 'GET /api/verification/status'
const profile = 'Your profile did not load'
const twoFactor = 'The two-factor state did not load'

/** Each page, what it cannot do without, what it says then, and what is there once the fault is lifted. */
const screens = [
  { path: '', title: 'Profile', operation: me, says: profile, shown: 'trader@matu.test' },
  { path: '/personal', title: 'Personal data', operation: me, says: profile, shown: 'trader@matu.test' },
  { path: '/personal/data', title: 'Edit personal data', operation: me, says: profile, shown: 'This is how we address you in messages.' },
  { path: '/personal/contacts', title: 'Contacts', operation: status, says: profile, shown: 'trader@matu.test' },
  { path: '/safety', title: 'Safety', operation: status, says: twoFactor, shown: 'Set it up' },
  { path: '/2fa', title: 'Two-factor sign-in', operation: status, says: twoFactor, shown: 'Show the key' },
  {
    path: '/verification',
    title: 'Confirm your contacts',
    operation: status,
    says: 'The state of your contacts did not load',
    shown: '@vera_lindt',
  },
]

for (const { path, title, operation, says, shown } of screens)
  test(`profile${path}: a read that fails is said with a reason, and a retry works once it is over (F2)`, ({
    page,
    simulator,
    enter,
    faults,
  }) =>
    heals(
      { page, simulator, enter, faults },
      { path: `/en/cabinet/profile${path}`, title, operation, says, there: (on) => on.getByRole('main').getByText(shown) },
    ))
