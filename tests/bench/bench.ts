// Measures the speed of our pages as ratios to two references, in the same run: S, a static page written by hand, is the lower limit; M, the
// baseline app, is what an ordinary React app with MUI reaches. `npm run bench -- --rounds 3 --only P1,P3` prints medians and, for each row,
// whether it meets its limit. Run it on a machine that has no other work, and without real-time priority: Linux throttles such processes, which
// shows in the figures.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { launchOptions } from '#app/build/browser.ts'
import { ensureBuilt } from '#app/build/build.ts'
import { serveBuild } from '#app/build/serve.ts'
import { measureCabinet } from './cabinet.ts'
import { buildBaseline, baselineResponses } from './baseline.ts'
import { measurePublic } from './public.ts'
import { measureLongLists } from './long-lists.ts'
import { measureRoutes } from './route-change.ts'
import type { Bench, Row } from './rows.ts'
import { median, verdict } from './rows.ts'
import { serveFolder } from './serve.ts'
import { signIn } from './sign-in.ts'
import { measureStructure } from './structure.ts'

process.env['NODE_ENV'] = 'production'
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: 'P1,P2,P3,P4,P5,P6,P7,P8,P9,P10' },
    json: { type: 'string' },
  },
})
const rounds = Number(options.rounds)
const only = new Set(options.only.toUpperCase().split(','))
const wants = (...ids: string[]): boolean => ids.some((id) => only.has(id))

await ensureBuilt()
const baselineFolder = await buildBaseline()
const ours = await serveBuild({ port: 0 })
const staticPages = await serveFolder(join(import.meta.dirname, 'static'))
const baseline = await serveFolder(baselineFolder, baselineResponses)
const browser = await chromium.launch(launchOptions({ whole: true }))

const rows: Row[] = []
const bench: Bench = {
  browser,
  rounds,
  ours: ours.origin,
  staticPages: staticPages.origin,
  baseline: baseline.origin,
  wants,
  add: (...more: readonly Row[]) => void rows.push(...more),
}

try {
  if (wants('P1', 'P2', 'P3', 'P4', 'P5')) await measurePublic(bench)
  if (wants('P10')) await measureStructure(bench, await signIn(ours.origin, 'leader@matu.test'))
  if (wants('P6', 'P7', 'P8', 'P9', 'P10')) {
    const token = await signIn(ours.origin)
    if (wants('P6', 'P7', 'P8')) await measureCabinet(bench, token)
    if (wants('P9')) await measureRoutes(bench, token)
    if (wants('P10')) await measureLongLists(bench, token)
  }
} finally {
  await browser.close()
  for (const server of [ours, staticPages, baseline]) server.close()
  rmSync(baselineFolder, { recursive: true, force: true })
}

const digits = { '×': 2, kB: 0, shift: 4, n: 0, ms: 0 } as const
const shown = (value: number, unit: NonNullable<Row['unit']> = '×'): string =>
  `${value.toFixed(digits[unit])}${unit === '×' || unit === 'kB' || unit === 'ms' ? ` ${unit}` : ''}`
const table = rows
  .filter((row) => only.has(row.id))
  .map((row) => {
    const value = median(row.values)
    return {
      row: row.id,
      measure: row.what,
      value: shown(value, row.unit),
      must: shown(row.must, row.unit),
      aim: shown(row.aim, row.unit),
      result: verdict(row),
      medians: row.note ?? '',
    }
  })
console.table(table)
const missed = table.filter(({ result }) => result === 'MISS')
console.log(`${rounds} rounds; ${table.length - missed.length} of ${table.length} rows reach their must`)
if (options.json) writeFileSync(options.json, JSON.stringify(rows, null, 1))
process.exitCode = missed.length ? 1 : 0
