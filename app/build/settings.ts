import { existsSync, readFileSync } from 'node:fs'
import { allFeatures, ConfigError, readSettings, warningsOf } from '../server/settings.ts'
import type { Settings } from '../server/settings.ts'

/** The settings of a server with the embedded simulator, unless others are given: they show the product whole. */
export const simulatorSettings = JSON.stringify({
  explorer: 'https://bscscan.com',
  features: allFeatures,
  test_transfer_from: '1000',
  support: { email: 'support@matu.example', hours: 'Mo-Fr 08:00-20:00 Europe/Berlin', answer_hours: 24 },
})

/** The deployment's settings: `MATU_CONFIG` is JSON or the path of a JSON file. If it is not set: the defaults, with the simulator as API. */
export function settingsFromEnvironment(given = process.env['MATU_CONFIG'] ?? ''): Settings {
  const isText = given.trimStart().startsWith('{')
  if (given && !isText && !existsSync(given)) stop(`MATU_CONFIG is ${given}: there is no such file.`)
  try {
    const settings = readSettings(isText ? given : given && readFileSync(given, 'utf8'))
    for (const warning of warningsOf(settings.config)) console.warn(`WARNING: ${warning}`)
    return settings
  } catch (error) {
    if (error instanceof ConfigError) stop(error.message)
    throw error
  }
}

/** Exits the program with an error message. */
export function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

export function portFromEnvironment(fallback: number): number {
  const given = process.env['PORT']
  const port = Number(given ?? fallback)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) stop(`PORT is "${given}", which is no port number.`)
  return port
}
