import type { Page } from '@playwright/test'
import type { Simulator } from '#mocks/simulator.ts'
import { clientOf } from '../../unit/mocks/client.ts'
import { visitPages } from '../support/visit-pages.ts'
import { code, expect, test } from '../support/test.ts'
import { recipient } from '../support/withdraw.ts'

/** Transfers made before the page is opened: the path of the receipt, and the received amount in English format. */
async function moved(simulator: Simulator): Promise<ReadonlyArray<{ path: string; amount: string }>> {
  const client = clientOf(simulator)
  await client.signIn('trader')
  const post = async (path: string, body: unknown): Promise<Record<string, string>> => {
    const { status, body: answer } = await client.post<Record<string, string>>(path, body)
    expect([200, 201, 202], `${path}: ${JSON.stringify(answer)}`).toContain(status)
    return answer
  }
  const withdrawal = async (to: object): Promise<string> => {
    const { id } = await post('/api/withdraw', { token: 'USDT', fee_type: 'usdt', ...to })
    await post(`/api/withdraw/${id}/confirm`, { code })
    return id!
  }
  const exchange = async (account: string, from_amount: string): Promise<{ id: string; amount: string }> => {
    const { id, net_amount } = await post('/api/tokens-exchange', { account, from_token: 'MATU', to_token: 'USDT', from_amount })
    const [whole = '', decimals = ''] = net_amount!.split('.')
    return { id: id!, amount: `${Number(whole).toLocaleString('en-US')}.${decimals.padEnd(2, '0').slice(0, 2)} USDT` }
  }
  const wallet = await withdrawal({ method: 'wallet', amount: '1234.500000000000000001', address: recipient })
  const card = await withdrawal({ method: 'card', amount: '1000.5', card_number: '4111111111111111', card_holder: 'VERA LINDT' })
  const assets = await exchange('main', '1500.25')
  const bonus = await exchange('bonus', '400.000000000000000001')
  const uta = await post('/api/uta/withdraw', { amount: '1250.75', token_name: 'USDT', fee_type: 'usdt' })
  simulator.clock.advance(60_000)
  return [
    { path: `/cabinet/actives/withdraw/wallet?receipt=${wallet}`, amount: '1,232.00 USDT' },
    { path: `/cabinet/actives/withdraw/fiat-money?receipt=${card}`, amount: '998.00 USDT' },
    { path: `/cabinet/bonus-account/exchange?receipt=${assets.id}`, amount: assets.amount },
    { path: `/cabinet/bonus-account/exchange?receipt=${bonus.id}`, amount: bonus.amount },
    { path: `/cabinet/trade/uta/withdrawal?receipt=${uta['transaction_id']}`, amount: '1,248.25 USDT' },
  ]
}

/** The format of an amount and a date in each language, and the label of the copy button. */
const written = {
  en: { separators: ',.', date: /[A-Z][a-z]{2} \d{1,2}, 20\d\d, \d\d:\d\d GMT/, copy: 'Copy as text' },
  de: { separators: '.,', date: /\d{1,2}\. [A-Z][a-zä]{2,4}\.? 20\d\d, \d\d:\d\d GMT/, copy: 'Als Text kopieren' },
  es: { separators: '.,', date: /\d{1,2} [a-z]{3,4} 20\d\d, \d\d:\d\d GMT/, copy: 'Copiar como texto' },
  ru: { separators: ' ,', date: /\d{1,2} [а-я]{3,5}\.? 20\d\d, \d\d:\d\d GMT/, copy: 'Скопировать текст' },
} as const

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const inWords = (amount: string, [group, point]: string): string => amount.replace(/[,.]/g, (sign) => (sign === ',' ? group! : point!))

/** The printable area of an A4 page, in CSS pixels. */
const sheet = { width: 673, height: 986 }

/** Prints the page and returns the number of A4 pages. */
async function printed(page: Page): Promise<{ pages: number; format: boolean }> {
  const source = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return {
    pages: source.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    format: /\/MediaBox\s*\[0 0 59\d(\.\d+)? 84\d(\.\d+)?\]/.test(source),
  }
}

test('each receipt prints on one A4 page in each language, with its own figures and URL, and can be copied as text', async ({
  page,
  context,
  enter,
  simulator,
}) => {
  test.slow() // five receipts in four languages
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(sheet)
  const receipts = await moved(simulator)
  await enter('trader', '/en/cabinet/bonus-account')
  const paper = page.locator('[data-receipt]')
  for (const [lang, { separators, date, copy }] of Object.entries(written))
    for (const { path, amount } of receipts) {
      const what = `${lang} ${path}`
      await page.emulateMedia({ media: 'screen' })
      await visitPages(page, [`/${lang}${path}`])
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const own = inWords(amount, separators)
      await expect.poll(async () => plain(await paper.innerText()), { message: what }).toContain(own.replace(/ \w+$/, ''))
      expect(plain(await paper.innerText()), what).toMatch(date)

      // Every receipt in one language, and one receipt in every language.
      if (lang === 'en' || path === receipts[0]!.path) {
        await page.getByRole('button', { name: copy }).click()
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), { message: what }).toContain(page.url())
        const text = await page.evaluate(() => navigator.clipboard.readText())
        expect(text, what).toContain(own.replace(/ \w+$/, ''))
        expect(text, what).toMatch(date)
      }

      // Black on white also in the dark theme, without the layout, and no wider than the page.
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(paper.getByText(page.url())).toBeVisible()
      await expect(page.getByRole('navigation').or(page.getByRole('button'))).toHaveCount(0)
      const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.querySelector('[data-receipt]')!.scrollHeight])
      expect(size[0], what).toBeLessThanOrEqual(sheet.width)
      expect(size[1], what).toBeLessThanOrEqual(sheet.height)
      // Only the language with the longest words, because printing all would take ten times as long.
      if (lang === 'de') expect(await printed(page), what).toEqual({ pages: 1, format: true })
    }
})

test('a receipt shows the received amount first', async ({ page, enter, simulator }) => {
  const receipts = await moved(simulator)
  await enter('trader', '/en/cabinet/bonus-account')
  for (const { path, amount } of receipts) {
    await visitPages(page, [`/en${path}`])
    const paper = page.locator('[data-receipt]')
    await expect.poll(async () => /[\d,]+\.\d+\s[A-Z]+/.exec(plain(await paper.innerText()))?.[0], { message: path }).toBe(amount)
  }
})
