import { describe, expect, it } from 'vitest'
import type { Sources } from '#openapi/tools/imports.ts'
import { importsIn, readSources } from '#openapi/tools/imports.ts'
import { operations } from '#sdk/generated/operations.ts'

const writes = operations.filter(({ method }) => method !== 'GET').map(({ id }) => id as string)
const latched = /\b(useSubmission|useWrite|useMoneyWrite|useReviewedWrite)\b/

/** Files that pass the call on, with the file that limits it to one request at a time. */
const handedOn: Readonly<Record<string, string>> = {
  'app/src/auth/runtime.ts': 'app/src/pages/auth/LoginPage.tsx',
  'app/src/pages/profile/use-profile-change.ts': 'app/src/pages/profile/use-names.ts',
  'app/src/pages/bonus/use-quote-order.ts': 'app/src/pages/bonus/use-quoting.ts',
}

/** Files that use a write of the SDK and would send it twice on a double press. */
const unlatched = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    const taken = new Set(importsIn(file, text).flatMap(({ to, names }) => (to === 'sdk/index.ts' ? names : [])))
    const own = writes.filter((id) => taken.has(id) || taken.has(`use${id.charAt(0).toUpperCase()}${id.slice(1)}`))
    return latched.test(text + (sources.get(handedOn[file] ?? '') ?? '')) ? [] : own.map((id) => `${file}: ${id}`)
  })

describe('every write of the application is sent once at a time (F4)', () => {
  const sources = readSources('app/src')

  it('so that no form can submit twice', () => {
    expect(unlatched(sources)).toEqual([])
    expect(
      Object.entries(handedOn)
        .flat()
        .filter((file) => !sources.has(file)),
    ).toEqual([])
  })

  it('canary: finds a planted form', () => {
    const planted = "import { useCloseBanner } from '#sdk'\nexport const useX = () => useCloseBanner().mutate\n"
    expect(unlatched(new Map([['app/src/pages/planted.ts', planted]]))).toEqual(['app/src/pages/planted.ts: closeBanner'])
  })
})
