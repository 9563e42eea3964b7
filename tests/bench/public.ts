import type { Around } from './bench.ts'
import type { Figures, Line, Phone } from './measure.ts'
import { load, median, openPhone } from './measure.ts'

const languages = ['en', 'ru', 'de', 'es'] as const
/** The pictures have no German landing page: its own is measured against the English one. */
const twinOf = { en: 'landing.en', ru: 'landing.ru', de: 'landing.en', es: 'landing.es' } as const

/** Loads the addresses in turn, round by round, each in a fresh profile: a machine that slows down slows all of them. */
export async function inTurn({ browser, rounds }: Around, urls: readonly string[], phone: Phone = {}): Promise<Figures[][]> {
  const runs: Figures[][] = urls.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, url] of urls.entries()) {
      const context = await openPhone(browser, url, phone)
      runs[index]?.push(await load(context, url, phone))
      await context.close()
    }
  }
  return runs
}

export const ratios = (ours: readonly Figures[], theirs: readonly Figures[], own: keyof Figures, other: keyof Figures = own): number[] =>
  ours.map((figures, round) => figures[own] / (theirs[round]?.[other] ?? Number.NaN))

export const ms = (runs: readonly Figures[], key: keyof Figures): string => median(runs.map((run) => run[key])).toFixed(0)

export async function measurePublic(around: Around): Promise<void> {
  const { add, ours, twin, ordinary, wants } = around
  for (const lang of wants('P1', 'P2') ? languages : []) {
    for (const line of ['slow', 'fast'] satisfies Line[]) {
      const [own = [], limit = []] = await inTurn(around, [`${ours}/${lang}`, `${twin}/${twinOf[lang]}.html`], { line })
      add({
        id: 'P1',
        what: `landing ${lang}, ${line} line: LCP / S`,
        must: 0.85,
        aim: line === 'slow' ? 0.6 : 0.7,
        values: ratios(own, limit, 'lcp'),
        note: `${ms(own, 'lcp')} / ${ms(limit, 'lcp')} ms`,
      })
      if (line === 'fast') continue
      add({ id: 'P2', what: `landing ${lang}: layout shift`, must: 0.005, aim: 0, values: own.map((run) => run.cls), unit: 'shift' })
      add({ id: 'P2', what: `landing ${lang}: JavaScript`, must: 175, aim: 165, values: own.map((run) => run.script), unit: 'kB' })
      add({
        id: 'P2',
        what: `landing ${lang}: fonts`,
        must: 48,
        aim: 32,
        values: own.map((run) => run.font),
        unit: 'kB',
        note: `html ${ms(own, 'html')} kB, ${ms(own, 'requests')} requests`,
      })
    }
  }
  if (wants('P2')) for (const lang of languages) add(await withoutJavaScript(around, lang))
  if (!wants('P3', 'P4', 'P5')) return
  const [own = [], limit = [], other = [], landing = []] = await inTurn(around, [
    `${ours}/en/login`,
    `${twin}/login.html`,
    `${ordinary}/login`,
    `${ours}/en`,
  ])
  add({
    id: 'P3',
    what: 'login: LCP / S',
    must: 0.85,
    aim: 0.7,
    values: ratios(own, limit, 'lcp'),
    note: `${ms(own, 'lcp')} / ${ms(limit, 'lcp')} ms`,
  })
  add({
    id: 'P3',
    what: 'login: LCP / M',
    must: 0.27,
    aim: 0.2,
    values: ratios(own, other, 'lcp'),
    note: `${ms(own, 'lcp')} / ${ms(other, 'lcp')} ms; M ${ms(other, 'script')} kB of script`,
  })
  add({
    id: 'P4',
    what: 'login: hydrated / first paint of M',
    must: 1.3,
    aim: 1.1,
    values: ratios(own, other, 'hydrated', 'fcp'),
    note: `${ms(own, 'hydrated')} / ${ms(other, 'fcp')} ms`,
  })
  add({
    id: 'P4',
    what: 'login: what was typed before is lost (0 = kept)',
    must: 0,
    aim: 0,
    values: [await typedIsLost(around)],
    unit: 'n',
  })
  add({
    id: 'P5',
    what: 'login: blocking time / M',
    must: 1.5,
    aim: 1,
    values: ratios(own, other, 'tbt'),
    note: `${ms(own, 'tbt')} / ${ms(other, 'tbt')} ms`,
  })
  add({
    id: 'P5',
    what: 'landing: blocking time / M',
    must: 1.5,
    aim: 1,
    values: ratios(landing, other, 'tbt'),
    note: `${ms(landing, 'tbt')} / ${ms(other, 'tbt')} ms`,
  })
}

/** Text that the landing page shows only with JavaScript, in characters. */
async function withoutJavaScript({ browser, ours }: Around, lang: string): Promise<Parameters<Around['add']>[0]> {
  const texts: string[][] = []
  for (const plain of [true, false]) {
    const context = await openPhone(browser, ours, { plain })
    const page = await context.newPage()
    await page.goto(`${ours}/${lang}`, { waitUntil: 'load' })
    if (!plain) await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined)
    // What stands below the screen is laid out when it is come to, and is there all the same.
    const there = await page
      .locator('h1, h2, h3, p, summary, a, button')
      .evaluateAll((found) => found.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.textContent))
    texts.push(there.map((text) => text.trim()).filter(Boolean))
    await context.close()
  }
  const [bare = [], whole = []] = texts
  const there = new Set(bare)
  // The table of deals is data: it comes with JavaScript.
  const missing = whole.filter((text) => !there.has(text) && !/\d/.test(text))
  return {
    id: 'P2',
    what: `landing ${lang}: texts that need JavaScript`,
    must: 0,
    aim: 0,
    values: [missing.length],
    unit: 'n',
    note: missing.slice(0, 3).join(' | '),
  }
}

/** Types into the prerendered form while the chunks are still held back. */
async function typedIsLost({ browser, ours }: Around): Promise<number> {
  const context = await openPhone(browser, ours)
  const page = await context.newPage()
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${ours}/en/login`, { waitUntil: 'commit' })
  const field = page.locator('input').first()
  await field.fill('vera@example.com')
  release()
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined)
  await page.waitForTimeout(500)
  const kept = await field.inputValue()
  await context.close()
  return kept === 'vera@example.com' ? 0 : 1
}
