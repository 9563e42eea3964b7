import type { BaseTranslation } from '../../i18n-types'

const en_pools = {
  label: 'Leader pools',
  pool: 'Pool {number:number}',
  in: 'you’re in',
  failed: 'Couldn’t load the pool',
  safe: 'Your share is safe.',
  gone: 'This pool isn’t available',
  goneText: 'Choose another pool.',
  fund: {
    title: 'Pool fund, {month:string}',
    plainTitle: 'Pool fund',
    yours: 'Your current share: {amount:string}',
    shared: 'Split equally among all leaders who qualify by {day:string}.',
    sharedByAll: 'Split equally among all leaders who qualify.',
    over: 'The month is over',
  },
  way: {
    title: 'Your qualification',
    failed: 'Couldn’t load your qualification status',
    met: '{met:number|integer} of {all:number|integer}',
    structure: 'Team volume',
    own: 'Personal assets',
    in: 'You’re in this pool. You meet both conditions.',
    volume: 'You’re {volume:string} short on team volume. Deadline: {day:string}, {time:string}.',
    assets: 'You’re {assets:string} short on personal assets. Deadline: {day:string}, {time:string}.',
    both: 'You’re {volume:string} short on team volume and {assets:string} short on personal assets. Deadline: {day:string}, {time:string}.',
    volumeAnyTime: 'You’re {volume:string} short on team volume.',
    assetsAnyTime: 'You’re {assets:string} short on personal assets.',
    bothAnyTime: 'You’re {volume:string} short on team volume and {assets:string} short on personal assets.',
  },
  leaders: {
    title: 'Qualified leaders',
    each: '{count:number|integer} {{count:leader|leaders}}, {amount:string}\u00a0MATU {{count:in total|each}}',
    leader: 'Leader',
    volume: 'Team volume, USDT',
    share: 'Share, MATU',
    with: 'Team volume: {amount:string}\u00a0USDT',
    none: 'No one qualifies yet',
    noneText: 'If only one leader qualifies, they get the whole fund.',
  },
  months: {
    title: 'Pool fund by month',
    chart: 'Pool fund by month, MATU',
    month: 'Month',
    leaders: 'Leaders',
    count: '{count:number|integer} {{count:leader|leaders}}',
    payout: 'Payout, {month:string}',
    shared: 'Leaders, {month:string}',
  },
} satisfies BaseTranslation

export default en_pools
