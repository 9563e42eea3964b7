// `npm start`: builds if the build is stale, then serves the production build and the simulator on one origin. PORT sets the port, MATU_CONFIG the
// deployment's settings (JSON or the path of a JSON file), MATU_ORIGIN its public origin behind a proxy.
import { personaSignIns } from '#mocks/transports/sign-ins.ts'
import { ensureBuilt, isStale } from './build.ts'
import { serveBuild } from './serve.ts'
import { readSettings } from '../server/settings.ts'
import { portFromEnvironment, settingsFromEnvironment, simulatorSettings } from './settings.ts'

const port = portFromEnvironment(4173)
const given = settingsFromEnvironment()
const settings = given.text ? given : readSettings(simulatorSettings)

if (isStale()) {
  console.log('The build is missing or older than its sources: building.')
  await ensureBuilt()
} else console.log('The build is fresh.')

const { origin } = await serveBuild({ port, settings, origin: process.env['MATU_ORIGIN'] })
console.log(`\nMATU Cabinet: ${origin}\n\n${personaSignIns()}\n\nCtrl+C stops.`)
