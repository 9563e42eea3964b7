import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const entry = fileURLToPath(new URL('../flows/frame/frame.ts', import.meta.url))
const worker = fileURLToPath(new URL('../../node_modules/msw/lib/mockServiceWorker.js', import.meta.url))

const page = (script: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>MATU</title>
    <script type="application/json" id="matu-config">{"features":["sessions","sign-ins","freeze"]}</script>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`

/** Serves and builds `flow.html`, the page inside the iframe of a flow (stories/flows/frame), and MSW's service worker beside it. */
export const flowFrame = (): Plugin => {
  let reference = ''
  return {
    name: 'matu:flow-frame',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // In a test run the outer page has another base path.
        const path = request.url?.split('?')[0] ?? ''
        if (path.endsWith('/mockServiceWorker.js')) response.setHeader('Content-Type', 'text/javascript').end(readFileSync(worker))
        else if (path.endsWith('/flow.html'))
          server
            .transformIndexHtml('/flow.html', page(`/@fs${entry.startsWith('/') ? '' : '/'}${entry}`))
            .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next)
        else next()
      })
    },
    buildStart() {
      if (this.environment.config.command === 'build') reference = this.emitFile({ type: 'chunk', id: entry, name: 'flow' })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'flow.html', source: page(`./${this.getFileName(reference)}`) })
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(worker, 'utf8') })
    },
  }
}
