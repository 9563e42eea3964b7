// `npm run flows`: walks through each flow of the built workbench, as its steps say, in a browser.
import { chromium } from 'playwright'
import { ensureWorkbench, serveWorkbench, stillBrowser, storiesOf, storyAddress } from './workbench.ts'

ensureWorkbench()
const { origin, close } = await serveWorkbench()
const browser = await chromium.launch(stillBrowser())
let failed = 0
for (const { id, name } of storiesOf().filter(({ title }) => title === 'flows/Flows')) {
  const started = performance.now()
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  await page.goto(storyAddress(origin, id, '&walk=1'))
  const done = await page
    .waitForFunction(() => document.documentElement.dataset['walk'], undefined, { timeout: 90_000 })
    .then((handle) => handle.jsonValue())
    .catch(() => 'the walk never ended')
  const right = done === 'done' && said.length === 0
  if (!right) failed += 1
  const why = right ? '' : `: ${done} ${said.join(' | ')}`
  console.log(`${right ? '✓' : '✗'} ${name} ${((performance.now() - started) / 1000).toFixed(1)} s${why}`)
  await page.close()
}
await browser.close()
close()
process.exit(failed > 0 ? 1 : 0)
