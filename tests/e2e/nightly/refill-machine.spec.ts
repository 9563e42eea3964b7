import type { Page, Route } from '@playwright/test'
import { nameOf } from '../../unit/app/refill-events.ts'
import { leaf } from '../../unit/app/machine-states.ts'
import type { Step } from '../support/refill-tour.ts'
import { refillTour } from '../support/refill-tour.ts'
import { expect, test } from '../support/test.ts'
import { advanceUntil, advanceUntilVisible, pauseClock } from '../support/time.ts'

const address = '/en/cabinet/trade/uta/refill'
const id = 'rq-tour'
const delegation = {
  id: null as string | null,
  request_id: id,
  status: 'processing',
  amount: '100',
  fee_type: 'usdt',
  fee_amount: '1',
  fee_token: 'USDT',
  net_amount: '99',
  balance_after: null,
  transaction_id: 'tx-1',
  failure_reason: null,
  created_at: '2026-08-14T14:20:06Z',
  completed_at: null,
}

/** The text that identifies each state on the page. */
const headings: Record<string, string> = {
  'polling.standby': 'Waiting for confirmation',
  'polling.asking': 'Waiting for confirmation',
  'polling.waiting': 'Waiting for confirmation',
  'polling.paused': 'Waiting for connection',
  'gaveUp.resting': 'Still no answer',
  'gaveUp.checking': 'Still no answer',
  done: '99.00 USDT added to UTA',
  failed: 'The transfer failed',
  lost: 'Request not found',
}

/** Another tab of the same person that stays the leader until it is released. */
async function otherTab(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  return {
    hold: () =>
      other.evaluate(
        (name) =>
          new Promise<void>((granted) => {
            void navigator.locks.request(name, () => {
              granted()
              return new Promise<void>((done) => Object.assign(globalThis, { letGo: done }))
            })
          }),
        `matu-refill-${id}`,
      ),
    letGo: () => other.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo()),
    keep: (attempt: number, at: number) =>
      other.evaluate((text) => localStorage.setItem('matu_refill', text), JSON.stringify({ request_id: id, attempt, at, person: null })),
  }
}

test('every transition of the refill machine happens on the page (T2)', async ({ page, enter, context, simulator, pageErrors }) => {
  test.slow()
  await page.clock.install()
  const open: Route[] = []
  let asked = 0
  await page.route('**/api/uta/delegate', (route) => route.fulfill({ status: 202, json: { request_id: id } }))
  await page.route('**/api/uta/delegate/*', (route) => {
    asked += 1
    open.push(route)
  })
  await enter('trader', address)
  const form = page.getByLabel('Top-up amount')
  const ring = page.getByRole('img', { name: /^Check \d+ of 20$/ })
  const other = await otherTab(page)
  const say = (status: number, json: object) => open.shift()!.fulfill({ status, json })
  const letLie = async () => Promise.all(open.splice(0).map((route) => route.abort().catch(() => {})))
  let attempt = 0
  /** From here on the clock only advances when the test advances it, however slow the machine is. */
  const still = () => pauseClock(page)

  await expect(form).toBeVisible()
  await still()

  const act: Record<string, (leg: Step) => Promise<unknown>> = {
    async ACCEPTED() {
      await other.hold()
      await form.fill('100')
      await form.press('Enter')
      await page.getByRole('button', { name: /^Top up UTA with / }).press('Enter')
    },
    async RESUME() {
      await other.hold()
      await other.keep(18, simulator.clock.now())
      await page.clock.resume()
      await page.reload()
      await expect(ring).toBeVisible()
      await still()
    },
    LEAD: () => other.letGo(),
    SEEN: () => other.keep(Math.max(19, attempt), simulator.clock.now()),
    PENDING: () => say(200, delegation),
    RESULT: () => say(200, { ...delegation, id: 'del-1', status: 'done', balance_after: '6339.18' }),
    FAILED: () => say(200, { ...delegation, status: 'failed' }),
    GONE: () => say(404, { message: 'Not Found' }),
    async OFFLINE({ to }) {
      await context.setOffline(true)
      await letLie()
      if (!to.matches({ polling: 'paused' })) await context.setOffline(false)
    },
    ONLINE: () => context.setOffline(false),
    CHECK_AGAIN: () => page.getByRole('button', { name: 'Check again' }).press('Enter'),
    RESET: () => page.getByRole('button', { name: /^(New top-up|Try again)$/ }).press('Enter'),
    'xstate.after.pause.refill.polling.waiting': () => advanceUntil(page, 2_000, () => open.length > 0),
  }

  for (const [at, leg] of refillTour().entries()) {
    const state = leaf(leg.to.value)
    const before = asked
    await test.step(`${at}: ${nameOf(leg.event)} leads to ${state}`, async () => {
      await act[nameOf(leg.event)]!(leg)
      attempt = leg.to.context.attempt
      if (state === 'idle') return await expect(form).toBeVisible()
      await expect(page.getByRole('heading', { name: headings[state]!, exact: true })).toBeVisible()
      if (state.startsWith('polling')) await expect(ring).toHaveAccessibleName(`Check ${attempt} of 20`)
      await expect.poll(() => asked - before).toBe(state.endsWith('asking') || state.endsWith('checking') ? 1 : 0)
    })
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await advanceUntilVisible(page, 2_000, page.getByRole('heading').first())
  expect(pageErrors.splice(0)).toEqual([])
})
