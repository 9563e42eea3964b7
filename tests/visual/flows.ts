// `node tests/visual/flows.ts`: plays each flow story of the built Storybook step by step in a browser.
import { chromium } from 'playwright'
import { ensureWorkbench, serveWorkbench, stillBrowser, storiesOf, storyAddress } from './workbench.ts'

ensureWorkbench()
const { origin, close } = await serveWorkbench()
const browser = await chromium.launch(stillBrowser())
let failed = 0
for (const { id, name } of storiesOf().filter(({ title }) => title === 'flows/Flows')) {
  const started = performance.now()
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(storyAddress(origin, id, '&walk=1'))
  const done = await page
    .waitForFunction(() => document.documentElement.dataset['walk'], undefined, { timeout: 90_000 })
    .then((handle) => handle.jsonValue())
    .catch(() => 'timed out')
  const passed = done === 'done' && errors.length === 0
  if (!passed) failed += 1
  const why = passed ? '' : `: ${done} ${errors.join(' | ')}`
  console.log(`${passed ? '✓' : '✗'} ${name} ${((performance.now() - started) / 1000).toFixed(1)} s${why}`)
  await page.close()
}
await browser.close()
close()
process.exit(failed > 0 ? 1 : 0)
