import type { BaseTranslation } from '../../i18n-types'

const en_statisticsPage = {
  updated: 'Updated: {time:string}. Days and months follow {zone:string}.',
  download: 'Download daily results',
  failed: 'Couldn’t load the statistics',
  safe: 'This doesn’t affect UTA’s trading or your balance.',
  none: 'No data yet',
  noneText: 'Once the first deal closes, its result appears here by day and month.',
  refill: 'Top up UTA',
  allDeals: 'All deals of this month',
  tiles: {
    result: 'Result',
    ofBalance: 'of balance',
    closed: 'Deals closed',
    open: '{count:number|integer} still open',
    openThen: '{count:number|integer} open at month end',
    profitable: 'Profitable deals',
    ofDeals: '{gains:number|integer} of {count:number|integer} deals profitable',
    noDeal: 'No deals closed',
    loss: 'Largest daily loss',
    noLoss: 'No losing days',
    start: 'At the start',
    end: 'At the end',
    now: 'Now',
    paidIn: 'Topped up',
    takenOut: 'Withdrawn',
    apart: 'Not part of the result',
  },
  days: {
    title: 'Result by day, USDT',
    deals: 'Deals closed on {day:string}',
    day: 'Day',
    today: 'Today',
    summary: 'Best day: {bestDay:string}, {best:string}. Worst day: {worstDay:string}, {worst:string}. Total: {sum:string}.',
    none: 'No deals were closed this month.',
  },
  weeks: { title: 'By week', week: 'Week', deals: 'Deals', total: 'Total' },
  year: {
    title: 'Last {count:number|integer} {{count:month|months}}',
    summary: 'Result of the last {count:number|integer} {{count:month|months}}: {sum:string} in total.',
  },
  pairs: { title: 'By pair', deals: '{count:number|integer} {{count:deal|deals}}', none: 'No deals were closed this month.' },
} satisfies BaseTranslation

export default en_statisticsPage
