import type { Simulator } from '#mocks/simulator.ts'
import type { Browser } from './browser.ts'
import { until } from './browser.ts'
import { pageFaults } from './pages.ts'
import { pay, paymentFaults } from './payment.ts'
import { faultsOf } from './serve.ts'

/** Lets each kind of fault happen in the page that is open. */
const plant = (): void => {
  console.error('planted')
  setTimeout(() => {
    throw new Error('planted')
  })
  void Promise.reject(new Error('planted promise'))
  const image = new Image()
  image.src = 'https://localhost/planted.png'
  document.body.append(Object.assign(document.createElement('h1'), { textContent: '<0>Planted</0>' }))
}
const plantedFaults = [
  /^console error: planted/,
  /^uncaught: .*planted$/,
  /^uncaught: .*planted promise/,
  /^policy: img-src/,
  /^2 visible h1/,
  /^shows <0>/,
]

/** Plants faults in a page, opens a page that does not exist, and pays a second time. Returns what the check does not find. */
export async function missedFaults(browser: Browser, origin: string, simulator: Simulator): Promise<string[]> {
  const missed: string[] = []
  await browser.open(`${origin}/en/help`)
  await browser.run(plant)
  await until('a planted fault', async () => (await faultsOf(browser)).length > 3).catch(() => {})
  const found = await pageFaults(browser, 'en', '/help')
  for (const one of plantedFaults) if (!found.some((fault) => one.test(fault))) missed.push(`a planted fault: ${one.source}`)

  await browser.open(`${origin}/en/nowhere`)
  if ((await pageFaults(browser, 'en', '/help')).length === 0) missed.push('a page that does not exist')

  await pay(browser, origin, simulator)
  if (paymentFaults(simulator).length === 0) missed.push('a second payment')
  return missed
}
