import type { BaseTranslation } from '../../i18n-types'

const en_errors = {
  notFound: {
    title: 'We couldn’t find this page',
    text: 'Page Not Found: <0>{path:string}</0>',
    next: 'Check the address for typos. The page may also have moved.',
    cabinet: 'Go to Overview',
    home: 'Go to the home page',
  },
  error: {
    title: 'Something went wrong on our side',
    text: 'Internal Server Error. Your tokens are not affected.',
    status: 'Status {status:number}',
    reference: 'Reference',
  },
  fault: 'Something on this page isn’t working. Reload it and try again.',
  stale: {
    title: 'A new version is available',
    text: 'This page is from an older version. Reload it to continue; everything you’ve saved is still there.',
    reload: 'Reload',
  },
  update: {
    title: 'A new version is ready',
    text: 'Reload the page when you’re ready. Anything you’ve typed but not sent will be lost.',
  },
  offline: {
    title: 'You’re offline',
    text: 'This page hasn’t been loaded yet, so there’s nothing to show. Your tokens are not affected.',
  },
  toHelp: 'Help',
  maintenance: {
    title: 'We’re down for maintenance',
    text: 'Your balances are safe. Withdrawals and conversions are paused until we’re back.',
    next: 'Next check in {time:string}',
    minutes: 'Next check in {count:number|integer} {{count:minute|minutes}}',
    looking: 'Checking',
    check: 'Check now',
  },
} satisfies BaseTranslation

export default en_errors
