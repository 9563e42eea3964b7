import type { BaseTranslation } from '../../i18n-types'

const en_errors = {
  notFound: {
    title: 'This page is off the scale',
    text: 'Page Not Found:',
    cabinet: 'Go to Overview',
    home: 'Go to the home page',
  },
  error: {
    title: 'Something broke on our side',
    text: 'Internal Server Error. Your tokens are not affected.',
    status: 'Status {status:number}',
    reference: 'Case',
  },
  fault: 'Something on this page did not work.',
  stale: {
    title: 'A new version is out',
    text: 'This page belongs to the one before. Reload it to go on; what you have saved is safe.',
    reload: 'Reload',
  },
  update: {
    title: 'A new version is ready',
    text: 'Reload when it suits you. What is typed and not sent yet will be gone.',
  },
  offline: {
    title: 'There is no connection',
    text: 'This page was not loaded yet, so there is nothing to show. Your tokens are not affected.',
  },
  toHelp: 'Help',
  maintenance: {
    title: 'We are recalibrating MATU',
    text: 'Balances and deals stay as they are. Nothing is withdrawn or exchanged meanwhile.',
    next: 'Next look in {time:string}',
    minutes: 'Next look in {count:number|integer} {{count:minute|minutes}}',
    looking: 'Looking now',
    check: 'Check now',
  },
} satisfies BaseTranslation

export default en_errors
