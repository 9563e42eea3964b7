import en from '#design-system/i18n/en/common/index.ts'
import ru from '#design-system/i18n/ru/common/index.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { path, routeMeta, templates } from '#app/src/site/paths.ts'
import type { RoutePath } from '#app/src/site/paths.ts'
import { TOKEN_KEY } from '#app/src/auth/token.ts'
import type { Persona } from '#mocks/fixtures/personas.ts'
import type { Browser } from './browser.ts'
import { until } from './browser.ts'
import { faultsOf } from './serve.ts'

/** The languages of the check. Text beyond Latin-1 takes other paths through an engine than English does. */
export type EngineLocale = 'en' | 'ru'
const retryTexts: Record<EngineLocale, string> = { en: en.tryAgain, ru: ru.tryAgain }

const samples = { token: 'abcdef0123456789', code: 'VERA48', number: 3, symbol: 'USDT', partnerId: 'p-1', walletId: 'tw-1' }

export const addressOf = (template: RoutePath, locale: Locale): string =>
  (path as (template: string, lang: string, options: object) => string)(template, locale, { params: samples })

/** The page that is shown: an invitation leads home. */
export const shownAt = (template: RoutePath): RoutePath => (template === '/r/:code' ? '/' : template)

/** The person for whom a page exists; null for a page that is opened signed out. */
function personaOf(template: RoutePath): Persona | null {
  const { access, layout } = routeMeta(template)
  if (access === 'trusted') return 'secure'
  if (access !== 'cabinet') return null
  return layout === 'protect' ? 'new' : layout === 'promo-summer' ? 'summer' : 'trader'
}

/** Every page of the site map, by the person who opens it. */
export const pages: ReadonlyMap<Persona | null, RoutePath[]> = Map.groupBy(templates, personaOf)

/** Signs a person in without the form, with empty storage. */
export async function signIn(browser: Browser, origin: string, persona: Persona): Promise<void> {
  // A document of the origin without the application.
  await browser.open(`${origin}/robots.txt`)
  await browser.run(
    async (who, key) => {
      const response = await fetch('/__simulator/sign-in', { method: 'POST', body: JSON.stringify({ persona: who }) })
      const { auth_token: token } = (await response.json()) as { auth_token: string }
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem(key, token)
    },
    persona,
    TOKEN_KEY,
  )
}

interface Seen {
  /** What the page still waits for. */
  missing: string[]
  /** The path template of the page that is shown. */
  shown: string
  headings: string[]
  /** Buttons that only the error page and parts that failed to load have. */
  retries: string[]
  /** Marks and arguments of the catalogue in the text: a sentence that was not put together. */
  marks: string[]
}

const look = (retryText: string): Seen => {
  const visible = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const headings = visible('h1').map((one) => one.textContent ?? '')
  const busy = visible('main [aria-busy="true"]')
  // Parts below the first screen load when the user scrolls to them, bit by bit.
  if (busy.some((one) => one.getBoundingClientRect().top > innerHeight / 2)) scrollBy({ top: 200, behavior: 'instant' })
  const page = location.pathname.slice(3)
  const { ready } = document.documentElement.dataset
  const missing = {
    // The token of a reset link leaves the address at once.
    hydration: ready !== page && !ready?.startsWith(`${page}/`),
    'a heading': headings.length === 0,
    data: busy.length > 0,
  }
  return {
    missing: Object.entries(missing).flatMap(([what, isMissing]) => (isMissing ? [what] : [])),
    shown: document.querySelector('[data-page]')?.getAttribute('data-page') ?? '',
    headings,
    retries: visible('main button').flatMap(({ textContent }) => (textContent?.trim() === retryText ? [retryText] : [])),
    marks: document.body.innerText.match(/<\/?\d>|\{\w+[:}]/g) ?? [],
  }
}

/** Waits until the page that is open is complete, and returns what is wrong with it. */
export async function pageFaults(browser: Browser, locale: EngineLocale, shown: string): Promise<string[]> {
  const see = (): Promise<Seen> => browser.run(look, retryTexts[locale])
  const complete = async (): Promise<Seen | null> => {
    // Between two documents there is nothing to see: an invitation leads home at once.
    const seen = await see().catch(() => null)
    return seen?.missing.length === 0 ? seen : null
  }
  const seen = await until('complete', complete).catch(see)
  return [
    ...seen.missing.map((what) => `still waits for ${what}`),
    ...(seen.shown === shown ? [] : [`shows ${seen.shown || 'no page of the site map'}`]),
    ...(seen.headings.length === 1 ? [] : [`${seen.headings.length} visible h1: ${seen.headings.join(' | ')}`]),
    ...(seen.retries.length === 0 ? [] : ['says that something did not load']),
    ...(seen.marks.length === 0 ? [] : [`shows ${seen.marks.join(' ')}`]),
    ...(await faultsOf(browser)),
  ]
}
