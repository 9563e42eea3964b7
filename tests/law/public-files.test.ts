import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../app/public')

/** Files that a text names by their address and that are not there. */
function missing(text: string): string[] {
  const named = [...text.matchAll(/"(?:href|src)?"?(?::\s*")?(\/[\w.-]+\.(?:svg|png|webmanifest|ico|txt))"/g)].map(([, path = '']) => path)
  return named.filter((path) => !existsSync(join(folder, path)))
}

describe('the files that pages and manifest name', () => {
  const page = readFileSync(join(folder, '../index.html'), 'utf8')
  const manifest = readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')

  it('are all there', () => {
    expect([page, manifest].flatMap(missing)).toEqual([])
  })

  it('canary: one that is not there is found in either', () => {
    expect(missing(page.replace('/manifest.webmanifest', '/gone.webmanifest'))).toEqual(['/gone.webmanifest'])
    expect(missing(manifest.replace('/icon-512.png', '/gone.png'))).toEqual(['/gone.png'])
  })
})
