import type { BaseTranslation } from '../../i18n-types'

const en_promo = {
  title: 'Summer promotion',
  lead: '{count:number|integer} {{count:step|steps}} to complete by {date:string}. Each one adds MATU to your bonus account.',
  failed: 'Couldn’t load your status',
  termsFailed: 'Couldn’t load the terms',
  safe: 'What you’ve earned is not affected.',
  season: 'Season: {from:string} to {until:string}, {count:number|integer} {{count:day|days}} left',
  earned: 'Earned',
  possible: 'Left to earn',
  number: 'Step {number:number|integer}',
  done: 'Done',
  doneOn: 'Done on {date:string}',
  reached: 'Already confirmed',
  now: 'In progress',
  after: 'Starts after step {number:number|integer}',
  of: '{done:number|integer} of {count:number|integer}',
  ofAmount: '{done:string} of {all:string}',
  step: {
    telegram: 'Confirm Telegram',
    refill: 'Top up UTA with {amount:string}',
    invite: 'Get {count:number|integer} active {{count:referral|referrals}}',
    keep: 'Keep your top-up in UTA until {date:string}',
    other: 'Step {number:number|integer}',
  },
  act: { telegram: 'Confirm', refill: 'Top up UTA', share: 'Share link', copy: 'Copy link' },
  paidTo: {
    title: 'Where the rewards go',
    text: 'Each reward is credited to your bonus account as soon as its step is completed. There you’ll see what’s needed to convert it to tokens.',
    link: 'Bonus account',
  },
  refreshes: 'Your status refreshes every minute.',
  terms: 'Promotion terms',
  status: 'View status',
  over: 'The summer promotion is over',
  overText: 'Rewards for completed steps were credited to your bonus account.',
  table: { step: 'Step', asks: 'What to do', reward: 'Reward' },
  termsParts: {
    season: {
      title: 'Season',
      text: 'The promotion runs from {from:string} to {until:string}.',
    },
    who: {
      title: 'Who can take part',
      text: 'Anyone with an account can take part once. You don’t need to register for it: complete the first step and you’re in.',
    },
    steps: {
      title: 'Steps and rewards',
      text: 'Complete the steps in order: each one unlocks when the previous one is done. Together they’re worth {total:string}.',
    },
    counting: {
      title: 'How steps are counted',
      text: '- Telegram counts once it’s confirmed in your account, even if that was before the season.\n- For the top-up, everything you move into UTA during the season counts, in one amount or several.\n- A referral counts if they signed up with your link during the season, were invited by you directly and are active this month.\n- The last step is done if the amount counted as your top-up stays in UTA until the season ends.',
    },
    bonus: {
      title: 'Rewards',
      text: 'Rewards are paid in MATU to your bonus account when a step is completed. The account shows how they turn into tokens you can withdraw: amount, trading volume and date.\nRewards already paid are not taken back if you don’t complete a later step.',
    },
    fair: {
      title: 'Fair play',
      text: 'One account per person. Automated steps and accounts opened only to count as referrals don’t count; we take back rewards for them and tell you why.',
    },
    end: {
      title: 'End and changes',
      text: 'Nothing counts after the end; steps completed before it are paid. If we have to change the promotion, we announce it here, and the change applies only to steps you haven’t started. UTA deals can end in a loss, and a reward does not make up for it.',
    },
  },
} satisfies BaseTranslation

export default en_promo
