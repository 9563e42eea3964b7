import type { CodeSent, TrustedWallet } from '#sdk'

// Stories render at 14:20 UTC on 14 August 2026.

const wallet = (rest: Partial<TrustedWallet> & Pick<TrustedWallet, 'id' | 'label' | 'address'>): TrustedWallet => ({
  network: 'BSC',
  status: 'active',
  code: null,
  opens_at: null,
  created_at: '2026-05-03T08:00:00Z',
  confirmed_at: '2026-05-03T08:02:00Z',
  last_used_at: null,
  withdrawals_count: 0,
  ...rest,
})

export const coldWallet = wallet({
  id: 'tw-1',
  label: 'Cold wallet',
  address: '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E',
  last_used_at: '2026-08-12T18:05:00Z',
  withdrawals_count: 6,
})

export const officeSafe = wallet({
  id: 'tw-2',
  label: 'Office safe',
  address: '0x11De0041ab2399445566778899aABbccdDEf00b1',
  created_at: '2026-06-20T08:00:00Z',
  confirmed_at: '2026-06-20T08:02:00Z',
})

export const waitingWallet = wallet({
  id: 'tw-3',
  label: 'Travel phone',
  address: '0xc40b8e66d02f93BA71e2549Cd1086Af5530aB7d2',
  status: 'waiting',
  opens_at: '2026-08-15T09:41:00Z',
  created_at: '2026-08-14T09:39:00Z',
  confirmed_at: '2026-08-14T09:41:00Z',
})

export const sentCode: CodeSent = {
  channel: 'email',
  target: 'v…t@example.com',
  sent_at: '2026-08-14T14:19:23Z',
  resend_at: '2026-08-14T14:20:23Z',
  expires_at: '2026-08-14T14:24:23Z',
  attempts_left: 5,
  deep_link: null,
}

export const pendingWallet = wallet({
  ...waitingWallet,
  id: 'tw-4',
  status: 'pending',
  code: sentCode,
  opens_at: null,
  created_at: '2026-08-14T14:19:00Z',
  confirmed_at: null,
})

export const longWallet = wallet({
  id: 'tw-5',
  label: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenkassenwallet No. 2',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  withdrawals_count: 1204,
})
