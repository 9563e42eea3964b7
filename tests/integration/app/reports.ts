// Reports as browsers send them. What follows a question mark, samples and tokens must not be logged.
const body = {
  blockedURL: 'https://evil.example/steal?card=4111111111111111',
  disposition: 'enforce',
  documentURL: 'https://cabinet.example/de/password-reset/secret-0123456789?email=vera%40matu.test',
  effectiveDirective: 'script-src-elem',
  referrer: 'https://cabinet.example/de/login?next=%2Fvera',
  sample: 'vera@matu.test',
}

export const reports = {
  violations: [
    {
      body: JSON.stringify([{ age: 1, body, type: 'csp-violation', url: body.documentURL, user_agent: 'vera' }]),
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/password-reset/:token',
    },
    {
      body: JSON.stringify({
        'csp-report': {
          'document-uri': 'https://cabinet.example/en?secret=1',
          'blocked-uri': 'inline',
          'effective-directive': 'style-src-attr',
          'script-sample': 'vera',
        },
      }),
      directive: 'style-src-attr',
      blocked: 'inline',
      page: '/',
    },
    {
      body: JSON.stringify({
        'csp-report': {
          'document-uri': 'https://cabinet.example/english/vera',
          'effective-directive': 'img-src',
          'blocked-uri': 'data',
        },
      }),
      directive: 'img-src',
      blocked: 'data',
      page: '',
    },
  ],
  line: 'MATU render: TypeError (req-7) at main-1.js:1:10',
} as const
