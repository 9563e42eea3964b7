/** The server's success and mail texts, in Laravel's wording where Laravel has one. Error messages are in the contract. `:name` is a placeholder. */
export const en = {
  'passwords.updated': 'Your password has been changed.',
  'two_factor.prepared': 'Two-factor authentication is ready to set up.',
  'two_factor.enabled': 'Two-factor authentication is on.',
  'two_factor.disabled': 'Two-factor authentication is off.',
  'errors.more': '(and :count more errors)',
  'errors.more_one': '(and 1 more error)',
  'passwords.sent': 'If there’s an account for this address, we’ve emailed you a link.',
  'passwords.reset': 'Your password has been changed.',
  'verification.sent': 'We’ve sent you a code.',
  'mail.reset.subject': 'Reset your password',
  'mail.code.subject': 'Your code',
  'mail.email_changed.subject': 'Your email address was changed',
  'mail.frozen.subject': 'Your account is frozen',
  'mail.thawing.subject': 'Your account is thawing',
} as const

export type Texts = Record<keyof typeof en, string>
