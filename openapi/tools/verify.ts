// npm run contract:verify -- --url https://api.example [--email … --write --origin https://cabinet.example]: checks a running server against the
// contract. Read-only and at most ten requests a second by default. The password comes from MATU_PASSWORD, to keep it out of the shell history.
// Prints differences, but never a response, password or token. Exits with 1 if something differs, 2 if it could not check, 130 after Ctrl+C.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readContract } from './contract.ts'
import { optionsOf, refuse } from './options.ts'
import { CannotVerify } from './verify/http-client.ts'
import { verify } from './verify/run.ts'
import { apart, countOf, fieldLines, mismatchReport, mismatchTable } from './verify/table.ts'

const usage =
  'MATU_PASSWORD=… [MATU_CODE=…] [MATU_GOOGLE_TOKEN=…] npm run contract:verify -- --url URL [--email ADDRESS] [--write] [--origin URL] [--pause MS] [--timeout SECONDS] [--out report.md]'
const { url, email, write, origin, out, ...given } = optionsOf(
  {
    url: { type: 'string' },
    email: { type: 'string' },
    write: { type: 'boolean', default: false },
    origin: { type: 'string' },
    pause: { type: 'string', default: '100' },
    timeout: { type: 'string', default: '15' },
    out: { type: 'string' },
  },
  usage,
)

const numberOf = (name: 'pause' | 'timeout', least: number): number => {
  const value = Number(given[name])
  return given[name].trim() !== '' && value >= least ? value : refuse(`--${name} is a number from ${least}, not "${given[name]}".`, `usage: ${usage}`)
}
const addressOf = (name: string, text: string): URL => {
  const address = URL.parse(text)
  if (address && /^https?:$/.test(address.protocol) && address.search === '' && address.hash === '') return address
  return refuse(`--${name} is a whole address, such as https://api.example or http://localhost:4700, not "${text}".`, `usage: ${usage}`)
}

if (url === undefined) refuse('Which server?', `usage: ${usage}`)
const address = addressOf('url', url)
if (address.username !== '' || address.password !== '') refuse('A password in an address ends up in histories and logs.', 'Give an account with --email and MATU_PASSWORD.')
const password = process.env['MATU_PASSWORD']
if (email !== undefined && !password) refuse('The password of the account is missing.', `Put it in front: MATU_PASSWORD=… npm run contract:verify -- --url ${url} --email ${email}`)

const code = process.env['MATU_CODE']
const foreignGoogleToken = process.env['MATU_GOOGLE_TOKEN']

const stop = new AbortController()
process.once('SIGINT', () => {
  console.error('\nStopping: what was made is taken back. Ctrl+C again stops at once.')
  stop.abort()
})

const { asked, left, mismatches, fields, stopped } = await verify({
  contract: readContract(),
  url: address.href,
  write,
  pause: numberOf('pause', 0),
  timeout: numberOf('timeout', 0.1) * 1000,
  signal: stop.signal,
  ...(email !== undefined && password && { account: { email, password, ...(code && { code }) } }),
  ...(foreignGoogleToken && { foreignGoogleToken }),
  ...(origin !== undefined && { origin: addressOf('origin', origin).origin }),
}).catch((error: unknown) => {
  if (error instanceof CannotVerify) return refuse(error.message, 'Nothing was checked.')
  throw error
})

if (out) {
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, mismatchReport(address.href, mismatches, fields))
}
const { breaks, tolerated } = apart(mismatches)
if (tolerated.length > 0) console.log(`Another dress, read all the same; one line for each habit:\n${mismatchTable(tolerated)}\n`)
if (breaks.length > 0) console.log(`Breaks, one line for each cause:\n${mismatchTable(breaks)}\n`)
for (const [why, same] of Map.groupBy(left, (one) => one.why)) console.log(`not tried, ${why}: ${same.map(({ operation }) => operation).join(', ')}`)
for (const line of fieldLines(fields)) console.log(line)
if (stopped) console.log(`The run ended early: ${stopped}.`)
console.log(`${asked.length} answers held to the contract, ${countOf(breaks)}${email === undefined ? '; without --email only what is open was read' : ''}`)
process.exitCode = stop.signal.aborted ? 130 : stopped ? 2 : breaks.length > 0 ? 1 : 0
