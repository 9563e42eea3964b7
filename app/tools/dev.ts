// `npm run dev`: the application with instant reload, and the simulator behind it on the same origin.
import { join } from 'node:path'
import { createServer } from 'vite'
import { operations } from '#sdk/generated/operations.ts'
import { findOperation } from '#sdk'
import { serveSimulator } from '#mocks/transports/http.ts'
import { explainStart, portFromEnvironment } from './settings.ts'

const port = portFromEnvironment(5173)
const simulator = await serveSimulator({ port: 0 })

try {
  const server = await createServer({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    server: {
      port,
      strictPort: true,
      proxy: {
        '/': {
          target: simulator.origin,
          // `GET /login` is a page, `POST /login` an operation: the contract tells them apart.
          bypass: ({ method = 'GET', url = '/' }) => (findOperation(operations, method, url.split('?')[0] ?? '/') ? undefined : url),
        },
      },
    },
  })
  await server.listen()
  console.log(`MATU Cabinet, development: http://localhost:${port}`)
} catch (error) {
  explainStart(error, port)
}
