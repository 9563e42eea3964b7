import type { BalanceList, DepositWallet, Preferences } from '#sdk'
import { examples } from '#mocks/fixtures/examples.ts'

// Balances, as shown in the screenshots, valid at the moment all stories render: 14 August 2026, 14:20 UTC.

export const balances: BalanceList = {
  data: [
    {
      token: 'MATU',
      network: 'BSC',
      available: '8420.5',
      locked: '0',
      price_usd: '1.084',
      price_change_24h_percent: '0.9',
      worth_usd: '9127.822',
      share_percent: '69.8',
    },
    {
      token: 'USDT',
      network: 'BSC',
      available: '3215.8',
      locked: '0',
      price_usd: '1',
      price_change_24h_percent: '0',
      worth_usd: '3215.8',
      share_percent: '24.6',
    },
    {
      token: 'BNB',
      network: 'BSC',
      available: '1.2046',
      locked: '0',
      price_usd: '612.4',
      price_change_24h_percent: '2.14',
      worth_usd: '737.697',
      share_percent: '5.6',
    },
  ],
  total_worth_usd: '13081.32',
  change_24h_usd: '184.2',
  change_24h_percent: '1.43',
  as_of: '2026-08-14T14:20:00Z',
}

/** More tokens than are seen at a glance; three of them came with a newer server. */
export const manyBalances: BalanceList = {
  ...balances,
  data: [
    ...balances.data,
    ...['CAKE', 'DAI', 'ETH'].map((token) => ({
      ...balances.data[1]!,
      token: token as 'USDT',
      available: '0',
      worth_usd: '0',
      share_percent: '0',
    })),
  ],
}

export const noBalances: BalanceList = {
  ...balances,
  data: balances.data.map((balance) => ({ ...balance, available: '0', worth_usd: '0', share_percent: '0' })),
  total_worth_usd: '0',
  change_24h_usd: '0',
  change_24h_percent: '0',
}

export const hugeBalances: BalanceList = {
  ...balances,
  data: balances.data.map((balance, at) => ({
    ...balance,
    available: `1234${balance.available}`,
    worth_usd: ['86172838.81', '30370370.12', '6913580.19'][at] ?? '0',
  })),
  total_worth_usd: '123456789.12',
  change_24h_usd: '-1234567.89',
  change_24h_percent: '-1.01',
}

/** A part is locked by a running withdrawal. */
export const lockedBalances: BalanceList = {
  ...balances,
  data: balances.data.map((balance) =>
    balance.token === 'USDT' ? { ...balance, available: '1715.8', locked: '1500.000000000000000001' } : balance,
  ),
}

/** The smallest unit of one token, a little of another, and a locked balance with nothing to spend. */
export const dustBalances: BalanceList = {
  ...balances,
  data: balances.data.map((balance, at) => ({
    ...balance,
    available: ['0.000000000000000001', '0.004', '0'][at] ?? '0',
    locked: ['0', '0', '0.000012345'][at] ?? '0',
    worth_usd: ['0.000000000000000001', '0.004', '0.00756'][at] ?? '0',
    share_percent: ['0', '34.6', '65.4'][at] ?? '0',
  })),
  total_worth_usd: '0.01156',
  change_24h_usd: '0',
  change_24h_percent: '0',
}

export const depositWallet: DepositWallet = {
  network: 'BSC',
  address: '0x3ed21b7C94af60835DB1c0e7718F2Aa94C6B50D8',
  tokens: [
    { token: 'MATU', contract_address: '0x6B1f0a3c5D7E9f2B4a6c8E0D1f3b5a7c9E2d4F60', decimals: 18, minimum_amount: '1' },
    { token: 'USDT', contract_address: '0x55d398326f99059fF775485246999027B3197955', decimals: 18, minimum_amount: '1' },
    { token: 'BNB', contract_address: null, decimals: 18, minimum_amount: '0.005' },
  ],
  confirmations_required: 15,
}

export const preferences: Preferences = examples.getPreferences.answer

/** The address alone, as a server may return it. */
export const bareWallet: DepositWallet = { network: 'BSC', address: depositWallet.address }
