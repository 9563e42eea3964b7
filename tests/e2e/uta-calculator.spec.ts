import { testReadRecovery } from './support/read-failure.ts'
import { expect, nightly, test } from './support/test.ts'

test('a calculation is in the URL, also by keyboard', nightly, async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/calculator?amount=750&months=24&rate=-2.5&reinvest=no')
  const rate = page.getByRole('slider', { name: 'Assumed profit or loss per month' })
  await expect(rate).toHaveAttribute('aria-valuetext', '−2.5%')
  await expect(page.locator('output.hero')).toContainText('407')
  await rate.focus()
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
  await expect(rate).toHaveAttribute('aria-valuetext', '0%')
  await expect(page).toHaveURL(/amount=750&months=24&rate=0&reinvest=no$/)
  await page.reload()
  await expect(rate).toHaveAttribute('aria-valuetext', '0%')
  await page.getByRole('switch', { name: 'Reinvest profits in UTA' }).check({ force: true })
  await expect(page).toHaveURL(/amount=750&months=24&rate=0$/)
  await expect(page.getByText('a one-time top-up fee of 2.50 USDT', { exact: false })).toBeVisible()
})

test('on a phone, the result stays in view while what it depends on is set', nightly, async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter('trader', '/en/cabinet/trade/uta/calculator')
  const result = page.locator('output.hero')
  await expect(result).toBeInViewport()
  await page.getByRole('button', { name: 'Reset' }).scrollIntoViewIfNeeded()
  await expect(result).toBeInViewport()
})

test('a key pressed while the URL is being written counts', nightly, async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/calculator?amount=750&months=24&rate=-2.5&reinvest=no')
  const rate = page.getByRole('slider', { name: 'Assumed profit or loss per month' })
  await expect(rate).toHaveAttribute('aria-valuetext', '−2.5%')
  await rate.focus()
  // The second press comes when the browser knows the new URL and the page does not yet.
  await page.evaluate(() => {
    const own = history.replaceState.bind(history)
    history.replaceState = (...entry) => {
      own(...entry)
      history.replaceState = own
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    }
  })
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/rate=-2&reinvest=no$/)
  await expect(rate).toHaveAttribute('aria-valuetext', '−2%')
})

test(
  'a typed amount is in the URL to its last digit, and goes on to the top-up as a draft that sends nothing',
  nightly,
  async ({ page, enter }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
    await enter('trader', '/de/cabinet/trade/uta/calculator')
    const amount = page.getByRole('textbox', { name: 'Betrag in USDT' })
    await amount.fill('1.234,50000000000000000001')
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill('1.234,500000000000000001')
    await expect(page).toHaveURL(/amount=1234\.500000000000000001&months=12&rate=1$/)
    await page.reload()
    await expect(amount).toHaveValue('1.234,500000000000000001')
    sent.length = 0
    await page.getByRole('link', { name: /^UTA mit 1\.234,50\sUSDT aufladen$/ }).click()
    await expect(page).toHaveURL('/de/cabinet/trade/uta/refill?amount=1234.500000000000000001')
    const draft = page.getByRole('textbox', { name: 'Betrag zum Aufladen' })
    await expect(draft).toHaveValue('1.234,500000000000000001')
    await expect(draft).toHaveAccessibleDescription('Aus Ihrem Link übernommen. Gesendet wird erst, wenn Sie bestätigen.')
    expect(sent.filter((path) => path.includes('/uta/'))).toEqual([])

    for (const hostile of ['-5', '1e9', '0', '<b>', '5,000']) {
      await page.goto(`/de/cabinet/trade/uta/refill?amount=${encodeURIComponent(hostile)}`)
      await expect(draft).toHaveValue('')
    }
  },
)

testReadRecovery([
  {
    path: '/en/cabinet/trade/uta/calculator',
    title: 'Calculator',
    operation: 'GET /api/prefences',
    message: 'The top-up fee and the referral program’s share aren’t available',
    recovered: 'a one-time top-up fee of 2.50 USDT',
  },
])
