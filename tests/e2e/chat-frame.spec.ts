import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { testWithSettings, vendorScript } from './support/settings.ts'
import { expect } from './support/test.ts'

const ORIGIN = 'https://chat.example'
const test = testWithSettings({ chat: { id: '4711', hash: 'abc' }, chat_origin: ORIGIN })
const page = readFileSync(join(import.meta.dirname, '../../app/deploy/chat.html'), 'utf8')

/** The chat's page at its origin, for this cabinet. */
async function serveChat(context: BrowserContext, cabinet: string): Promise<string[]> {
  const asked: string[] = []
  await context.route(/^https:/, async (route) => {
    const url = route.request().url()
    asked.push(url)
    if (url === `${ORIGIN}/`) await route.fulfill({ contentType: 'text/html', body: page.replace('https://cabinet.example', cabinet) })
    else if (url.startsWith('https://gso.kommo.com/'))
      await route.fulfill({ contentType: 'text/javascript', body: vendorScript('kommo.js') })
    else await route.abort()
  })
  return asked
}
const launch = (tab: Page) => tab.getByRole('button', { name: 'Chat with us' }).click()
const frame = (tab: Page) => tab.locator(`iframe[src^="${ORIGIN}"]`)
const chat = (tab: Page) => tab.frameLocator(`iframe[src^="${ORIGIN}"]`).getByRole('dialog', { name: 'Chat' })

test.describe('the chat in a frame of another origin', () => {
  test('runs none of its code in our page, speaks its language, and goes where there is no chat', async ({
    page: tab,
    context,
    baseURL,
  }) => {
    const asked = await serveChat(context, baseURL!)
    await tab.goto('/en')
    expect(asked).toEqual([])
    await launch(tab)
    await expect(chat(tab)).toHaveText('anonymous; en')
    expect(await tab.evaluate(() => ['amoSocialButton', 'amo_social_button'].filter((name) => name in globalThis))).toEqual([])
    // What another window says is not the chat's.
    await tab.evaluate((origin) => window.dispatchEvent(new MessageEvent('message', { data: 'hidden', origin, source: window })), ORIGIN)
    await tab.evaluate(() => window.postMessage('hidden', window.location.origin))
    await expect(chat(tab)).toBeVisible()
    await tab.getByRole('button', { name: /^Language: / }).click()
    await tab.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await expect(chat(tab)).toHaveText('anonymous; Schreiben Sie uns')
    await tab.getByRole('link', { name: 'Anmelden' }).first().click()
    await expect(tab).toHaveURL('/de/login')
    await tab.getByRole('link', { name: 'Passwort vergessen?' }).click()
    await expect(frame(tab)).toHaveCount(0)
  })

  test('names the user on the help page', async ({ page: tab, context, baseURL, enter }) => {
    await serveChat(context, baseURL!)
    await enter('trader', '/en/help')
    await tab.getByRole('button', { name: 'Open chat' }).click()
    await expect(chat(tab)).toHaveText(/^authorized \S+; en$/)
  })

  test('obeys no other site', async ({ page: tab, context, pageErrors }) => {
    const asked = await serveChat(context, 'https://other.example')
    await tab.goto('/en')
    await launch(tab)
    await expect(frame(tab)).toHaveCount(1)
    await expect.poll(() => asked).toEqual([`${ORIGIN}/`])
    await expect.poll(() => pageErrors.length).toBe(1)
    // The frame's page speaks to its own cabinet alone.
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining("target origin provided ('https://other.example')")])
    await tab.evaluate(
      (origin) => document.querySelector('iframe')?.contentWindow?.postMessage({ id: '1', hash: 'x', locale: 'en', config: {} }, origin),
      ORIGIN,
    )
    await expect(tab.getByRole('button', { name: 'Chat with us' })).toBeVisible()
    expect(asked).toEqual([`${ORIGIN}/`])
  })
})
