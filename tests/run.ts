// `npm test`: all steps below. `npm test -- unit e2e`: some of them. `npm test -- changed`: what the uncommitted changes touch; `npm test -- changed
// main`: what differs from `main`.
import type { Step } from './steps.ts'
import { playwright, runSteps, vitest } from './steps.ts'

const steps: Step[] = [
  { name: 'contract', title: 'contract lint', command: ['npm', 'run', '-s', 'contract:lint'], inBackground: true },
  { name: 'fresh', title: 'generated code is fresh', command: ['node', 'tests/fresh.ts'], inBackground: true },
  { name: 'types', title: 'types', command: ['npm', 'run', '-s', 'types'], inBackground: true },
  { name: 'lint', title: 'lint and format', command: ['npm', 'run', '-s', 'lint'], inBackground: true },
  { name: 'unused', title: 'no unused file, export or dependency', command: ['knip', '--no-progress'], inBackground: true },
  { name: 'build', title: 'production build with all languages prerendered', command: ['npm', 'run', '-s', 'build'] },
  { name: 'unit', title: 'unit, integration and architecture tests', command: vitest('unit') },
  { name: 'stories', title: 'stories in a real browser, with axe', command: vitest('stories'), needsBrowser: true },
  { name: 'e2e', title: 'browser tests over HTTP', command: playwright('tests/playwright.config.ts'), needsBrowser: true },
]

const changedSince = (revision: string): Step[] => [
  ...steps.filter(({ name }) => name === 'types' || name === 'lint'),
  { name: 'build', title: 'production build, if it is stale', command: ['node', 'app/build/build.ts', '--if-stale'] },
  { name: 'unit', title: 'tests that a change touches', command: vitest('unit', '--changed', revision, '--passWithNoTests') },
  {
    ...steps.find(({ name }) => name === 'stories')!,
    title: 'stories that a change touches',
    command: vitest('stories', '--changed', revision, '--passWithNoTests'),
  },
  {
    name: 'e2e',
    title: 'browser tests that were changed',
    command: playwright('tests/playwright.config.ts', `--only-changed=${revision}`, '--pass-with-no-tests', '--project=journeys'),
    needsBrowser: true,
  },
]

const [first, ...others] = process.argv.slice(2)
if (first === 'changed') await runSteps(changedSince(others[0] ?? 'HEAD'), [])
else await runSteps(steps, process.argv.slice(2))
