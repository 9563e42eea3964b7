import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

// One planted fault a file, and the rule that has to name it.
const planted: Record<string, { code: string; rule: string }> = {
  'design-system/data.tsx': {
    code: "import { useListBalances } from '#sdk'\nexport const x = useListBalances\n",
    rule: 'no-restricted-imports',
  },
  'design-system/router.tsx': {
    code: "import { useNavigate } from 'react-router-dom'\nexport const x = useNavigate\n",
    rule: 'no-restricted-imports',
  },
  'sdk/reach.ts': { code: "import { go } from '#app/src/auth/session.ts'\nexport const x = go\n", rule: 'no-restricted-imports' },
  'app/mocked.ts': {
    code: "import { createSimulator } from '#mocks/simulator.ts'\nexport const x = createSimulator\n",
    rule: 'no-restricted-imports',
  },
  'app/back-door.ts': { code: "import { request } from '#sdk/http/request.ts'\nexport const x = request\n", rule: 'no-restricted-imports' },
  'mocks/look.ts': {
    code: "import { Money } from '#design-system/components/Money.tsx'\nexport const x = Money\n",
    rule: 'no-restricted-imports',
  },
  'stories/world.ts': {
    code: "import { createWorld } from '#mocks/world/world.ts'\nexport const x = createWorld\n",
    rule: 'no-restricted-imports',
  },
  'stories/flows/frame/screen.ts': {
    code: "import { Money } from '#design-system/components/Money.tsx'\nexport const x = Money\n",
    rule: 'no-restricted-imports',
  },
  'stories/flows/frame/session.ts': {
    code: "import { createSession } from '#app/src/auth/session.ts'\nexport const x = createSession\n",
    rule: 'no-restricted-imports',
  },
  'stories/flows/flow-simulator.ts': {
    code: "import { createWorld } from '#mocks/world/world.ts'\nexport const x = createWorld\n",
    rule: 'no-restricted-imports',
  },
  'stories/flows/Flow.tsx': {
    code: "import { createSimulator } from '#mocks/simulator.ts'\nexport const x = createSimulator\n",
    rule: 'no-restricted-imports',
  },
  'design-system/hook.tsx': {
    code: "import { useState } from 'react'\nexport function Part({ on }: { on: boolean }) {\n  if (on) useState(0)\n  return null\n}\n",
    rule: 'rules-of-hooks',
  },
  'design-system/styled.tsx': { code: 'export const Part = () => <div style={{ top: 1 }} />\n', rule: 'forbid-dom-props' },
  'design-system/picture.tsx': { code: 'export const Part = () => <img src="a.png" />\n', rule: 'alt-text' },
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

  it.each(Object.entries(planted))('canary: names the fault planted in %s', (file, { rule }) => {
    expect(output.split('\n').filter((line) => line.includes(file) && line.includes(rule))).not.toEqual([])
  })

  it('lets a screen take types from the SDK', () => {
    const clean = join(folder, 'design-system/types.ts')
    writeFileSync(clean, "import type { User } from '#sdk'\nexport const name = (user: User) => user.firstname\n")
    return new Promise<void>((resolve) => {
      execFile(
        process.execPath,
        [join(root, 'node_modules/oxlint/bin/oxlint'), 'design-system/types.ts'],
        { cwd: folder },
        (error, stdout) => {
          expect(error, stdout).toBeNull()
          resolve()
        },
      )
    })
  })
})
