import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

// One fault for each rule that our configuration adds or sets for a folder. typescript/no-implied-eval (`new Function`) needs types, so it is not among them.
const faults: readonly [rule: string, file: string, code: string][] = [
  ['no-restricted-imports', 'design-system/router.tsx', "export { useNavigate } from 'react-router-dom'"],
  ['no-restricted-imports', 'design-system/barrel.tsx', "export { Button } from '@mui/material'"],
  ['no-restricted-imports', 'app/classic.ts', "export { z } from 'zod'"],
  ['no-restricted-imports', 'sdk/alias.ts', "export { request } from '#sdk/http/request.ts'"],
  ['no-restricted-imports', 'app/relative.ts', "export { x } from '../sdk/index.ts'"],
  ['no-restricted-imports', 'mocks/alias.ts', "export { x } from '#mocks/simulator.ts'"],
  ['no-restricted-imports', 'stories/site/relative.ts', "export { x } from '../../mocks/fixtures/x.ts'"],
  ['no-cycle', 'app/one.ts', "import { two } from './two.ts'\nexport const one = () => two"],
  ['no-cycle', 'app/two.ts', "import type { one } from './one.ts'\nexport const two = (): typeof one | null => null"],
  ['rules-of-hooks', 'app/hook.ts', "import { useId } from 'react'\nexport const useX = (on: boolean) => { if (on) useId() }"],
  ['forbid-dom-props', 'design-system/style.tsx', 'export const Part = () => <div style={{ top: 1 }} />'],
  ['alt-text', 'design-system/picture.tsx', 'export const Part = () => <img src="a.png" />'],
  ['forbid-elements', 'design-system/native.tsx', 'export const Part = () => <button type="button">Send</button>'],
  ['no-restricted-globals', 'app/tag.ts', 'export const x = (tag: string) => new Intl.NumberFormat(tag)'],
  ['no-restricted-properties', 'app/local.ts', 'export const x = (day: Date) => day.toLocaleDateString()'],
  ['no-explicit-any', 'app/loose.ts', 'export const x = (value: any) => value'],
  ['no-focused-tests', 'tests/focused.test.ts', "import { it } from 'vitest'\nit.only('one', () => {})"],
  ['no-danger', 'app/danger.tsx', 'export const x = (text: string) => <i dangerouslySetInnerHTML={{ __html: text }} />'],
  ['no-restricted-properties', 'sdk/inner.ts', 'export const x = (one: Element, text: string) => void (one.innerHTML = text)'],
  ['no-restricted-properties', 'app/write.ts', 'export const x = (text: string) => document.write(text)'],
  ['no-restricted-properties', 'app/open.ts', 'export const x = (url: string) => window.open(url)'],
  ['no-restricted-globals', 'app/parser.ts', 'export const x = () => new DOMParser()'],
  ['forbid-dom-props', 'app/frame.tsx', 'export const x = (text: string) => <iframe title="x" srcDoc={text} />'],
  ['no-script-url', 'app/address.ts', "export const x = 'javascript:void 0'"],
  ['no-eval', 'app/eval.ts', 'export const x = (text: string) => eval(text)'],
]

describe('the lint configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  let lines: string[] = []

  beforeAll(async () => {
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [, file, code] of faults) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), code)
    }
    const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix']
    lines = await new Promise((resolve) => {
      execFile(process.execPath, args, { cwd: folder }, (_error, out, errors) => resolve((out + errors).split('\n')))
    })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(faults)('canary: %s in %s', (rule, file) => {
    expect(lines.filter((line) => line.includes(`${file}:`) && line.includes(`(${rule})`))).not.toEqual([])
  })
})
