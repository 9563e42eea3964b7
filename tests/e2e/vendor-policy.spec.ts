import { testWithSettings, vendorScript } from './support/settings.ts'
import { expect } from './support/test.ts'

const test = testWithSettings({ chat: { id: '4711', hash: 'abc' } })

// What app/docs/security.md says of third parties is read off here.
test('the policy of a page stops a vendor’s script from writing markup, scripts and inline styles', async ({
  page,
  context,
  pageErrors,
}) => {
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: vendorScript('widget.js') }))
  await page.goto('/en')
  await page.getByRole('button', { name: 'Chat with us' }).click()
  const outcomes = () => page.evaluate(() => (globalThis as unknown as { matuWidget?: Record<string, string> }).matuWidget)
  await expect.poll(outcomes).toEqual({
    innerHTML: 'TypeError',
    insertAdjacentHTML: 'TypeError',
    DOMParser: 'TypeError',
    'script.src': 'TypeError',
    'script.text': 'TypeError',
    eval: 'EvalError',
    'a Trusted Types policy of its own': 'TypeError',
    'a style attribute': 'is ignored',
    'a style element': 'is ignored',
    'a style property': 'works',
    'elements and text': 'works',
  })
  // Each attempt is a violation that the browser reports.
  const violated = pageErrors.splice(0).flatMap((text) => /^policy: ([\w-]+)/.exec(text)?.[1] ?? [])
  expect(new Set(violated)).toEqual(new Set(['require-trusted-types-for', 'trusted-types', 'style-src-attr', 'style-src-elem']))
})
