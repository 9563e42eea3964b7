import type { Page } from '@playwright/test'

export const wallet = '/en/cabinet/actives/withdraw/wallet'
export const address = '0x52908400098527886E0F7030069857D2E4169EE7'
export const create = 'POST /api/withdraw'
export const confirm = 'POST /api/withdraw/{id}/confirm'

/** Fills the form of a withdrawal to an address that is typed. */
export const fill = async (page: Page, amount: string, to = address) => {
  await page.getByLabel('Amount').fill(amount)
  if (await page.getByRole('radio', { name: 'Another BEP-20 address' }).isVisible())
    await page.getByRole('radio', { name: 'Another BEP-20 address' }).check()
  await page.getByLabel('BEP-20 address', { exact: true }).fill(to)
}
export const check = (page: Page) => page.getByRole('button', { name: 'Review details' })
export const send = (page: Page) => page.getByRole('button', { name: /^Send / })
export const cells = (page: Page) => page.getByRole('textbox', { name: 'Six-digit code' })
