import { join } from 'node:path'
import { expect, it } from 'vitest'
import { failuresIn } from '../failures.ts'

const passed = { status: 'passed', fullName: 'amounts are exact', failureMessages: [] }

it('names the failed tests of Vitest, and a file that could not start', () => {
  const testResults = [
    { name: join(process.cwd(), 'tests/unit/a.test.ts'), message: '', assertionResults: [passed] },
    {
      name: join(process.cwd(), 'tests/unit/b.test.ts'),
      message: '',
      assertionResults: [
        passed,
        { status: 'failed', fullName: 'fees round down', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'] },
      ],
    },
    { name: join(process.cwd(), 'tests/unit/c.test.ts'), message: 'Cannot find module', assertionResults: [] },
  ]
  expect(failuresIn({ testResults })).toEqual([
    '✗ tests/unit/b.test.ts › fees round down\n    expected 1\n    to be 2',
    '✗ tests/unit/c.test.ts\n    Cannot find module',
  ])
})

it('names the failed tests of Playwright at any depth, with the error of the first try that has one', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    ok,
    file: 'login.spec.ts',
    title,
    tests: [{ results: [{}, { ...(message !== undefined && { error: { message } }) }] }],
  })
  const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('signs in', false, 'Timeout'), spec('breaks off', false)] }] }]
  expect(failuresIn({ suites })).toEqual(['✗ login.spec.ts › signs in\n    Timeout', '✗ login.spec.ts › breaks off'])
})
