/** Own assets and structure volume, in USD, that a rank requires; both conditions must be met. `monthly` is the volume required in each month. */
export const rankConditions = [
  { rank: 'intern', assets: '0', volume: '0', monthly: null },
  { rank: 'junior', assets: '500', volume: '0', monthly: null },
  { rank: 'middle', assets: '2000', volume: '30000', monthly: null },
  { rank: 'senior', assets: '5000', volume: '100000', monthly: null },
  { rank: 'master', assets: '10000', volume: '300000', monthly: '5000' },
] as const
