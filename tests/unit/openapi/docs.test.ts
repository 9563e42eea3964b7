import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readContract, root, rowsOf } from '#openapi/tools/contract.ts'
import { LANGUAGES, readMessages } from '#openapi/tools/messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-docs-'))
execFileSync(process.execPath, ['openapi/tools/docs.ts', folder], { cwd: root, stdio: 'pipe' })
afterAll(() => rmSync(folder, { recursive: true }))
const page = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** Everything that a page loads besides itself: elements outside of scripts, and modules that its scripts import by address. */
const loaded = (html: string): string[] => {
  const own = html.replaceAll(/(<script\b[^>]*>)[^]*?<\/script>/g, '$1')
  const elements = [...own.matchAll(/<(?:script|link|img|iframe|source|object)\b[^>]*?\b(?:src|href|data)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  )
  const modules = [...html.matchAll(/\b(?:import\(|from)\s*["'`](https?:[^"'`]+)/g)].map(([, address = '']) => address)
  const styles = [...own.matchAll(/@import\s+(?:url\()?["']?([^"')\s]+)|url\(["']?(https?:[^"')]+)/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )
  return [...elements, ...modules, ...styles].filter((address) => !address.startsWith('data:'))
}

describe('the contract as pages', () => {
  it('loads nothing from anywhere: Redoc’s scripts are in the page', () => {
    const html = page('contract.html')
    expect(loaded(html)).toEqual([])
    // Its logo and icons would come from Redocly's host: the page's own policy lets nothing through.
    expect(html).toMatch(
      /^<!DOCTYPE html>\s*<html lang="en">\s*<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]*">/,
    )
    expect(/Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]).not.toMatch(/https?:|\*/)
    expect(html.length).toBeGreaterThan(1_500_000)
  })

  it('canary: a script, a module and a style of another host are found', () => {
    expect(
      loaded('<link rel="modulepreload" href="https://cdn.redocly.com/redoc.js"><script type="module" src="https://a.test/x.js"></script>'),
    ).toEqual(['https://cdn.redocly.com/redoc.js', 'https://a.test/x.js'])
    expect(loaded('<script>import("https://a.test/x.js")</script><style>@import "https://a.test/x.css";</style>')).toEqual([
      'https://a.test/x.js',
      'https://a.test/x.css',
    ])
  })

  it('has every operation', () => {
    const html = page('contract.html')
    // Whether one moves money, and who has named it, is on its page.
    expect(html).toContain('"showExtensions":["x-origin","x-moves-money"]')
    expect(rowsOf(readContract()).filter(({ operation }) => !html.includes(`"${operation.operationId}"`))).toEqual([])
  })

  it('has every message of a refusal on its second page, in each language and without a script', () => {
    const html = page('refusals.html')
    const plain = html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    const missing = Object.entries(readMessages()).flatMap(([code, texts]) =>
      [code, ...LANGUAGES.map((language) => texts[language])].filter((text) => !plain.includes(`>${text}<`)),
    )
    expect(missing).toEqual([])
    expect(html).toMatch(/<code>withdraw\.blocked<\/code><\/th><td>403<\/td><td>POST \/api\/uta\/withdraw, [^<]*<\/td><td lang="en">/)
    expect(html).not.toContain('`')
    expect(html).not.toContain('<script')
    expect(loaded(html)).toEqual([])
  })
})
