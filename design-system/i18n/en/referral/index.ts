import type { BaseTranslation } from '../../i18n-types'

const en_referral = {
  failed: 'Couldn’t load the referral program',
  safe: 'Your referrals and rewards are safe.',
  rewards: {
    title: 'All-time rewards',
    month: 'this month',
    first: 'You’ll get your first reward when a referral subscribes to UTA or makes a profit with it.',
    level: 'Level {level:number}',
    below: 'Level {level:number}+',
  },
  invite: {
    title: 'Your link',
    lead: 'Anyone who signs up with your link becomes your referral.',
    copy: 'Copy link',
    showCode: 'Show QR code',
    hideCode: 'Hide QR code',
    codeLabel: 'QR code of your link, {link:string}',
    codeText: 'Scan this code with a phone camera to open your link.',
    partners: 'Referrals',
    active: 'Active this month',
    newcomers: 'New in the last 7 days',
  },
  rank: {
    title: 'Rank: {rank:string}',
    both: 'Your rank is the highest one for which you meet both conditions.',
  },
  leaderPools: {
    title: 'Leader pools',
    how: 'How pools work',
    pool: 'Pool {number:number}',
    in: 'You’re in',
    failed: 'Couldn’t load the leader pools',
  },
  newest: {
    title: 'Newest referrals',
    structure: 'Team',
    line: 'Level {level:number}, {day:string}',
    none: 'No referrals yet',
    noneText: 'People who sign up with your link will appear here.',
  },
  months: {
    title: 'Rewards over time',
    link: 'Activity',
    chart: 'Rewards by month, MATU',
    summary: '{count:number|integer} {{count:month|months}}, {sum:string} in total.',
    month: 'Month',
    newcomers: 'New referrals',
    count: '{count:number|integer} new {{count:referral|referrals}}',
  },
} satisfies BaseTranslation

export default en_referral
