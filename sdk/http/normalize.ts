import type { ZodMiniType } from 'zod/mini'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import { cursorsOf } from './cursor.ts'
import { FLAGS, plainDay, plainDecimal, plainTime, withoutFloatNoise } from './formats.ts'

/** How a value may differ from the contract and still have the same meaning, and what the contract expects there. */
const EXPECTED = {
  'number for text': 'text',
  'text for number': 'number',
  'decimal notation': 'a plain decimal',
  'float noise': 'the decimal without the error of a float',
  flag: 'true or false',
  time: 'ISO 8601: a day, or a time with its zone',
  'null for absent': 'nothing',
  'absent for null': 'null',
  'bare list': 'object',
  'wrapped in data': 'the value itself',
  'list for object': 'object',
  'one for a list': 'object',
  'plain text': 'JSON',
  'text for object': 'object',
  cursor: 'text or null',
  'page number': 'text or null',
} as const

export type DifferenceKind = keyof typeof EXPECTED

type Path = readonly (string | number)[]

/** One place where a value came in another format. */
export interface Difference {
  kind: DifferenceKind
  path: Path
  /** what the contract expects there */
  expected: string
  /** the value found there */
  found: unknown
}

interface Source {
  /** numbers that are strings in the value, with their digits (exact-json.ts) */
  digits?: ReadonlySet<unknown>
  /** whether the value is the response to a write */
  isWrite?: boolean
}

type Row = Record<string, unknown>
type Shape = Readonly<Record<string, $ZodType>>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

interface Expected {
  /** a schema, or several of a union, without what says that the value may be absent or null */
  types: readonly $ZodTypes[]
  optional: boolean
  nullable: boolean
}

const known = new WeakMap<$ZodType, Expected>()

function expect(schema: $ZodType): Expected {
  const def = (schema as $ZodTypes)._zod.def
  const make = (): Expected => {
    if (def.type === 'null') return { types: [], optional: false, nullable: true }
    if (def.type === 'union') {
      const all = def.options.map(expect)
      return { types: all.flatMap(({ types }) => types), optional: false, nullable: all.some(({ nullable }) => nullable) }
    }
    if (def.type !== 'optional' && def.type !== 'default' && def.type !== 'nullable')
      return { types: [schema as $ZodTypes], optional: false, nullable: false }
    const { types, optional, nullable } = expect(def.innerType)
    return { types, optional: optional || def.type !== 'nullable', nullable: nullable || def.type === 'nullable' }
  }
  const expected = known.get(schema) ?? make()
  known.set(schema, expected)
  return expected
}

const typeOf = (schema: $ZodType | undefined) => (schema ? expect(schema).types[0]?._zod.def : undefined)
const shapeOf = (schema: $ZodType | undefined): Shape => {
  const def = typeOf(schema)
  return def?.type === 'object' ? def.shape : {}
}

/** The field that an object consists of, if it needs no other and is a text: the server may return it alone. */
function onlyText(shape: Shape): string | null {
  const [only, ...more] = Object.keys(shape).filter((key) => !expect(shape[key]!).optional)
  return only !== undefined && more.length === 0 && typeOf(shape[only])?.type === 'string' ? only : null
}

/**
 * Converts a value to the format of its schema if the meaning is the same. Any other value stays as it is, for the schema's own check to reject.
 * Unknown fields are dropped. `differences` names each place once, independent of the row of a list.
 */
