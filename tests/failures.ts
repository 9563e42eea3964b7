import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The part of Playwright's JSON report that is read here. */
interface Suite {
  specs: { ok: boolean; file: string; title: string; tests: { results: { error?: { message?: string } }[] }[] }[]
  suites?: Suite[]
}

/** The part of Vitest's JSON report that is read here. `message` is the error of a file whose code or hooks failed. */
interface TestFile {
  name: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** How many lines of an error are printed. */
const SHOWN = 6

const lines = (test: string, error = ''): string =>
  [`✗ ${test}`, ...stripVTControlCharacters(error).split('\n').slice(0, SHOWN)].join('\n    ').trimEnd()

const inSuite = ({ specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results)
      return lines(`${file} › ${title}`, results.find(({ error }) => error)?.error?.message)
    }),
  ...suites.flatMap(inSuite),
]

const inFile = ({ name, message, assertionResults }: TestFile): string[] => {
  const file = relative('', name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return message ? [lines(file, message)] : []
  return failed.map(({ fullName, failureMessages }) => lines(`${file} › ${fullName}`, failureMessages[0]))
}

/** The failed tests in a JSON report of Vitest or Playwright: file and name, then the beginning of the error. */
export const failuresIn = ({ suites = [], testResults = [] }: { suites?: Suite[]; testResults?: TestFile[] }): string[] => [
  ...suites.flatMap(inSuite),
  ...testResults.flatMap(inFile),
]
