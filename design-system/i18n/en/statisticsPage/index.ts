import type { BaseTranslation } from '../../i18n-types'

const en_statisticsPage = {
  months: { label: 'Month shown', month: 'Month', earlier: 'Earlier month', later: 'Later month' },
  updated: 'Updated: {time:string}. Days and months in {zone:string}.',
  download: 'Download days',
  failed: 'The statistics did not load',
  safe: 'UTA goes on trading, and your balance is as it was.',
  none: 'No figures yet',
  noneText: 'As soon as the first deal is closed, its result is counted here by day and by month.',
  refill: 'Refill UTA',
  allDeals: 'All deals of this month',
  tiles: {
    result: 'Result',
    ofBalance: 'of balance',
    closed: 'Deals closed',
    open: '{count:number|integer} still open',
    openThen: '{count:number|integer} open at its end',
    profitable: 'Profitable deals',
    ofDeals: '{gains:number|integer} of {count:number|integer} deals gained',
    noDeal: 'No deal was closed',
    loss: 'Largest daily loss',
    noLoss: 'No day ended with a loss',
    start: 'At the start',
    end: 'At the end',
    now: 'Now',
    paidIn: 'Paid in',
    takenOut: 'Taken out',
    apart: 'Not part of the result',
  },
  days: {
    title: 'Result by day, USDT',
    day: 'Day',
    today: 'Today',
    summary: 'Best day {bestDay:string} with {best:string}, worst day {worstDay:string} with {worst:string}, together {sum:string}.',
    none: 'No deal was closed in this month.',
  },
  weeks: { title: 'By week', week: 'Week', deals: 'Deals', total: 'Total' },
  year: {
    title: 'Last {count:number|integer} {{count:month|months}}',
    summary: 'Result of the last {count:number|integer} {{count:month|months}}, together {sum:string}.',
  },
  pairs: { title: 'By pair', deals: '{count:number|integer} {{count:deal|deals}}', none: 'No deal was closed in this month.' },
} satisfies BaseTranslation

export default en_statisticsPage
