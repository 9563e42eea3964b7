import { parseArgs } from 'node:util'
import { personaSignIns } from './transports/sign-ins.ts'
import { serveSimulator } from './transports/http.ts'

/**
 * The simulator alone, as a mock server for whoever writes against the API: `npm run contract:mock -- --port 4700 [--persona trader] [--fault 500]`.
 * With a persona a token is printed that needs no sign-in; a fault meets every operation until it is taken back under /__simulator/faults.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: process.env['PORT'] ?? '4700' }, persona: { type: 'string' }, fault: { type: 'string' } },
})

const control = async (origin: string, path: string, body: object): Promise<Record<string, unknown>> => {
  const response = await fetch(`${origin}/__simulator/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(typeof answer['message'] === 'string' ? answer['message'] : `status ${response.status}`)
  return answer
}

try {
  const { origin } = await serveSimulator({ port: Number(values.port) })
  console.log(`The simulator listens at ${origin}\n${personaSignIns()}\nControls: ${origin}/__simulator`)
  if (values.persona) {
    const { auth_token } = await control(origin, 'sign-in', { persona: values.persona })
    console.log(
      `\n${values.persona} without a sign-in: curl ${origin}/api/users/me -H 'Accept: application/json' -H 'Authorization: Bearer ${String(auth_token)}'`,
    )
  }
  if (values.fault) {
    await control(origin, 'faults', { operation: '*', fault: values.fault, times: null })
    console.log(`Every operation meets "${values.fault}" until DELETE ${origin}/__simulator/faults`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
