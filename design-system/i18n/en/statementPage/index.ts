import type { BaseTranslation } from '../../i18n-types'

const en_statementPage = {
  title: 'Statement for {month:string}',
  name: 'Name',
  email: 'Email',
  period: 'Period',
  zone: 'Time zone',
  asOf: 'Data as of',
  none: 'No completed transactions in this month.',
  open: 'Not included because not completed: {count:number|integer} {{count:transaction|transactions}}.',
  movements: 'Transactions, {account:string}',
  computed:
    'Opening and closing balances include locked amounts. They are calculated from your current balances and the transactions completed since.',
  kind: '{type:string} ({count:number|integer})',
  total: 'Total',
  fee: 'Fee <0></0>',
  feeNote: 'Fees are listed separately. Some are already part of the amount.',
  uta: {
    title: 'UTA',
    start: 'Balance at the start',
    paidIn: 'Topped up',
    takenOut: 'Withdrawn',
    result: 'Profit and loss of {count:number|integer} {{count:deal|deals}}',
    end: 'Balance at the end',
    now: 'Current balance',
    note: 'Calculated {time:string}. The month is counted in {zone:string}.',
    unknown: 'UTA figures for this month aren’t available.',
  },
  balances: 'Balances as of {time:string}',
  locked: 'plus {amount:string} locked',
  download: 'Download CSV',
  print: 'Print or save as PDF',
  failed: 'Couldn’t load the statement',
} satisfies BaseTranslation

export default en_statementPage
