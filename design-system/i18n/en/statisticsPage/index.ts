import type { BaseTranslation } from '../../i18n-types'

const en_statisticsPage = {
  updated: 'Updated: {time:string}. Days and months are counted in {zone:string}.',
  download: 'Download daily figures',
  failed: 'Couldn’t load the statistics',
  safe: 'This doesn’t affect UTA’s trading or your balance.',
  none: 'No data yet',
  noneText: 'Once the first deal closes, profit and loss appear here by day and month.',
  open: 'Open UTA',
  allDeals: 'All deals for the month',
  tiles: {
    result: 'Profit and loss',
    ofBalance: '<0>{percent:string}</0> of balance',
    closed: 'Deals closed',
    open: '{count:number|integer} still open',
    openThen: '{count:number|integer} open at month end',
    profitable: 'Profitable deals',
    ofDeals: '{gains:number|integer} of {count:number|integer} {{count:deal|deals}} profitable',
    noDeal: 'No deals closed',
    loss: 'Largest daily loss',
    noLoss: 'No losing days',
    start: 'At the start',
    end: 'At the end',
    now: 'Now',
    paidIn: 'Topped up',
    takenOut: 'Withdrawn',
    apart: 'Not part of profit and loss',
  },
  days: {
    title: 'Profit and loss by day, USDT',
    deals: 'Deals closed on {day:string}',
    day: 'Day',
    today: 'Today',
    summary: 'Best day: {bestDay:string}, {best:string}. Worst day: {worstDay:string}, {worst:string}. Total: {sum:string}.',
    none: 'No deals were closed in this month.',
  },
  weeks: { title: 'By week', week: 'Week', deals: 'Deals', total: 'Total' },
  year: {
    title: 'By month ({count:number|integer} {{count:month|months}})',
    summary: 'Profit and loss over {count:number|integer} {{count:month|months}}: {sum:string} in total.',
  },
  pairs: { title: 'By pair', deals: '{count:number|integer} {{count:deal|deals}}', none: 'No deals were closed in this month.' },
} satisfies BaseTranslation

export default en_statisticsPage
