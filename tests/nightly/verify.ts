// Runs `contract:verify` against the simulator over HTTP, with two accounts, one of which may have wallets.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serveSimulator } from '#mocks/transports/http.ts'
import { personaPassword } from '#mocks/fixtures/personas.ts'

const served = await serveSimulator({ port: 0 })
for (const persona of ['trader', 'secure']) {
  const more = ['--email', `${persona}@matu.test`, '--write', '--origin', 'http://127.0.0.1:5173', '--pause', '20']
  const child = spawn(process.execPath, ['openapi/tools/verify.ts', '--url', served.origin, ...more], {
    stdio: 'inherit',
    env: { ...process.env, MATU_PASSWORD: personaPassword, MATU_CODE: '246810' },
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) process.exitCode = 1
}
await served.close()
