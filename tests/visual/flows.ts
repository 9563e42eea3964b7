// `npm run flows`: walks through each flow of the built workbench, as its steps say, in a browser.
import { chromium } from 'playwright'
import { ensureWorkbench, phase, serveWorkbench, stillBrowser, storiesOf, storyAddress } from './workbench.ts'

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
    .waitForFunction(
      (read) => {
        const now = new Function(`return (${read})()`)() as string
        return ['finished', 'errored', 'aborted'].includes(now) && now
      },
      phase.toString(),
      { timeout: 60_000 },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => 'too slow')
  const right = done === 'finished' && said.length === 0
  if (!right) failed += 1
  const why = right
    ? ''
    : `: ${done} ${said.join(' | ')} ${
        (await page
          .locator('#error-message')
          .textContent()
          .catch(() => '')) ?? ''
      }`.slice(0, 600)
  console.log(`${right ? '✓' : '✗'} ${name} ${((performance.now() - started) / 1000).toFixed(1)} s${why}`)
  await page.close()
}
await browser.close()
close()
process.exit(failed > 0 ? 1 : 0)
