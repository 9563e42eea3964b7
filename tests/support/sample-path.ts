const samples: Readonly<Record<string, string>> = {
  token: 'abcdef0123456789',
  code: 'VERA48',
  number: '3',
  symbol: 'USDT',
  partnerId: 'p-1',
  walletId: 'wal-1',
}

/** A page's path with a value that the page accepts in place of each parameter. */
export const samplePath = (template: string): string => template.replaceAll(/:(\w+)/g, (_, name: string) => samples[name] ?? '')
