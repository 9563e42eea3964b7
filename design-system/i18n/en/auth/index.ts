import type { BaseTranslation } from '../../i18n-types'

const en_auth = {
  email: 'Email',
  password: 'Password',
  or: 'or',
  google: 'Continue with Google',
  googleConsent: 'If this creates an account, you accept the <0>terms</0> and the <1>privacy notice</1>.',
  googleFailed: 'Google sign-in wasn’t completed',
  googleFailedText: 'Try again, or use your email and password.',
  googleProblem: {
    closed: {
      title: 'The Google window was closed',
      text: 'You’re not signed in yet. Open the Google window again, or use your email and password.',
    },
    blocked: {
      title: 'Your browser blocked the Google window',
      text: 'Allow pop-ups for this page and try again, or use your email and password.',
    },
    refused: { title: 'Google declined the sign-in', text: 'Choose another Google account, or use your email and password.' },
    embedded: {
      title: 'Google sign-in doesn’t work inside this app',
      text: 'Open this page in your browser, or use your email and password.',
    },
    unreachable: {
      title: 'Can’t reach Google',
      text: 'A content blocker may be the cause. You can still sign in with your email and password.',
    },
  },
  login: {
    title: 'Sign in',
    noAccount: 'No account yet?',
    register: 'Create account',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    wrong: 'Wrong email or password',
    keyboard: 'Check your keyboard layout and try again.',
    reason: {
      sessionEnded: 'Your session has expired. Sign in to continue where you left off.',
      someoneElse: 'This browser was signed in to another account. To protect your money, we signed you out. Sign in again to continue.',
      signInNeeded: 'Sign in to open this page.',
      passwordChanged: 'Your password has been changed. Sign in with the new one.',
    },
  },
  twoFactor: {
    title: 'Confirm it’s you',
    text: 'Enter the six-digit code from your authenticator app.',
    recoveryText: 'Enter one of your recovery codes. Each code works only once.',
    back: 'Sign in with another account',
    submit: 'Confirm',
  },
  registration: {
    title: 'Create your account',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    invitedBy: 'Invited with code <0>{code:string}</0>',
    firstname: 'First name',
    lastname: 'Last name',
    repeat: 'Confirm password',
    repeatPlaceholder: 'Enter it again',
    consent: 'I accept the <0>terms</0> and the <1>privacy notice</1>',
    consentName: 'Terms and privacy notice',
    submit: 'Create account',
  },
  reset: {
    title: 'Reset your password',
    text: 'Enter your email and we’ll send you a link. It’s valid for 60 minutes.',
    submit: 'Send link',
    back: 'Back to sign-in',
    sentTitle: 'Check your inbox',
    sentText: 'If there’s an account for this address, we’ve emailed you a link.',
    sentHint: 'The link is valid for 60 minutes. Check your spam folder too.',
    again: 'Use another address',
  },
  newPassword: {
    title: 'Choose a new password',
    text: 'For {email:string}',
    password: 'New password',
    submit: 'Save password',
    expiredTitle: 'This link is no longer valid',
    expiredText: 'Links work once and expire after 60 minutes. Your password wasn’t changed.',
    sendAgain: 'Send a new link',
    doneTitle: 'Password changed',
    doneText: 'Use your new password from now on.',
    signIn: 'Sign in',
  },
} satisfies BaseTranslation

export default en_auth
