import type { PromoBanner, ReferralStatistic } from '#sdk'

// Responses about partners and the promotion, as shown in the screenshots, valid at the moment all stories render: 14 August 2026, 14:20 UTC.

export const referral: ReferralStatistic = {
  code: 'VERA48',
  link: 'https://matu.example/r/VERA48',
  rank: 'middle',
  next_rank: 'senior',
  own_assets: '19321.5',
  structure_volume: '64200',
  monthly_volume: '4100',
  ranks: [
    { name: 'intern', own_assets_from: '0', structure_volume_from: '0', monthly_volume_from: '0' },
    { name: 'junior', own_assets_from: '500', structure_volume_from: '0', monthly_volume_from: '0' },
    { name: 'middle', own_assets_from: '2000', structure_volume_from: '30000', monthly_volume_from: '0' },
    { name: 'senior', own_assets_from: '5000', structure_volume_from: '100000', monthly_volume_from: '0' },
    { name: 'master', own_assets_from: '10000', structure_volume_from: '300000', monthly_volume_from: '5000' },
  ],
  partners_total: 26,
  partners_active: 14,
  partners_new_week: 3,
  levels: [],
  newest_partners: [],
  income_total: '2418.6',
  income_month: '186.4',
  income_week: '42.75',
  kinds: [],
  days: [],
  weeks: [],
  months: [],
  timezone: 'UTC',
  promotion: null,
}

export const summerBanner: PromoBanner = {
  type: 'summer_promotion',
  starts_at: '2026-07-31T00:00:00Z',
  ends_at: '2026-08-31T10:00:00Z',
  steps_done: 2,
  steps_total: 4,
}