export function normalize(schema: $ZodType, raw: unknown, source: Source = {}): { value: unknown; differences: Difference[] } {
  const differences = new Map<string, Difference>()
  const isNumber = (value: unknown): value is number | string => typeof value === 'number' || source.digits?.has(value) === true

  /** Notes a difference and returns the value that is meant. */
  function meant<T>(value: T, kind: DifferenceKind, path: Path, found: unknown, expected: string = EXPECTED[kind]): T {
    const key = `${kind} ${path.map((part) => (typeof part === 'number' ? '*' : part)).join('.')}`
    if (!differences.has(key)) differences.set(key, { kind, path, expected, found: isNumber(found) ? Number(found) : found })
    return value
  }

  function text(format: string | undefined, value: unknown, path: Path): unknown {
    if (isRow(value) && typeof value['data'] === 'string') return meant(value['data'], 'wrapped in data', path, value)
    const found = isNumber(value) ? meant(String(value), 'number for text', path, value) : value
    if (typeof found !== 'string') return found
    if (format === 'decimal') {
      const plain = plainDecimal(found)
      if (plain !== value && !isNumber(value)) meant(plain, 'decimal notation', path, value)
      const exact = withoutFloatNoise(plain)
      return exact === plain ? plain : meant(exact, 'float noise', path, value)
    }
    const time = format === 'datetime' ? plainTime(found) : format === 'date' ? plainDay(found) : found
    return time === found ? found : meant(time, 'time', path, value)
  }

  function number(value: unknown, path: Path): unknown {
    if (isNumber(value)) return Number(value)
    return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? meant(Number(value), 'text for number', path, value) : value
  }

  function flag(value: unknown, path: Path): unknown {
    const normal = FLAGS.get(isNumber(value) ? String(Number(value)) : value)
    return normal === undefined ? value : meant(normal, 'flag', path, value)
  }

  function list(element: $ZodType, value: unknown, path: Path): unknown {
    const isWrapped = isRow(value) && Array.isArray(value['data'])
    const rows = isWrapped ? meant(value['data'], 'wrapped in data', path, value, 'list') : value
    return Array.isArray(rows) ? rows.map((row, at) => walk(element, row, [...path, at])) : rows
  }

  /** The resource itself if it came as a list, as its only text, inside `data`, or both. */
  function unwrapped(shape: Shape, value: unknown, path: Path): unknown {
    const rows = typeOf(shape['data'])
    const holdsList = rows?.type === 'array'
    if (Array.isArray(value)) {
      if (holdsList) return meant({ data: value }, 'bare list', path, value)
      // PHP serializes an empty object as an empty list.
      return value.length === 0 ? meant({}, 'list for object', path, value) : value
    }
    const only = onlyText(shape)
    if (only !== null && typeof value === 'string' && value !== '') return meant({ [only]: value }, 'text for object', path, value)
    if (!isRow(value)) return value
    const inner = value['data']
    if (source.isWrite && path.length === 0 && holdsList && !Array.isArray(inner)) {
      const made = isRow(inner) ? inner : value
      if (Array.isArray(made['data'])) return made
      const isRowOfList = Object.keys(shapeOf(rows.element)).some((key) => Object.hasOwn(made, key))
      return isRowOfList ? meant({ data: [made] }, 'one for a list', path, value) : value
    }
    const isFree = shape['data'] === undefined
    if (isFree && only !== null && typeof inner === 'string')
      return unwrapped(shape, meant(inner, 'wrapped in data', path, value, 'object'), path)
    if (!isRow(inner)) return value
    const isWrapped = holdsList ? Array.isArray(inner['data']) : isFree && !Object.keys(shape).some((key) => Object.hasOwn(value, key))
    return isWrapped ? meant(inner, 'wrapped in data', path, value, 'object') : value
  }

  function withCursors(shape: Shape, row: Row, path: Path): Row {
    const meta = isRow(row['meta']) ? row['meta'] : {}
    const isPage = typeOf(shape['data'])?.type === 'array' && 'next_cursor' in shapeOf(shape['meta'])
    if (!isPage || typeof meta['next_cursor'] === 'string' || meta['next_cursor'] === null) return row
    const found = cursorsOf(row)
    meant(found, found.isNumbered ? 'page number' : 'cursor', [...path, 'meta', 'next_cursor'], meta['next_cursor'])
    // paginate() without a resource has a list of links to each page in the place of these.
    const { links, ...rest } = row
    return { ...rest, ...(isRow(links) && { links }), meta: found.meta }
  }

  function object(shape: Shape, value: unknown, path: Path): unknown {
    const found = unwrapped(shape, value, path)
    if (!isRow(found)) return found
    const row = withCursors(shape, found, path)
    const entries = Object.keys(shape).map((key) => [
      key,
      walk(shape[key]!, Object.hasOwn(row, key) ? row[key] : undefined, [...path, key]),
    ])
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
  }

  /** The first of several types that the value has, after conversion. */
  function oneOf(types: readonly $ZodType[], value: unknown, path: Path): unknown {
    for (const type of types) {
      const tried = normalize(type, value, { ...source, isWrite: false })
      if (!(type as ZodMiniType).safeParse(tried.value).success) continue
      for (const { kind, path: inner, found, expected } of tried.differences) meant(null, kind, [...path, ...inner], found, expected)
      return tried.value
    }
    return value
  }

  function walk(schema: $ZodType, value: unknown, path: Path): unknown {
    const { types, optional, nullable } = expect(schema)
    if (value === undefined) return nullable && !optional ? meant(null, 'absent for null', path, value) : value
    if (value === null) return optional && !nullable ? meant(undefined, 'null for absent', path, value) : value
    if (types.length > 1) return oneOf(types, value, path)
    const def = types[0]?._zod.def
    switch (def?.type) {
      case 'object':
        return object(def.shape, value, path)
      case 'array':
        return list(def.element, value, path)
      case 'string':
        return text((def as { format?: string }).format, value, path)
      case 'enum':
        return isNumber(value) ? text(undefined, value, path) : value
      case 'literal':
        return def.values.every((word) => typeof word === 'boolean') ? flag(value, path) : value
      case 'number':
        return number(value, path)
      case 'boolean':
        return flag(value, path)
      default:
        return value
    }
  }

  return { value: walk(schema, raw, []), differences: [...differences.values()] }
}
