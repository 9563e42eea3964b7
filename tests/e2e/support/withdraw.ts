import type { Page } from '@playwright/test'

export const withdrawToWalletPath = '/en/cabinet/actives/withdraw/wallet'
export const recipient = '0x52908400098527886E0F7030069857D2E4169EE7'
export const createWithdrawal = 'POST /api/withdraw'
export const confirmWithdrawal = 'POST /api/withdraw/{id}/confirm'

/** Fills in a withdrawal to an address that is entered by hand. */
export const fillWithdrawal = async (page: Page, amount: string, to = recipient) => {
  await page.getByLabel('Amount').fill(amount)
  if (await page.getByRole('radio', { name: 'Another BEP-20 address' }).isVisible())
    await page.getByRole('radio', { name: 'Another BEP-20 address' }).check()
  await page.getByLabel('BEP-20 address', { exact: true }).fill(to)
}
export const reviewButton = (page: Page) => page.getByRole('button', { name: 'Review details' })
export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send / })
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Six-digit code' })
