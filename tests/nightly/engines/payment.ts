import type { Simulator } from '#mocks/simulator.ts'
import { confirmWithdrawal, createWithdrawal, recipient, withdrawToWalletPath } from '../../e2e/support/withdraw.ts'
import type { Browser } from './browser.ts'
import { press, shows, type } from './browser.ts'
import { signIn } from './pages.ts'

const amount = '40'

/** Withdraws to a wallet, as a person does, with mouse and keyboard: form, review, code, and the wait for the arrival. */
export async function pay(browser: Browser, origin: string, { clock }: Simulator): Promise<void> {
  await signIn(browser, origin, 'trader')
  await browser.open(`${origin}${withdrawToWalletPath}`)
  await type(browser, 'input[name="amount"]', amount)
  await type(browser, 'input[name="address"]', recipient)
  await press(browser, 'button', 'Review details')
  await press(browser, 'button', `Send ${amount}`)
  await type(browser, 'input[autocomplete="one-time-code"]', '246810')
  await shows(browser, 'Copy as text')
  clock.advance(30_000)
  await shows(browser, 'Your withdrawal has arrived.')
}

/** Everything but a payment that was requested, confirmed and executed exactly once. */
export function paymentFaults({ log, world }: Simulator): string[] {
  const count = (operation: string): number => log.filter((entry) => entry.operation === operation).length
  const executed = [...world.users.values()]
    .flatMap(({ withdrawals }) => [...withdrawals.values()])
    .filter(({ view }) => view.address === recipient && view.amount === amount && view.status === 'done').length
  return Object.entries({ requested: count(createWithdrawal), confirmed: count(confirmWithdrawal), executed })
    .filter(([, times]) => times !== 1)
    .map(([what, times]) => `the payment was ${what} ${times} times`)
}
