import type { BaseTranslation } from '../../i18n-types'

const en_promo = {
  title: 'Summer promotion',
  lead: '{count:number|integer} {{count:step|steps}} until {date:string}. Each one adds MATU to your bonus account.',
  failed: 'Your status did not load',
  termsFailed: 'The terms did not load',
  safe: 'What you have earned stays yours.',
  season: 'The season goes from {from:string} to {until:string}, {left:string}',
  earned: 'Earned',
  possible: 'Still possible',
  number: 'Step {number:number|integer}',
  done: 'Done',
  doneOn: 'Done on {date:string}',
  now: 'Under way',
  after: 'Starts after step {number:number|integer}',
  of: '{done:number|integer} of {count:number|integer}',
  ofAmount: '{done:string} of {all:string}',
  step: {
    telegram: 'Confirm Telegram',
    refill: 'Refill UTA with {amount:string}',
    invite: 'Invite {count:number|integer} active {{count:partner|partners}}',
    keep: 'Keep UTA refilled until {date:string}',
    other: 'Step {number:number|integer}',
  },
  act: { telegram: 'Confirm', refill: 'Refill UTA', share: 'Share the link', copy: 'Copy the link' },
  paidTo: {
    title: 'Where the rewards go',
    text: 'Each reward arrives in your bonus account as soon as its step is done. There you see what it takes to exchange it into tokens.',
    link: 'Bonus account',
  },
  refreshes: 'Your status refreshes every minute.',
  terms: 'Terms of the promotion',
  status: 'See your status',
  over: 'The summer promotion is over',
  overText: 'What you earned is in your bonus account.',
  table: { step: 'Step', asks: 'What it asks for', reward: 'Reward' },
  termsParts: {
    season: {
      title: 'Season',
      text: 'The promotion begins on {from:string} and ends on {until:string}. The server’s clock decides.',
    },
    who: {
      title: 'Who can take part',
      text: 'Everybody with a MATU account can take part, once. There is nothing to sign up for: whoever does the first step takes part.',
    },
    steps: {
      title: 'Steps and rewards',
      text: 'The steps follow each other: the next one opens when the one before is done. Together they earn {total:string}.',
    },
    counting: {
      title: 'How steps are counted',
      text: '- Telegram counts when it is confirmed in the account, also before the season.\n- For the refill, everything that you delegate to UTA in the season is added up, in one amount or in several.\n- A partner counts who registered by your link in the season, belongs to you directly and is active in the present month.\n- UTA is kept refilled as long as what counted for the refill stays in UTA until the end of the season.',
    },
    bonus: {
      title: 'Rewards',
      text: 'A reward is paid in MATU to the bonus account when its step is done. How it turns into tokens that can be withdrawn is stated there: amount, turnover and date.\nA reward that has been paid is not taken back because of a later step that is not done.',
    },
    fair: {
      title: 'Fair play',
      text: 'One person takes part with one account. Accounts opened to count as partners, and steps done by a program, do not count; rewards for them are taken back, and we tell you why.',
    },
    end: {
      title: 'End and changes',
      text: 'After the end no step counts any more; what was done before is paid. If the promotion has to be changed, the change is announced here and holds only for steps that you have not begun. UTA trades can end with a loss, and a reward does not make up for that.',
    },
  },
} satisfies BaseTranslation

export default en_promo
