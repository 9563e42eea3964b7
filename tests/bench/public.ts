import type { Figures, Line, Phone } from './measure.ts'
import { load, openPhone } from './measure.ts'
import type { Bench, Row } from './rows.ts'
import { median, orMissing } from './rows.ts'

const languages = ['en', 'ru', 'de', 'es'] as const
/** There is no static page in German: the German landing page is compared with the English one. */
const staticLandingOf = { en: 'landing.en', ru: 'landing.ru', de: 'landing.en', es: 'landing.es' } as const

/** The chart of the last deals, which our landing page loads when the browser is idle. */
const DEALS = 'main section:first-of-type svg[role=img]'
/** On a slow machine the network is idle more than a second before our pages are hydrated. */
const HYDRATED = 'html[data-ready]'

interface Page {
  url: string
  /** See `load`. */
  element?: string
}

/** Loads all pages in every round, each in a new profile, so that a slow moment of the machine affects all of them. */
async function loadInTurn({ browser, rounds }: Bench, pages: readonly Page[], phone: Phone = {}): Promise<Figures[][]> {
  const runs: Figures[][] = pages.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, { url, element }] of pages.entries()) {
      const context = await openPhone(browser, url, phone)
      runs[index]?.push(await load(context, url, phone, { element }))
      await context.close()
    }
  }
  return runs
}

export const ratios = (ours: readonly Figures[], theirs: readonly Figures[], own: keyof Figures, other: keyof Figures = own): number[] =>
  ours.map((figures, round) => figures[own] / (theirs[round]?.[other] ?? Number.NaN))

export const ms = (runs: readonly Figures[], key: keyof Figures): string => median(runs.map((run) => run[key])).toFixed(0)

export const landingRows = (lang: string, line: Line, own: readonly Figures[], limit: readonly Figures[]): Row[] => {
  const lcp: Row = {
    id: 'P1',
    what: `landing ${lang}, ${line} line: LCP / S`,
    // Both are under 0.3 s on the fast line: reported only.
    must: line === 'slow' ? 0.85 : Number.POSITIVE_INFINITY,
    aim: line === 'slow' ? 0.6 : 0.7,
    values: ratios(own, limit, 'lcp'),
    note: `${ms(own, 'lcp')} / ${ms(limit, 'lcp')} ms`,
  }
  if (line === 'fast') return [lcp]
  return [
    lcp,
    { id: 'P2', what: `landing ${lang}: layout shift`, must: 0.005, aim: 0, values: own.map((run) => run.cls), unit: 'shift' },
    { id: 'P2', what: `landing ${lang}: JavaScript`, must: 200, aim: 175, values: own.map((run) => run.script), unit: 'kB' },
    {
      id: 'P2',
      what: `landing ${lang}: fonts`,
      must: 48,
      aim: 32,
      values: own.map((run) => run.font),
      unit: 'kB',
      note: `html ${ms(own, 'html')} kB, ${ms(own, 'requests')} requests`,
    },
  ]
}

/** `own`, `limit` and `other` are the sign-in pages; `lost`: 1 if what was typed before hydration was lost. */
export const publicRows = (
  own: readonly Figures[],
  limit: readonly Figures[],
  other: readonly Figures[],
  landing: readonly Figures[],
  lost: number,
): Row[] => [
  {
    id: 'P3',
    what: 'login: LCP / S',
    must: 0.85,
    aim: 0.7,
    values: ratios(own, limit, 'lcp'),
    note: `${ms(own, 'lcp')} / ${ms(limit, 'lcp')} ms`,
  },
  {
    id: 'P3',
    what: 'login: LCP / M',
    must: 0.3,
    aim: 0.2,
    values: ratios(own, other, 'lcp'),
    note: `${ms(own, 'lcp')} / ${ms(other, 'lcp')} ms; M ${ms(other, 'script')} kB of script`,
  },
  {
    id: 'P4',
    what: 'login: hydrated / first paint of M',
    must: 1.5,
    aim: 1.1,
    values: ratios(own, other, 'hydrated', 'fcp'),
    note: `${ms(own, 'hydrated')} / ${ms(other, 'fcp')} ms`,
  },
  { id: 'P4', what: 'login: what was typed before is lost (0 = kept)', must: 0, aim: 0, values: [lost], unit: 'n' },
  {
    id: 'P5',
    what: 'login: blocking time / M',
    must: 1.5,
    aim: 1,
    values: ratios(own, other, 'tbt'),
    note: `${ms(own, 'tbt')} / ${ms(other, 'tbt')} ms`,
  },
  {
    id: 'P5',
    what: 'landing: blocking time / M',
    must: 1.5,
    aim: 1,
    values: ratios(landing, other, 'tbt'),
    note: `${ms(landing, 'tbt')} / ${ms(other, 'tbt')} ms`,
  },
]

/** `complete`: the texts of the page with JavaScript, `without`: those that it shows without. */
export function textsRow(lang: string, complete: readonly string[], without: readonly string[]): Row {
  // The table of deals is data and is loaded by JavaScript.
  const lacking = complete.filter((text) => !without.includes(text) && !/\d/.test(text))
  return {
    id: 'P2',
    what: `landing ${lang}: texts that need JavaScript`,
    must: 0,
    aim: 0,
    values: [complete.length === 0 ? Number.NaN : lacking.length],
    unit: 'n',
    note: lacking.slice(0, 3).join(' | '),
  }
}

export async function measurePublic(bench: Bench): Promise<void> {
  const { add, ours, staticPages, baseline, wants } = bench
  for (const lang of wants('P1', 'P2') ? languages : []) {
    for (const line of ['slow', 'fast'] satisfies Line[]) {
      const [own = [], limit = []] = await loadInTurn(
        bench,
        [{ url: `${ours}/${lang}`, element: DEALS }, { url: `${staticPages}/${staticLandingOf[lang]}.html` }],
        { line },
      )
      add(...landingRows(lang, line, own, limit))
    }
  }
  if (wants('P2')) for (const lang of languages) add(await withoutJavaScript(bench, lang))
  if (!wants('P3', 'P4', 'P5')) return
  const [own = [], limit = [], other = [], landing = []] = await loadInTurn(bench, [
    { url: `${ours}/en/login`, element: HYDRATED },
    { url: `${staticPages}/login.html` },
    { url: `${baseline}/login` },
    { url: `${ours}/en`, element: DEALS },
  ])
  add(...publicRows(own, limit, other, landing, await orMissing(countLostInput(bench))))
}

/** Counts the texts that the landing page shows only with JavaScript. */
async function withoutJavaScript({ browser, ours }: Bench, lang: string): Promise<Row> {
  const texts: string[][] = []
  for (const javaScript of [false, true]) {
    const context = await openPhone(browser, ours, { javaScript })
    const page = await context.newPage()
    await page.goto(`${ours}/${lang}`, { waitUntil: 'load' })
    if (javaScript) await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined)
    // Content below the screen counts too, although `content-visibility` has not laid it out yet.
    const visible = await page
      .locator('h1, h2, h3, p, summary, a, button')
      .evaluateAll((found) => found.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.textContent))
    texts.push(visible.map((text) => text.trim()).filter(Boolean))
    await context.close()
  }
  const [without = [], complete = []] = texts
  return textsRow(lang, complete, without)
}

/** Types into the prerendered form before its chunks arrive. Returns 1 if hydration loses the text, else 0. */
async function countLostInput({ browser, ours }: Bench): Promise<number> {
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
