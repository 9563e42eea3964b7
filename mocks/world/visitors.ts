import type { Agent, Place } from '#sdk'

/** From where a request came, as Laravel's table of sessions has it. */
export interface Visitor {
  address: string
  /** the header User-Agent */
  agent: string
}

const platforms: readonly (readonly [RegExp, string, boolean])[] = [
  [/iPhone/, 'iPhone', false],
  [/iPad/, 'iPad', false],
  [/Android/, 'Android', false],
  [/Windows/, 'Windows', true],
  [/Mac OS X/, 'macOS', true],
  [/CrOS/, 'ChromeOS', true],
  [/Linux/, 'Linux', true],
]

// Ordered: Edge names Chrome too, and Chrome names Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

export const agentOf = (text: string): Agent => {
  const platform = platforms.find(([pattern]) => pattern.test(text))
  return {
    platform: platform?.[1] ?? null,
    browser: browsers.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    is_desktop: platform?.[2] ?? true,
  }
}

/** Networks of the seeded sign-ins, from the ranges reserved for documentation. */
const places: Readonly<Record<string, Place>> = {
  '203.0.113.24': { city: 'Berlin', country: 'DE' },
  '198.51.100.7': { city: 'Hamburg', country: 'DE' },
  '192.0.2.61': { city: 'Lisbon', country: 'PT' },
}

export const placeOf = (address: string): Place | null => places[address] ?? null
