import type { BaseTranslation } from '../../i18n-types'

const en_auth = {
  email: 'Email',
  password: 'Password',
  or: 'or',
  google: 'Continue with Google',
  googleFailed: 'Google did not complete the sign-in',
  googleFailedText: 'Try again, or use your email and password.',
  googleProblem: {
    closed: { title: "Google's window was closed", text: 'Nothing happened. Open it again, or use your email and password.' },
    blocked: {
      title: "Your browser blocked Google's window",
      text: 'Allow pop-up windows for this page and try again, or use your email and password.',
    },
    refused: { title: 'Google did not let you in', text: 'Choose another Google account, or use your email and password.' },
    unreachable: {
      title: 'Google cannot be reached',
      text: 'A content blocker may be the reason. Your email and password work as always.',
    },
  },
  login: {
    title: 'Sign in',
    noAccount: 'No account yet?',
    register: 'Register',
    forgot: 'Forgot it?',
    submit: 'Sign in',
    keyboard: 'Check the keyboard and try again.',
    reason: {
      sessionEnded: 'Your session has ended. Sign in to go on where you were.',
      signInNeeded: 'Sign in to open this page.',
      passwordChanged: 'The password is changed. Sign in with the new one.',
    },
  },
  twoFactor: {
    title: 'Confirm that it is you',
    text: 'Enter the six digits from your authenticator app.',
    recoveryText: 'Enter one of your recovery codes. Each one works once.',
    back: 'Sign in with another account',
    submit: 'Confirm',
  },
  registration: {
    title: 'Open an account',
    haveAccount: 'Already have one?',
    signIn: 'Sign in',
    invitedBy: 'Invited by <0>{code:string}</0>',
    firstname: 'First name',
    lastname: 'Last name',
    repeat: 'Repeat the password',
    repeatPlaceholder: 'The same once more',
    consent: 'I accept the <0>terms</0> and the <1>privacy notice</1>',
    consentName: 'Terms and privacy notice',
    submit: 'Register',
  },
  reset: {
    title: 'Set a new password',
    text: 'Enter the email of your account. We send you a link that is valid for 60 minutes.',
    submit: 'Send the link',
    back: 'Back to sign-in',
    sentTitle: 'Check your inbox',
    sentText: 'If this address is known, the mail is on its way.',
    sentHint: 'The link is valid for 60 minutes. Look in the spam folder too.',
    again: 'Use another address',
  },
  newPassword: {
    title: 'Choose a new password',
    text: 'For {email:string}',
    password: 'New password',
    submit: 'Save the password',
    expiredTitle: 'This link is no longer valid',
    expiredText: 'A link works once and for 60 minutes. Your password has not changed.',
    sendAgain: 'Send again',
    doneTitle: 'The password is changed',
    doneText: 'From now on only the new one works.',
    signIn: 'Sign in',
  },
} satisfies BaseTranslation

export default en_auth
