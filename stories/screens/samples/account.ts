import type { TrustedWallet, UserSettings, User, VerificationStatus } from '#sdk'

// Users, their settings and permissions, as shown in the screenshots, valid at the moment all stories render: 14 August 2026, 14:20 UTC.

export const settings: UserSettings = {
  withdraws_blocked_until: null,
  uta_withdrawal_blocked: false,
  uta_amount_of_locked_balance: '1500',
}

export const blockedSettings: UserSettings = {
  ...settings,
  withdraws_blocked_until: '2026-08-21T18:00:00Z',
  withdraws_blocked_since: '2026-08-07T18:00:00Z',
  withdraws_block_reason: 'password_changed',
}

export const vera: User = {
  id: 'u-2',
  firstname: 'Vera',
  lastname: 'Lindt',
  email: 'vera.lindt@example.com',
  lang: 'en',
  avatar_url: null,
  telegram_username: 'vera_lindt',
  phone: '+4915100000042',
  created_at: '2026-01-14T09:30:00Z',
}

/** Long but realistic names. */
export const maximiliane: User = {
  ...vera,
  firstname: 'Maximiliane-Alexandrowna',
  lastname: 'Freifrau von Oberhausen-Wolkenstein',
  email: 'maximiliane.freifrau.von.oberhausen-wolkenstein@example.com',
}

export const verified: VerificationStatus = { '2fa': 'disabled', email: 'verified', phone: 'verified', telegram: 'verified' }

export const unverified: VerificationStatus = { '2fa': 'disabled', email: 'verified', phone: 'unverified', telegram: 'unverified' }

export const wallet = (
  id: string,
  label: string,
  status: TrustedWallet['status'],
  address = '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E',
): TrustedWallet => ({
  id,
  label,
  address,
  network: 'BSC',
  status,
  code: null,
  opens_at: status === 'waiting' ? '2026-08-15T09:00:00Z' : null,
  created_at: '2026-07-01T00:00:00Z',
  confirmed_at: '2026-07-01T00:01:00Z',
  last_used_at: null,
  withdrawals_count: 0,
})

export const wallets = [wallet('w1', 'Cold wallet', 'active'), wallet('w2', 'Office safe', 'active'), wallet('w3', 'New phone', 'waiting')]
