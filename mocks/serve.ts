import { personaSignIns } from './transports/sign-ins.ts'
import { serveSimulator } from './transports/http.ts'

/** The simulator alone, for trying the API by hand: `PORT=4700 node mocks/serve.ts`. */
const port = Number(process.env['PORT'] ?? 4700)
try {
  const { origin } = await serveSimulator({ port })
  console.log(`The simulator listens at ${origin}\n${personaSignIns()}\nControls: ${origin}/__simulator`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
