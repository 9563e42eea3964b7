import { describe, expect, it } from 'vitest'
import { operations } from '#sdk/generated/operations.ts'
import type { Sources } from './sources.ts'
import { readSources } from './sources.ts'

const writes = operations.filter(({ method }) => method !== 'GET').map(({ id }) => id as string)
const hookOf = (id: string): string => `use${id.charAt(0).toUpperCase()}${id.slice(1)}`
const latched = /\b(useSubmission|useWrite|useMoneyWrite)\b/

/** Files that pass the call on, with the file that limits it to one request at a time. */
const handedOn: Readonly<Record<string, string>> = {
  'app/src/auth/runtime.ts': 'app/src/pages/auth/LoginPage.tsx',
  'app/src/pages/profile/use-profile-change.ts': 'app/src/pages/profile/use-names.ts',
  'app/src/pages/bonus/use-quote-order.ts': 'app/src/pages/bonus/use-quoting.ts',
}

/** Files that use a write of the SDK and would send it twice on a double press. */
function unlatched(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    const imports = [...text.matchAll(/import\s*\{([^}]*)\}\s*from '#sdk'/g)]
    const taken = new Set(imports.flatMap(([, names = '']) => names.split(',').map((one) => one.trim())))
    const own = writes.filter((id) => taken.has(id) || taken.has(hookOf(id)))
    if (own.length === 0 || latched.test(text)) return []
    const holder = handedOn[file]
    return holder !== undefined && latched.test(sources.get(holder) ?? '') ? [] : own.map((id) => `${file}: ${id}`)
  })
}

describe('every write of the app is single-flight (F4)', () => {
  const sources = readSources('app')

  it('no form can submit twice', () => {
    expect(unlatched(sources)).toEqual([])
  })

  it('every listed exception exists', () => {
    for (const [file, holder] of Object.entries(handedOn)) expect([sources.has(file), sources.has(holder)]).toEqual([true, true])
  })

  it('canary: finds a planted form', () => {
    const planted = "import { useCloseBanner } from '#sdk'\nexport const useX = () => useCloseBanner().mutate\n"
    expect(unlatched(new Map([...sources, ['app/src/pages/planted.ts', planted]]))).toEqual(['app/src/pages/planted.ts: closeBanner'])
  })
})
