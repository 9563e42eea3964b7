import { expect, it } from 'vitest'
import { failureText, Progress } from '../reporters/progress.ts'

it('prints a line for each tenth of the run, and each failure when it happens', () => {
  const lines: string[] = []
  const progress = new Progress(25, 'files', (line) => lines.push(line.replace(/\d+ s$/, 'n s')))
  for (let file = 0; file < 3; file += 1) progress.step()
  progress.fail('✗ fees round down')
  for (let file = 3; file < 25; file += 1) progress.step()
  expect(lines.slice(0, 3)).toEqual(['   10 %  3 of 25 files  n s', '\n✗ fees round down\n', '   20 %  5 of 25 files  n s'])
  expect(lines.at(-1)).toBe('  100 %  25 of 25 files  n s')
  expect(progress.report).toEqual({ passed: 0, failed: 1, failures: ['✗ fees round down'] })
})

it('names a failed test, the beginning of its error without colours, and the command that repeats it', () => {
  expect(failureText('a.test.ts › fees', '\u001B[31mexpected 1\u001B[39m\nto be 2\n', 'npx vitest run a.test.ts')).toBe(
    '✗ a.test.ts › fees\n    expected 1\n    to be 2\n    again: npx vitest run a.test.ts',
  )
  expect(failureText('a.test.ts', Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')).split('\n')).toHaveLength(13)
})
