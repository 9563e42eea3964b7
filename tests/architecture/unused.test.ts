import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const project = mkdtempSync(join(tmpdir(), 'matu-unused-'))

afterAll(() => rmSync(project, { recursive: true }))

// The project itself is checked by the step `unused` (tests/run.ts), because it takes some seconds.
describe('canary: knip with our configuration', () => {
  it('finds an unused file and an unused export', async () => {
    mkdirSync(join(project, 'app/src'), { recursive: true })
    copyFileSync(join(root, '.knip.jsonc'), join(project, '.knip.jsonc'))
    writeFileSync(join(project, 'package.json'), '{ "name": "planted", "type": "module" }')
    writeFileSync(join(project, 'app/src/main.tsx'), "import { used } from './parts.ts'\nused()\n")
    writeFileSync(join(project, 'app/src/parts.ts'), 'export const used = () => {}\nexport const lonely = 1\n')
    writeFileSync(join(project, 'app/src/orphan.ts'), 'export const nothing = 1\n')
    const found = await new Promise<string>((resolve) => {
      execFile(process.execPath, [join(root, 'node_modules/knip/bin/knip.js'), '--no-progress', '--directory', project], (_error, out) =>
        resolve(out),
      )
    })
    expect(found).toContain('app/src/orphan.ts')
    expect(found).toContain('lonely')
    expect(found).not.toContain('main.tsx')
  })
})
