import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const pages = globSync(['README.md', '*/README.md', '*/*/README.md', '*/docs/*.md', '*/*/docs/*.md'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).toSorted()

/** Folders from which a page may name a file: its own, those above it, and where the application's code is. */
const foldersOf = (page: string): string[] => {
  const parts = page.split('/').slice(0, -1)
  return ['app/src', 'tests/architecture', ...parts.map((_, index) => parts.slice(0, index + 1).join('/')), '']
}
const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

/** Links, commands and files that a page names and that do not exist. */
function deadIn(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].filter(([, path = '', anchor]) => {
    const file = path === '' ? page : join(dirname(page), path)
    return !existsSync(join(root, file)) || (anchor !== undefined && !anchorsOf(file).includes(anchor))
  })
  const commands = [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].filter(([, name = '']) => !(name in scripts))
  const files = [...text.matchAll(/(?<=[`\s(])[\w@.-]+(?:\/[\w@.-]+)+\.(?:tsx?|mjs|ya?ml|jsonc?|md|conf|txt|css)\b/g)].filter(
    ([name]) => !/\bX|\bdist\b|^openapi\/dist/.test(name) && !foldersOf(page).some((folder) => existsSync(join(root, folder, name))),
  )
  return [...links, ...commands, ...files].map(([found]) => found)
}

describe('the READMEs and the pages in docs/', () => {
  it.each(pages)('%s names only files, links and commands that exist', (page) => expect(deadIn(page, read(page))).toEqual([]))

  it('stay short: 5,000 words of READMEs in all', () => {
    const words = pages.filter((page) => page.endsWith('README.md')).flatMap((page) => read(page).split(/\s+/).filter(Boolean))
    expect(words.length).toBeLessThanOrEqual(5000)
  })

  it('canary: finds a dead link, anchor, command and file', () => {
    const text = '[a](none.md) [b](#nowhere) `npm run nothing` `app/src/none.ts`'
    expect(deadIn('README.md', text)).toEqual(['](none.md)', '](#nowhere)', 'npm run nothing', 'app/src/none.ts'])
  })
})
