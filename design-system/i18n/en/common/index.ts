import type { BaseTranslation } from '../../i18n-types'

const en_common = {
  product: 'MATU Cabinet',
  tryAgain: 'Try again',
  loading: 'Loading',
  close: 'Close',
  back: 'Back',
  language: 'Language',
  sending: 'Sending',
  sentence: '{text:string}.',
  named: '{label:string}: {name:string}',
  problem: {
    offline: 'You’re offline',
    network: 'Can’t reach the server',
    timeout: 'The server took too long to respond',
    unauthorized: 'Your session has expired. Sign in again',
    csrf: 'The server didn’t accept this page’s security cookie',
    'no-cookie': 'The server’s security cookie doesn’t reach this page',
    forbidden: 'You don’t have permission to do this',
    missing: 'This no longer exists',
    conflict: 'This has changed in the meantime',
    invalid: 'Some details aren’t valid',
    throttled: 'Too many attempts',
    server: 'Something went wrong on our side',
    maintenance: 'We’re doing maintenance',
    refused: 'The server rejected the request',
    'unknown-outcome': 'We don’t know yet if this went through',
    contract: 'We couldn’t read the server’s response',
    unexpected: 'Something unexpected happened',
  },
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
} satisfies BaseTranslation

export default en_common
