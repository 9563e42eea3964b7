/** Any text of 1 to 255 characters, percent-encoded: each is a character that needs no encoding, or the UTF-8 bytes of one. */
const referralCode =
  /^(?:[^\s/?#%\x22<>]|%[0-7][\dA-Fa-f]|%[C-Dc-d][\dA-Fa-f]%[89ABab][\dA-Fa-f]|%[Ee][\dA-Fa-f](?:%[89ABab][\dA-Fa-f]){2}|%[Ff][0-4](?:%[89ABab][\dA-Fa-f]){3}){1,255}$/
const auth = { layout: 'auth', access: 'guest' } as const

/** The pages that need no account, by path without the language prefix. */
export const publicPages = {
  '/': { name: 'landing', layout: 'landing', access: 'public', words: ['landing'], module: 'landing/LandingPage' },
  '/login': { name: 'login', ...auth, words: ['auth', 'forms'], module: 'auth/LoginPage' },
  '/registration': { name: 'registration', ...auth, words: ['auth', 'forms'], module: 'auth/RegistrationPage' },
  '/password-reset': { name: 'passwordReset', ...auth, words: ['auth', 'forms'], module: 'auth/PasswordResetPage' },
  '/password-reset/:token': {
    name: 'newPassword',
    ...auth,
    params: { token: /^[A-Za-z0-9_-]{8,255}$/ },
    words: ['auth', 'forms'],
    module: 'auth/NewPasswordPage',
  },
  '/maintenance': { name: 'maintenance', layout: 'maintenance', access: 'public', words: ['errors'], module: 'errors/MaintenancePage' },
  '/r/:code': {
    name: 'invitation',
    layout: 'empty',
    access: 'public',
    params: { code: referralCode },
    words: [],
    module: 'invitation/InvitationPage',
  },
  '/help': {
    name: 'help',
    layout: 'guest',
    access: 'public',
    unverified: true,
    words: ['help', 'forms', 'frame'],
    module: 'help/HelpPage',
  },
  // The landing page links to these. The cabinet has the same pages with the user's own figures.
  '/affiliate-program': {
    name: 'publicProgramme',
    layout: 'guest',
    access: 'public',
    unverified: true,
    words: ['programme', 'frame'],
    module: 'referral/PublicProgrammePage',
  },
  '/insurance-terms': {
    name: 'publicInsurance',
    layout: 'guest',
    access: 'public',
    unverified: true,
    flag: 'insurance',
    words: ['policies', 'frame'],
    module: 'insurance/PublicTermsPage',
  },
} as const
