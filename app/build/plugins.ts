// Vite plugins of the application's build (app/vite.config.ts).
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Chunk } from './prerender/chunks.ts'
import { projectPath } from './prerender/chunks.ts'
import { themeScript } from './prerender/theme-script.ts'
import type { Node } from './ast.ts'
import { nodesOf } from './ast.ts'

const app = resolve(import.meta.dirname, '..')
const root = resolve(app, '..')

/** Records which sources are in which chunk, for the preload lists and the size budget. */
export const chunkManifest = (file: string): Plugin => ({
  name: 'matu:note-chunks',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_, bundle) {
    const chunks: Chunk[] = []
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue
      const { fileName: file, imports, moduleIds, isEntry: entry } = output
      chunks.push({ file, imports, modules: moduleIds.map((id) => projectPath(root, id)), entry })
    }
    mkdirSync(join(app, '.build'), { recursive: true })
    writeFileSync(join(app, '.build', file), JSON.stringify(chunks, null, 1))
  },
})

/** Records which lazy modules rendering a page imports: in the server build each `import()` first reports its module. */
export const traceDynamicImports = (): Plugin => ({
  name: 'matu:tell-imports',
  apply: (_, { isSsrBuild }) => isSsrBuild === true,
  enforce: 'post',
  async transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import(')) return null
    let told = code
    for (const { source, start, end } of nodesOf(code, 'ImportExpression')) {
      const { type, value } = source as Node
      const target = type === 'Literal' ? await this.resolve(String(value), id) : null
      if (!target) continue
      const name = JSON.stringify(projectPath(root, target.id))
      told = `${told.slice(0, start)}(globalThis.__matuAsked?.add(${name}),${told.slice(start, end)})${told.slice(end)}`
    }
    return { code: told, map: null }
  },
})

/** The HTML page that Vite serves during development; document.ts writes the built pages. */
export const developmentPage = (): Plugin => ({
  name: 'matu:development-page',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replace(
        '<!--head-->',
        `<title>MATU</title><script>${themeScript()}</script><script type="application/json" id="matu-config"></script>`,
      )
      .replace('<!--page-->', '')
      .replace('<!--boot-->', '<script type="module" src="/src/main.tsx"></script>'),
})
