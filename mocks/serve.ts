// The simulator as a stand-alone mock server for developing against the API:
// npm run contract:mock -- --port 4700 [--persona trader] [--fault 500] [--fault 'GET /api/balances drop=total_worth_usd'] [--host 0.0.0.0]
// With --persona it prints a token, so that no sign-in is needed. A fault applies to the named operation, or to all, until it is deleted under
// /__simulator/faults. --host makes the server reachable from other machines.
import { parseArgs } from 'node:util'
import { personas } from './fixtures/personas.ts'
import { faultKinds, parseFault } from './server/faults.ts'
import { serveSimulator } from './transports/http.ts'
import { personaSignIns } from './transports/sign-ins.ts'

const refuse = (what: string): never => {
  console.error(
    `${what}\nusage: npm run contract:mock -- [--port N] [--persona NAME] [--fault FAULT or 'GET /path FAULT'] [--host ADDRESS]`,
  )
  process.exit(2)
}

const given = (() => {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: process.env['PORT'] ?? '4700' },
        host: { type: 'string', default: '127.0.0.1' },
        persona: { type: 'string' },
        fault: { type: 'string', multiple: true, default: [] },
      },
    }).values
  } catch (error) {
    return refuse((error as Error).message.split('. ')[0] ?? '')
  }
})()

const port = Number(given.port)
if (!/^\d+$/.test(given.port) || port > 65_535) refuse(`--port is a number from 0 (any that is free) to 65535, not "${given.port}".`)
const persona = personas.find((name) => name === given.persona)
if (given.persona !== undefined && !persona) refuse(`There is no persona "${given.persona}". Choose one of: ${personas.join(', ')}.`)

/** The last word is the fault. The text before it is the operation; without one the fault applies to all operations. */
const faults = given.fault.map((text) => {
  const [, operation = '', fault = ''] = /^(?:([A-Z*]+ \/\S*|\/\S*|\*) )?(.+)$/.exec(text.trim()) ?? []
  if (!parseFault(fault))
    refuse(`"${fault}" is not a fault. Choose one of: ${faultKinds.join(', ')}; each may have the prefix after: (mocks/docs/faults.md).`)
  return { operation: operation || '*', fault, times: null }
})

const control = async (origin: string, path: string, body: object): Promise<Record<string, unknown>> => {
  const response = await fetch(`${origin}/__simulator/${path}`, { method: 'POST', body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}

try {
  const served = await serveSimulator({ port, hostname: given.host })
  const { origin } = served
  console.log(`The simulator listens at ${origin}\n${personaSignIns()}\nControls: ${origin}/__simulator`)
  if (given.host !== '127.0.0.1')
    console.warn('WARNING: whoever reaches it may sign in as anyone and change everything. Its data are invented.')
  // Cookies are sent only to the same site, and "localhost" and "127.0.0.1" are different sites.
  console.log(`From a page at http://localhost:… call http://localhost:${served.port}: its cookies then go along.`)
  if (persona) {
    const { auth_token } = await control(origin, 'sign-in', { persona })
    console.log(
      `\n${persona} without a sign-in: curl ${origin}/api/users/me -H 'Accept: application/json' -H 'Authorization: Bearer ${String(auth_token)}'`,
    )
  }
  for (const one of faults) {
    await control(origin, 'faults', one)
    console.log(
      `${one.operation === '*' ? 'Every operation' : one.operation} meets "${one.fault}" until DELETE ${origin}/__simulator/faults`,
    )
  }
  console.log('Ctrl+C stops.')
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const because: Record<string, string> = {
    EACCES: `Port ${port} needs special rights. Choose one from 1024 on: --port 4700`,
    EADDRNOTAVAIL: `${given.host} is not an address of this machine. Try --host 0.0.0.0`,
    ENOTFOUND: `${given.host} is not an address of this machine. Try --host 0.0.0.0`,
  }
  console.error(because[code ?? ''] ?? message.replace(/PORT=(\d+)/, '--port $1'))
  process.exit(1)
}
