import type { BaseTranslation } from '../../i18n-types'

const en_referral = {
  failed: 'Couldn’t load the referral program',
  safe: 'Your partners and rewards are safe.',
  rewards: {
    title: 'All-time rewards',
    month: 'this month',
    first: 'You’ll get your first reward when a partner subscribes to UTA or earns with it.',
    level: 'Level {level:number}',
    below: 'Level {level:number}+',
  },
  invite: {
    title: 'Your link',
    lead: 'Anyone who signs up with it becomes your partner.',
    copy: 'Copy link',
    showCode: 'Show QR code',
    hideCode: 'Hide QR code',
    codeLabel: 'QR code of your link, {link:string}',
    codeText: 'Scan it with a phone camera to open the link.',
    partners: 'Partners',
    active: 'Active this month',
    newcomers: 'New in the last 7 days',
  },
  rank: {
    title: 'Rank: {rank:string}',
    both: 'The lower of the two conditions sets your rank.',
  },
  leaderPools: {
    title: 'Leader pools',
    how: 'How pools work',
    pool: 'Pool {number:number}',
    in: 'You’re in',
    failed: 'Couldn’t load leader pools',
  },
  newest: {
    title: 'Newest partners',
    structure: 'Structure',
    line: 'Level {level:number}, {day:string}',
    none: 'No partners yet',
    noneText: 'People who sign up with your link will appear here.',
  },
  months: {
    title: 'Rewards over time',
    link: 'Activity',
    chart: 'Rewards by month, MATU',
    summary: '{count:number|integer} {{count:month|months}}, {sum:string} in total.',
    month: 'Month',
    newcomers: 'New partners',
    count: '{count:number|integer} new {{count:partner|partners}}',
  },
} satisfies BaseTranslation

export default en_referral
