import { personaPassword, personaSeeds, personas } from '../fixtures/personas.ts'

/** The personas' credentials, to be printed at start-up. */
export const personaSignIns = (): string => {
  const width = Math.max(...personas.map((persona) => persona.length)) + '@matu.test'.length
  const lines = personas.map((persona) => `  ${`${persona}@matu.test`.padEnd(width)}  ${personaPassword}  ${personaSeeds[persona].why}`)
  return [`Sign in (wherever a code is asked for: 246810):`, ...lines].join('\n')
}
