import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { idle, refused } from '#design-system/lib/submission.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { visibleText } from '../../support/rendered.ts'

const root = join(import.meta.dirname, '../../..')

test('the form of design-system/README.md renders, with the server’s error at its field', async () => {
  const [, code = ''] = /```tsx\n([\s\S]*?)```/.exec(readFileSync(join(root, 'design-system/README.md'), 'utf8')) ?? []
  const folder = join(root, '.cache/readme')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'InviteForm.tsx'), code)
  const { InviteForm } = (await import(join(folder, 'InviteForm.tsx'))) as {
    InviteForm: ComponentType<{ submission: Submission; onSubmit: () => void }>
  }
  await loadAreas('en', ['common', 'forms'])
  const draw = (submission: Submission): string =>
    renderToString(
      <DesignSystemProvider locale="en">
        <InviteForm submission={submission} onSubmit={() => {}} />
      </DesignSystemProvider>,
    )
  expect(draw(idle)).toMatch(/<label[^>]*for="([^"]+)"[^>]*>Email<\/label>[\s\S]*<input[^>]* id="\1"/)
  const html = draw(refused({ kind: 'invalid' }, { email: ['This person was invited already.'] }))
  expect(visibleText(html)).toContain('This person was invited already.')
  expect(html).toContain('aria-invalid="true"')
})
