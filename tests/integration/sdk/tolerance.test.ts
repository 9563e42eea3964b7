import { describe, expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import type { OperationId } from '#sdk'
import { contract } from '#sdk/generated/contract.ts'
import type { Finding } from '#sdk/http/findings.ts'
import { parseBody } from '#sdk/http/parse-body.ts'
import { examples } from './examples.ts'

type Path = (string | number)[]
interface Def {
  type: string
  shape?: Record<string, ZodMiniType>
  element?: ZodMiniType
  innerType?: ZodMiniType
  options?: ZodMiniType[]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const defOf = (schema: ZodMiniType): Def => schema._zod.def as unknown as Def

/** Paths of enums and required fields in this response. */
const places = (schema: ZodMiniType, data: unknown, path: Path = []): { words: Path[]; required: Path[] } => {
  const def = defOf(schema)
  const none = { words: [] as Path[], required: [] as Path[] }
  const join = (parts: { words: Path[]; required: Path[] }[]): typeof none => ({
    words: parts.flatMap((part) => part.words),
    required: parts.flatMap((part) => part.required),
  })
  if (def.innerType) return data === null || data === undefined ? none : places(def.innerType, data, path)
  if (def.type === 'enum') return { ...none, words: [path] }
  if (def.type === 'union')
    return join((def.options ?? []).filter((option) => option.safeParse(data).success).map((option) => places(option, data, path)))
  if (def.element && Array.isArray(data)) return join(data.map((item, at) => places(def.element as ZodMiniType, item, [...path, at])))
  if (!def.shape || !isObject(data)) return none
  const fields = Object.entries(def.shape)
  return join([
    ...fields.map(([name, inner]) => places(inner, data[name], [...path, name])),
    { words: [], required: fields.filter(([, inner]) => inner._zod.optin === undefined).map(([name]) => [...path, name]) },
  ])
}

const change = (data: unknown, path: Path, value: unknown): unknown => {
  if (path.length === 0) return value
  const copy = structuredClone(data)
  const holder = path.slice(0, -1).reduce<unknown>((target, key) => (target as Record<string, unknown>)[key], copy) as Record<
    string,
    unknown
  >
  const last = path.at(-1) as string
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return copy
}

const withExtras = (data: unknown): unknown =>
  Array.isArray(data)
    ? data.map(withExtras)
    : isObject(data)
      ? { ...Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withExtras(value)])), brand_new: { deep: [1] } }
      : data

const check = (schema: ZodMiniType, data: unknown) => parseBody(JSON.stringify(data), schema)

const cases = [...examples()].flatMap(([id, answers]) => {
  const schema = Object.entries(contract[id as OperationId].answers).find(([status]) => status.startsWith('2'))?.[1] as ZodMiniType | null
  return schema ? answers.map((data) => ({ id, schema, data })) : []
})

test('every operation with a response body has an example', () => {
  const answering = Object.entries(contract).filter(([, { answers }]) =>
    Object.entries(answers).some(([status, schema]) => status < '3' && schema),
  )
  expect(new Set(cases.map(({ id }) => id))).toEqual(new Set(answering.map(([id]) => id)))
})

describe.each(cases)('a response to $id', ({ schema, data }) => {
  const { words, required } = places(schema, data)

  test('is data, with unknown fields in every object too', () => {
    expect(check(schema, data)).toMatchObject({ issues: [], findings: [] })
    expect(check(schema, withExtras(data))).toMatchObject({ issues: [], findings: [] })
  })

  test('is data with an unknown value in any enum, and the value is kept', () => {
    for (const path of words) {
      const changed = change(data, path, 'brand_new_word')
      const result = check(schema, changed)
      expect(result).toMatchObject({ issues: [], findings: [{ type: 'unknown-value', field: path.join('.') }] })
      expect(path.reduce<unknown>((target, key) => (target as Record<string, unknown>)[key], result.value)).toBe('brand_new_word')
    }
  })

  test('is data with unknown values in all enums at once', () => {
    const changed = words.reduce((target, path) => change(target, path, 'brand_new_word'), data)
    expect(check(schema, changed)).toMatchObject({ issues: [] })
  })

  test('names the missing field: null where it may be null, a row without it is dropped, anything else is an error', () => {
    for (const path of required) {
      const result = check(schema, change(data, path, undefined))
      const place = path.join('.')
      // Readable only without the row, because nothing and null are the same there, or as a list without a next page.
      const named =
        result.issues.length === 0
          ? result.findings.filter(({ type, kind }) => type === 'row-left-out' || kind === 'absent for null' || kind === 'cursor')
          : result.issues
      const fits = ({ field, kind }: Finding): boolean => place.startsWith(field) || (kind === 'cursor' && field.startsWith(place))
      expect(named.filter(fits), place).not.toEqual([])
    }
  })
})
