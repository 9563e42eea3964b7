// `npm run dev`: the application with hot reload, and the simulator behind it on the same origin.
// npm run dev -- --fault 'GET /api/balances drop=total_worth_usd' makes one operation violate the contract (mocks/docs/faults.md)
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { serveSimulator } from '#mocks/transports/http.ts'
import { injectConfig } from '../server/inject-config.ts'
import { portFromEnvironment, simulatorSettings, stop } from './settings.ts'

const { values } = parseArgs({ options: { fault: { type: 'string', multiple: true, default: [] } } })
const port = portFromEnvironment(5173)
const simulator = await serveSimulator({ port: 0 })

/** The last word is the fault, the words before it the operation; without them it applies to all operations. */
async function arm(text: string): Promise<void> {
  const words = text.trim().split(/\s+/)
  const fault = words.pop()
  const body = JSON.stringify({ operation: words.join(' ') || '*', fault, times: null })
  const answer = await fetch(`${simulator.origin}/__simulator/faults`, { method: 'POST', body })
  if (!answer.ok) stop(((await answer.json()) as { message: string }).message)
}
for (const fault of values.fault) await arm(fault)

const server = await createServer({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  plugins: [{ name: 'settings', transformIndexHtml: (html) => injectConfig(html, `http://localhost:${port}`, simulatorSettings) }],
  server: {
    port,
    strictPort: true,
    proxy: {
      '/': {
        target: simulator.origin,
        // `GET /login` is a page, `POST /login` an operation: the simulator knows which requests are its own.
        bypass: ({ method = 'GET', url = '/' }) => (simulator.simulator.answers(method, url.split('?')[0] ?? '/') ? undefined : url),
      },
    },
  },
})
await server.listen()
console.log(`MATU Cabinet, development: http://localhost:${port}`)
for (const fault of values.fault) console.log(`Fault until it is taken back under /__simulator/faults: ${fault}`)
