// `npm run nightly -- engines`: every page opened and one payment made in Firefox and in WebKit, the engine of Safari. Firefox is as wide as a
// desktop and reads English; WebKit is as narrow as its window gets, which is the layout of phones, and reads Russian.
import { ensureBuilt } from '#app/build/build.ts'
import { templates } from '#app/src/site/paths.ts'
import type { Browser } from './browser.ts'
import { missedFaults } from './canary.ts'
import { openFirefox } from './firefox.ts'
import type { EngineLocale } from './pages.ts'
import { addressOf, pageFaults, pages, shownAt, signIn } from './pages.ts'
import { pay, paymentFaults } from './payment.ts'
import { findProgram } from './programs.ts'
import { faultsOf, serveWithListener } from './serve.ts'
import { openWebKit } from './webkit.ts'

interface Engine {
  name: string
  locale: EngineLocale
  launch: () => Promise<Browser>
}

const engines: Engine[] = [
  { name: 'Firefox', locale: 'en', launch: () => openFirefox(findProgram('firefox-esr', 'firefox-esr')) },
  {
    name: 'WebKit',
    locale: 'ru',
    launch: () => openWebKit({ driver: findProgram('WebKitWebDriver', 'webkit2gtk-driver'), screen: findProgram('Xvfb', 'xvfb') }),
  },
]

/** Runs a part of the check and prints its faults; whatever it throws is one of them. Returns whether there were none. */
async function isClean(where: string, part: () => Promise<string[]>): Promise<boolean> {
  const faults = await part().catch((error: unknown) => [(error as Error).message])
  for (const fault of faults) console.log(`✗ ${where}: ${fault}`)
  return faults.length === 0
}

/** Opens every page. Returns how many were clean. */
async function openPages({ name, locale }: Engine, browser: Browser, origin: string): Promise<number> {
  // Elsewhere, the page of the maintenance leads home.
  const closed = await serveWithListener('{"maintenance": true}')
  let clean = 0
  for (const [persona, routes] of pages) {
    if (persona) await signIn(browser, origin, persona)
    for (const template of routes) {
      const address = addressOf(template, locale)
      const isOpened = await isClean(`${name} ${address}`, async () => {
        await browser.open((template === '/maintenance' ? closed.origin : origin) + address)
        return pageFaults(browser, locale, shownAt(template))
      })
      if (isOpened) clean += 1
    }
  }
  await closed.close()
  return clean
}

/** Runs the whole check in one engine and sums it up in a line. Returns whether all was well. */
async function check(engine: Engine): Promise<boolean> {
  const { name } = engine
  const started = performance.now()
  const { origin, simulator, close } = await serveWithListener()
  const browser = await engine.launch()
  try {
    const clean = await openPages(engine, browser, origin)
    const isPaid = await isClean(`${name}, payment`, async () => {
      await pay(browser, origin, simulator)
      return [...paymentFaults(simulator), ...(await faultsOf(browser))]
    })
    const isSharp = await isClean(`${name} does not find`, () => missedFaults(browser, origin, simulator))
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`${name}: ${clean} of ${templates.length} pages clean, payment ${isPaid ? 'made once' : 'failed'}, ${seconds} s`)
    return clean === templates.length && isPaid && isSharp
  } finally {
    await browser.close()
    await close()
  }
}

await ensureBuilt(console.log)
let isAllWell = true
for (const engine of engines) {
  const isWell = await isClean(engine.name, async () => ((await check(engine)) ? [] : ['failed']))
  isAllWell &&= isWell
}
process.exit(isAllWell ? 0 : 1)
