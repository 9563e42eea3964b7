// Plugins of the application's own build (app/vite.config.ts).
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Chunk } from '../prerender/chunks.ts'
import { projectPath } from '../prerender/chunks.ts'
import { themeScript } from '../prerender/document.ts'
import type { Node } from './ast.ts'
import { nodesOf } from './ast.ts'
import { allIconWeights } from './icon-weights.ts'

const app = resolve(import.meta.dirname, '..')
const root = resolve(app, '..')

/** Notes which source is in which chunk: what a page has to preload, and what the budget is counted by. */
export const noteChunks = (file: string): Plugin => ({
  name: 'matu:note-chunks',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_, bundle) {
    const chunks: Chunk[] = []
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue
      const { fileName: file, imports, moduleIds, isEntry: entry } = output
      const css = [...(output.viteMetadata?.importedCss ?? [])]
      chunks.push({ file, imports, modules: moduleIds.map((id) => projectPath(root, id)), entry, css })
    }
    mkdirSync(join(app, '.build'), { recursive: true })
    writeFileSync(join(app, '.build', file), JSON.stringify(chunks, null, 1))
  },
})

/** Rendering a page tells which lazy modules it asked for: in the server build each `import()` says its name first. */
export const tellImports = (): Plugin => ({
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

/** Phosphor ships each icon in six weights, and those that nobody draws would be most of what icons weigh. */
export const dropIconWeights = (): Plugin => {
  let weights: ReturnType<typeof allIconWeights> | undefined
  return {
    name: 'matu:drop-icon-weights',
    apply: 'build',
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\// },
      handler(code, id) {
        weights ??= allIconWeights([app, join(root, 'design-system')])
        const drawn = weights.get(basename(id, '.es.js'))
        if (!drawn) throw new Error(`${id} is drawn by no source that tools/icon-weights.ts reads`)
        let kept = code
        for (const { elements, start, end } of nodesOf(code, 'ArrayExpression')) {
          const [weight] = elements as Node[]
          if (weight?.type !== 'Literal' || drawn.has(String(weight['value']))) continue
          kept = kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, '')
        }
        return { code: kept, map: null }
      },
    },
  }
}

/** Emotion imports it for higher-order components, which we have none of. */
export const leaveOutHoisting = (): Plugin => ({
  name: 'matu:leave-out-hoisting',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  load: { filter: { id: /hoist-non-react-statics\.cjs\.js$/ }, handler: () => 'export default (target) => target' },
})

/** Emotion prefixes for old browsers unless it is told not to, which app/styles.ts does: what it would do it with is left out. */
export const leaveOutPrefixes = (): Plugin => ({
  name: 'matu:leave-out-prefixes',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /@emotion[\\/]cache[\\/]dist[\\/][\w.-]*esm\.js$/ },
    handler(code) {
      const kept = code.replace('options.stylisPlugins || defaultStylisPlugins', 'options.stylisPlugins')
      if (kept === code) throw new Error('Emotion chooses its prefixes in another way now')
      return { code: kept, map: null }
    },
  },
})

/**
 * React Router's components name themselves for developers' tools, and are made by calls: both keep those in the bundle that nobody uses, with
 * all that they use. Said to be pure, they go; and so do the warnings, as in its own files for production, which its exports do not name.
 */
export const shakeRouter = (): Plugin => ({
  name: 'matu:shake-router',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/ },
    handler(code) {
      const kept = code
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^(var \w+ = )(?=React\d*\.(forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
        .replace(/^var (\w+) = (class extends React\d*\.Component \{$[^]*?^\});$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();')
      if (kept === code) throw new Error('React Router names its components in another way now')
      return { code: kept, map: null }
    },
  },
})

/** What TypeScript leaves of a namespace of types reads like work and would keep Emotion's own JSX, which nothing here is written in. */
export const leaveOutEmotionJsx = (): Plugin => ({
  name: 'matu:leave-out-emotion-jsx',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /@emotion[\\/]react[\\/]dist[\\/]emotion-react\.browser\.esm\.js$/ },
    handler(code) {
      const kept = code.replace(/^\(function \(_jsx\) \{$[^]*?^\}\)\(jsx \|\| \(jsx = \{\}\)\);$/m, '')
      if (kept === code) throw new Error('Emotion declares its JSX in another way now')
      return { code: kept, map: null }
    },
  },
})

/** The page as `vite` itself serves it during development: the built pages are written by prerender/document.ts. */
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
      .replace('<!--boot-->', '<script type="module" src="/main.tsx"></script>'),
})
