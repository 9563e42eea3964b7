import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

// One violation per file, and the rule that must report it.
const planted: Record<string, { code: string; rule: string }> = {
  'design-system/router.tsx': {
    code: "import { useNavigate } from 'react-router-dom'\nexport const x = useNavigate\n",
    rule: 'no-restricted-imports',
  },
  'design-system/barrel.tsx': { code: "import { Button } from '@mui/material'\nexport const x = Button\n", rule: 'no-restricted-imports' },
  'app/classic.ts': { code: "import { z } from 'zod'\nexport const x = z\n", rule: 'no-restricted-imports' },
  'sdk/alias.ts': { code: "import { request } from '#sdk/http/request.ts'\nexport const x = request\n", rule: 'no-restricted-imports' },
  'app/relative.ts': { code: "import { x } from '../sdk/index.ts'\nexport const y = x\n", rule: 'no-restricted-imports' },
  'mocks/alias.ts': { code: "import { x } from '#mocks/simulator.ts'\nexport const y = x\n", rule: 'no-restricted-imports' },
  'stories/site/relative.ts': {
    code: "import { x } from '../../mocks/fixtures/x.ts'\nexport const y = x\n",
    rule: 'no-restricted-imports',
  },
  'app/one.ts': { code: "import { two } from './two.ts'\nexport const one = () => two\n", rule: 'no-cycle' },
  'app/two.ts': { code: "import { one } from './one.ts'\nexport const two = () => one\n", rule: 'no-cycle' },
  'design-system/hook.tsx': {
    code: "import { useState } from 'react'\nexport function Part({ on }: { on: boolean }) {\n  if (on) useState(0)\n  return null\n}\n",
    rule: 'rules-of-hooks',
  },
  'design-system/styled.tsx': { code: 'export const Part = () => <div style={{ top: 1 }} />\n', rule: 'forbid-dom-props' },
  'design-system/picture.tsx': { code: 'export const Part = () => <img src="a.png" />\n', rule: 'alt-text' },
  'design-system/native.tsx': { code: 'export const Part = () => <button type="button">Send</button>\n', rule: 'forbid-elements' },
  'app/tag.ts': { code: 'export const x = (tag: string) => new Intl.NumberFormat(tag)\n', rule: 'no-restricted-globals' },
  'app/local.ts': { code: 'export const x = (day: Date) => day.toLocaleDateString()\n', rule: 'no-restricted-properties' },
  'app/loose.ts': { code: 'export const x = (value: any) => value\n', rule: 'no-explicit-any' },
  'tests/focused.test.ts': { code: "import { it } from 'vitest'\nit.only('one', () => {})\n", rule: 'no-focused-tests' },
}

describe('the lint configuration', () => {
  let folder = ''
  let output = ''

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lint-'))
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [file, { code }] of Object.entries(planted)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), code)
    }
    output = await new Promise((resolve) => {
      execFile(
        process.execPath,
        [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix'],
        { cwd: folder },
        (_error, stdout, stderr) => resolve(stdout + stderr),
      )
    })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(Object.entries(planted))('canary: reports the violation in %s', (file, { rule }) => {
    expect(output.split('\n').filter((line) => line.includes(file) && line.includes(rule))).not.toEqual([])
  })
})
