// npm run contract:verify -- --url https://api.example [--email … --write --origin https://cabinet.example --pause 100]: holds a running server to
// the contract. Reads only, ten requests a second at most, unless told otherwise. The password comes from MATU_PASSWORD, so that it stands in no
// history. Prints drift, never an answer, a password or a token.
import { parseArgs } from 'node:util'
import { readContract } from './contract.ts'
import { verify } from './verify/run.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    email: { type: 'string' },
    write: { type: 'boolean', default: false },
    origin: { type: 'string' },
    pause: { type: 'string', default: '100' },
  },
})
const password = process.env['MATU_PASSWORD']
if (!values.url || (values.email && !password)) {
  console.error('usage: MATU_PASSWORD=… npm run contract:verify -- --url URL [--email ADDRESS] [--write] [--origin URL] [--pause MS]')
  process.exit(2)
}
const { asked, left, drifts } = await verify({
  contract: readContract(),
  url: values.url,
  write: values.write,
  pause: Number(values.pause),
  ...(values.email && password && { account: { email: values.email, password } }),
  ...(values.origin && { origin: values.origin }),
}).catch((error: unknown) => {
  console.error(`${values.url} does not answer: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(2)
})
if (drifts.length > 0) console.table(drifts, ['operation', 'at', 'expected', 'got'])
for (const { operation, why } of left) console.log(`not tried: ${operation}, ${why}`)
console.log(`${asked.length} requests, ${drifts.length} differences${values.email ? '' : '; without --email only what is open was read'}`)
process.exit(drifts.length > 0 ? 1 : 0)
