import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** The fixed responses of the baseline app's API, by path. */
export const baselineResponses = {
  '/api/users/me': { firstname: 'Vera' },
  '/api/balances': {
    total: '13,081.32 USDT',
    tokens: [
      { name: 'MATU', amount: '8,420.50' },
      { name: 'USDT', amount: '3,215.80' },
      { name: 'BNB', amount: '2.4150' },
    ],
  },
  '/api/transactions': Array.from({ length: 20 }, (_, id) => ({
    id,
    type: id % 3 ? 'Refill' : 'Withdrawal',
    amount: `${100 + id}.00 USDT`,
    date: '2026-11-20',
  })),
}

/** Builds the baseline app and returns the path of its folder, which the caller removes. */
export async function buildBaseline(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-baseline-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'baseline-app'),
    plugins: [react()],
    logLevel: 'warn',
    mode: 'production',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  })
  return outDir
}
