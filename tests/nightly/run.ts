// `npm run nightly`: what takes too long for every run. `npm run nightly -- heap mutation` runs some steps.
import type { Step } from '../steps.ts'
import { playwright, runSteps, vitest } from '../steps.ts'

const nightly = { MATU_NIGHTLY: '1' }

const steps: Step[] = [
  { name: 'build', title: 'production build', command: ['node', 'app/build/build.ts', '--if-stale'] },
  { name: 'workbench', title: 'built Storybook', command: ['npm', 'run', '-s', 'storybook:build'] },
  { name: 'unit', title: 'unit, integration and architecture tests with whole matrices', command: vitest('unit'), env: nightly },
  { name: 'verify', title: 'contract:verify --write against the simulator over HTTP', command: ['node', 'tests/nightly/verify.ts'] },
  {
    name: 'e2e',
    title: 'all browser tests: every fault of every page, layout shifts, further widths, languages and cases',
    command: playwright('tests/playwright.config.ts'),
    env: nightly,
    needsBrowser: true,
  },
  {
    name: 'stories',
    title: 'every story, with axe in both themes and at both widths',
    command: vitest('stories'),
    env: nightly,
    needsBrowser: true,
  },
  { name: 'engines', title: 'every page and one payment in Firefox and WebKit', command: ['node', 'tests/nightly/engines/run.ts'] },
  { name: 'flows', title: 'the five journeys of the workbench', command: ['node', 'tests/visual/flows.ts'], needsBrowser: true },
  {
    name: 'text',
    title: 'every screen with text at 200 %, on phones, in German and Spanish',
    command: ['node', 'tests/visual/text-size.ts'],
    needsBrowser: true,
  },
  {
    name: 'visual',
    title: 'pictures of every component and ready screen',
    command: ['node', 'tests/visual/pictures.ts'],
    needsBrowser: true,
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse: accessibility, best practices and search engines',
    command: ['node', 'tests/bench/lighthouse.ts', '--without-performance'],
  },
  {
    name: 'heap',
    title: '300 polls of 60 s and 20 laps over the cabinet',
    command: playwright('tests/nightly/playwright.config.ts'),
    needsBrowser: true,
  },
  {
    name: 'mutation',
    title: 'mutation score of money, retry, guards, session and parsers',
    command: ['node', 'tests/nightly/mutation.ts'],
  },
]

await runSteps(steps, process.argv.slice(2))
