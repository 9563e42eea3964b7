// Draws every screen's ready story of the built Storybook with text at 200 %, on phones, in two languages with long words and long numbers. Nothing may
// be wider than the window, and no number may be split. `node tests/visual/text-size.ts uta` checks the stories whose id contains the word.
import { chromium } from 'playwright'
import { enlargedFaults } from '../../stories/.storybook/enlarged.ts'
import { ended, ensureWorkbench, serveWorkbench, stillBrowser, storiesOf, storyAddress } from './workbench.ts'

const locales = ['de', 'es']
const widths = [320, 390]
const only = process.argv[2] ?? ''

ensureWorkbench()
const { origin, close } = await serveWorkbench()
const browser = await chromium.launch(stillBrowser())
const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 844 } })
const page = await context.newPage()
const frames = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const faults: string[] = []
const stories = storiesOf().filter(({ id }) => /^screens-.*--(ready|blank)$/.test(id) && id.includes(only))
for (const locale of locales)
  for (const { id } of stories) {
    await page.goto(storyAddress(origin, id, `;locale:${locale};text:double;motion:reduced`))
    await page.waitForFunction(ended)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await frames()
      const found = await page.evaluate(enlargedFaults)
      faults.push(...found.map((fault) => `${id} in ${locale} at ${width} px: ${fault}`))
    }
  }

// Canary: a wide box and a number in a box of the width of one digit must be found.
await page.evaluate(() => {
  const root = document.getElementById('storybook-root')!
  root.insertAdjacentHTML('beforeend', '<p class="planted">1.250,00</p><hr class="planted">')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('p.planted { width: 1ch; overflow-wrap: anywhere } hr.planted { width: 2000px }')
  document.adoptedStyleSheets.push(sheet)
})
const seen = await page.evaluate(enlargedFaults)
if (!seen.some((fault) => fault.includes('wider')) || !seen.includes('1.250,00 is split')) faults.push('The planted faults were not found.')

await browser.close()
close()
for (const fault of faults) console.log(`✗ ${fault}`)
console.log(`${stories.length} screens, ${locales.join(' and ')}, ${widths.join(' and ')} px: ${faults.length} fault(s)`)
process.exit(faults.length > 0 ? 1 : 0)
