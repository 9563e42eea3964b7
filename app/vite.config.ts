import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import svgr from 'vite-plugin-svgr'
import type { Lookup } from './build/chunking.ts'
import { sharedChunk } from './build/chunking.ts'

const app = import.meta.dirname
const root = resolve(app, '..')

/** The modules of React, the router and MUI, each with its own dependencies: they must be loaded when the entry runs. */
const frameworks = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  '@emotion',
  'stylis',
  '@mui',
  'clsx',
  'react-transition-group',
  'react-is',
  'prop-types',
  'hoist-non-react-statics',
  'dom-helpers',
  '@babel',
  'typesafe-i18n',
]
const packages = (names: readonly string[]): RegExp => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/** The words that every layout shows; each other area has a file of its own. */
const sharedWords = /i18n[\\/](\w\w)[\\/](?:common|nav|pages|parts)[\\/]/

const groups = [
  { name: 'vendor', test: packages(frameworks), tags: ['$initial' as const], priority: 40 },
  { name: 'main', test: /./, tags: ['$initial' as const], priority: 30 },
  { debugName: 'words', name: (id: string) => `words-${sharedWords.exec(id)?.[1]}`, test: sharedWords, priority: 20 },
  {
    debugName: 'shared',
    name: (id: string, context: { getModuleInfo: Lookup }) => sharedChunk(id, (one) => context.getModuleInfo(one)),
    test: /^(?!.*i18n[\\/]\w\w[\\/])/,
    priority: 10,
  },
]

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: app,
  publicDir: 'public',
  cacheDir: join(root, 'node_modules/.cache/vite'),
  plugins: [react(), svgr({ svgrOptions: { icon: true } })],
  build: {
    outDir: isSsrBuild ? '.build/server' : 'dist',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Pages contain the typefaces' rules; a chunk with a stylesheet of its own would have it loaded again.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // Vite would list in the entry, which every page loads, the chunks of every other page. A prerendered page names its own chunks (boot.ts), links
    // load a page before they are followed (Link.tsx), and what is left finds the chunks of its page one round trip later. Only the cabinet's frame
    // and the runtime are listed: signing in loads them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) =>
        /parts-cabinet-/.test(file) ? files.filter((name) => !/(vendor|rolldown-runtime|main)-/.test(name)) : [],
    },
    // Kept with the release (build.ts) but not referenced by the scripts, so that reported code positions can be mapped.
    sourcemap: isSsrBuild || mode === 'demo' ? false : 'hidden',
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { input: join(app, 'src/entry-server.tsx'), output: { format: 'cjs', codeSplitting: false, entryFileNames: 'entry-server.cjs' } }
      : {
          input: join(app, 'src/main.tsx'),
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: { includeDependenciesRecursively: false, groups },
          },
        },
  },
  // The server build contains its packages: Node would look for each of them.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
}))
