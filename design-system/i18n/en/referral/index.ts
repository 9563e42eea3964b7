import type { BaseTranslation } from '../../i18n-types'

const en_referral = {
  failed: 'The referral programme did not load',
  safe: 'Your partners and rewards are safe.',
  rewards: {
    title: 'Rewards, all time',
    month: 'this month',
    first: 'The first reward comes when a partner subscribes to UTA or earns with it.',
    level: 'Level {level:number}',
    below: 'Level {level:number}+',
  },
  invite: {
    title: 'Your link',
    lead: 'Whoever registers through it becomes your partner.',
    copy: 'Copy link',
    showCode: 'QR code',
    hideCode: 'Hide the code',
    codeLabel: 'QR code of your link, {link:string}',
    codeText: 'Let somebody point a phone camera at it: the link opens by itself.',
    partners: 'Partners',
    active: 'Active this month',
    newcomers: 'New in 7 days',
  },
  rank: {
    title: 'Rank: {rank:string}',
    both: 'Both conditions count. The lower one sets the rank.',
  },
  leaderPools: {
    title: 'Leader pools',
    how: 'How pools work',
    pool: 'Pool {number:number}',
    in: 'In',
    failed: 'Leader pools did not load',
  },
  newest: {
    title: 'Newest partners',
    structure: 'Structure',
    line: 'Level {level:number}, {day:string}',
    none: 'No partners yet',
    noneText: 'Whoever registers through your link stands here.',
  },
  months: {
    title: 'What was earned and when',
    link: 'Activity',
    chart: 'Rewards by month, MATU',
    summary: '{count:number|integer} months, together {sum:string}.',
    month: 'Month',
    newcomers: 'New partners',
    count: '{count:number|integer} new {{count:partner|partners}}',
  },
} satisfies BaseTranslation

export default en_referral
