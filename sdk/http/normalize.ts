import type { ZodMiniType } from 'zod/mini'
import type { $ZodTypes } from 'zod/v4/core'
import { ExactNumber } from './exact-json.ts'

/** How a value may differ from the contract and still mean the same. */
export type DifferenceKind =
  | 'number for text'
  | 'text for number'
  | 'decimal notation'
  | 'flag'
  | 'time'
  | 'null for absent'
  | 'absent for null'
  | 'bare list'
  | 'wrapped in data'
  | 'list for object'
  | 'one for a list'
  | 'plain text'
  | 'cursor'

type Path = readonly (string | number)[]

/** One place where a value stood in another dress. */
export interface Difference {
  kind: DifferenceKind
  path: Path
  /** what the contract promises there */
  expected: string
  /** what stood there */
  found: unknown
}

export interface Normalized {
  value: unknown
  /** each place once, whichever row of a list it is in */
  differences: Difference[]
  /** a number stands where a text is promised, and only its float is known: parse again with parseExactly */
  needsDigits: boolean
}

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)
const defOf = (schema: unknown): $ZodTypes['_zod']['def'] => (schema as $ZodTypes)._zod.def
const own = (row: Row, key: string): unknown => (Object.hasOwn(row, key) ? row[key] : undefined)
const isNumber = (value: unknown): value is number | ExactNumber => typeof value === 'number' || value instanceof ExactNumber

const acceptsNull = (schema: unknown): boolean => {
  const def = defOf(schema)
  if (def.type === 'null' || def.type === 'nullable') return true
  if (def.type === 'union') return def.options.some(acceptsNull)
  return def.type === 'optional' || def.type === 'default' ? acceptsNull(def.innerType) : false
}

const isList = (schema: unknown): boolean => schema !== undefined && defOf(schema).type === 'array'

/** A value without what was needed to read it. */
const plain = (value: unknown): unknown => {
  if (value instanceof ExactNumber) return Number(value.text)
  if (Array.isArray(value)) return value.map(plain)
  return isRow(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)])) : value
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i
const MOST_DECIMALS = 18

/** "1.5e-7", ".5", "007", "1.50000000000000000000" as the contract writes a decimal: the same number, to the last digit. */
const plainDecimal = (text: string): string => {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text.trim()) ?? []
  if (whole + fraction === '') return text
  const shift = Number(exponent)
  const digits = `${'0'.repeat(Math.max(0, -shift))}${whole}${fraction}${'0'.repeat(Math.max(0, shift - fraction.length))}`
  const point = Math.max(0, -shift) + whole.length + shift
  const before = digits.slice(0, point).replace(/^0+(?=.)/, '') || '0'
  const after = digits.slice(point)
  const kept = after.slice(0, MOST_DECIMALS) + after.slice(MOST_DECIMALS).replace(/0+$/, '')
  const number = kept === '' ? before : `${before}.${kept}`
  return sign === '-' && /[1-9]/.test(number) ? `-${number}` : number
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.(\d+))?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** "2026-11-22 10:00:00" (UTC), with any fraction of a second, as ISO 8601 with its zone; what is no time stays as it is. */
const plainTime = (text: string): string => {
  const [, day, minute = '00:00', second = ':00', fraction, zone = 'Z'] = TIME.exec(text) ?? []
  if (day === undefined) return text
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
  return `${day}T${minute}${second}${fraction === undefined ? '' : `.${fraction.slice(0, 3)}`}${offset}`
}

const plainDay = (text: string): string => text.replace(/^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)?$/, '$1')

const FLAGS = new Map<unknown, boolean>([
  ['0', false],
  ['1', true],
  ['false', false],
  ['true', true],
])

/** The cursor in a link to a neighbouring page. */
const cursorIn = (link: unknown): string | null =>
  typeof link === 'string' ? new URLSearchParams(link.slice(link.indexOf('?') + 1)).get('cursor') : null

/**
 * A value in the dress that its schema promises. What means something else, or nothing, stays as it came: the schema's own check refuses it.
 * Unknown fields are left out.
 */
export const normalize = (schema: ZodMiniType, raw: unknown, isWrite = false): Normalized => {
  const noted = new Map<string, Difference>()
  let needsDigits = false

  const note = (kind: DifferenceKind, path: Path, expected: string, found: unknown): void => {
    const key = `${kind} ${path.map((part) => (typeof part === 'number' ? '*' : part)).join('.')}`
    if (!noted.has(key)) noted.set(key, { kind, path, expected, found: plain(found) })
  }

  const text = (format: string | undefined, value: unknown, path: Path): unknown => {
    if (isNumber(value)) {
      if (typeof value === 'number') needsDigits = true
      note('number for text', path, 'text', value)
      const digits = typeof value === 'number' ? String(value) : value.text
      return format === 'decimal' ? plainDecimal(digits) : digits
    }
    if (isRow(value) && typeof value['data'] === 'string') {
      note('wrapped in data', path, 'text', value)
      return value['data']
    }
    if (typeof value !== 'string') return value
    const normal =
      format === 'decimal' ? plainDecimal(value) : format === 'datetime' ? plainTime(value) : format === 'date' ? plainDay(value) : value
    if (normal !== value)
      note(
        format === 'decimal' ? 'decimal notation' : 'time',
        path,
        format === 'decimal' ? 'a plain decimal' : format === 'date' ? 'a day' : 'ISO 8601 with its zone',
        value,
      )
    return normal
  }

  const number = (value: unknown, path: Path): unknown => {
    if (value instanceof ExactNumber) return Number(value.text)
    if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value)) return value
    note('text for number', path, 'number', value)
    return Number(value)
  }

  const flag = (value: unknown, path: Path): unknown => {
    const found = isNumber(value) ? String(plain(value)) : value
    const normal = FLAGS.get(found)
    if (normal === undefined) return plain(value)
    note('flag', path, 'true or false', value)
    return normal
  }

  const list = (element: unknown, value: unknown, path: Path): unknown => {
    let rows = value
    if (isRow(value) && Array.isArray(value['data'])) {
      note('wrapped in data', path, 'list', value)
      rows = value['data']
    }
    return Array.isArray(rows) ? rows.map((row, at) => walk(element, row, [...path, at])) : plain(rows)
  }

  /** The resource itself, where it came as a list, inside `data`, or both. */
  const unwrapped = (shape: Record<string, unknown>, value: unknown, path: Path): unknown => {
    const holdsList = isList(shape['data'])
    if (Array.isArray(value)) {
      if (holdsList) {
        note('bare list', path, 'object', value)
        return { data: value }
      }
      // PHP writes an empty object as an empty list.
      if (value.length > 0) return value
      note('list for object', path, 'object', value)
      return {}
    }
    if (!isRow(value)) return value
    const inner = own(value, 'data')
    if (isWrite && path.length === 0 && holdsList && !Array.isArray(inner)) {
      const made = isRow(inner) ? inner : value
      if (Array.isArray(own(made, 'data'))) return made
      const known = Object.keys(shapeOf((defOf(shape['data']) as { element?: unknown }).element))
      if (!known.some((key) => Object.hasOwn(made, key))) return value
      note('one for a list', path, 'object', value)
      return { data: [made] }
    }
    if (!isRow(inner)) return value
    const isWrapped = holdsList
      ? Array.isArray(own(inner, 'data'))
      : shape['data'] === undefined && !Object.keys(shape).some((key) => Object.hasOwn(value, key))
    if (!isWrapped) return value
    note('wrapped in data', path, 'object', value)
    return inner
  }

  /** `meta.next_cursor` from wherever `cursorPaginate()` has put it in its many versions. */
  const withCursors = (value: Row, path: Path): Row => {
    const inside = (key: string): Row => {
      const inner = own(value, key)
      return isRow(inner) ? inner : {}
    }
    const meta = inside('meta')
    if (typeof meta['next_cursor'] === 'string' || meta['next_cursor'] === null) return value
    const links = inside('links')
    const cursor = (direction: 'next' | 'prev'): string | null => {
      const given = own(value, `${direction}_cursor`)
      if (typeof given === 'string') return given
      const page = `${direction}_page_url`
      return cursorIn(links[direction]) ?? cursorIn(own(value, page)) ?? cursorIn(meta[page])
    }
    note('cursor', [...path, 'meta', 'next_cursor'], 'text or null', meta['next_cursor'])
    return { ...value, meta: { ...meta, next_cursor: cursor('next'), prev_cursor: cursor('prev') } }
  }

  const fields = (shape: Record<string, unknown>, value: unknown, path: Path): unknown => {
    const found = unwrapped(shape, value, path)
    if (!isRow(found)) return plain(found)
    const meta = shape['meta']
    const isPage = isList(shape['data']) && meta !== undefined && Object.hasOwn(shapeOf(meta), 'next_cursor')
    const row = isPage ? withCursors(found, path) : found
    const normal: Row = {}
    for (const key of Object.keys(shape)) {
      const inner = walk(shape[key], own(row, key), [...path, key])
      if (inner !== undefined) normal[key] = inner
    }
    return normal
  }

  const oneOf = (options: readonly unknown[], value: unknown, path: Path): unknown => {
    const shapes = options.filter((option) => defOf(option).type !== 'null')
    if (shapes.length === 1) return walk(shapes[0], value, path)
    for (const option of shapes) {
      const tried = normalize(option as ZodMiniType, value)
      if (!(option as ZodMiniType).safeParse(tried.value).success) continue
      needsDigits ||= tried.needsDigits
      for (const { kind, path: inner, expected, found } of tried.differences) note(kind, [...path, ...inner], expected, found)
      return tried.value
    }
    return plain(value)
  }

  const walk = (inner: unknown, value: unknown, path: Path): unknown => {
    const def = defOf(inner)
    if (value === undefined && def.type !== 'optional' && def.type !== 'default' && acceptsNull(inner)) {
      note('absent for null', path, 'null', value)
      return null
    }
    if (value === null && (def.type === 'optional' || def.type === 'default') && !acceptsNull(inner)) {
      note('null for absent', path, 'nothing', value)
      return undefined
    }
    if (value === undefined || value === null) return value
    switch (def.type) {
      case 'optional':
      case 'default':
      case 'nullable':
        return walk(def.innerType, value, path)
      case 'union':
        return oneOf(def.options, value, path)
      case 'object':
        return fields(def.shape, value, path)
      case 'array':
        return list(def.element, value, path)
      case 'string':
        return text((def as { format?: string }).format, value, path)
      case 'enum':
        return isNumber(value) ? text(undefined, value, path) : value
      case 'literal':
        return def.values.every((word) => typeof word === 'boolean') ? flag(value, path) : plain(value)
      case 'number':
        return number(value, path)
      case 'boolean':
        return flag(value, path)
      default:
        return plain(value)
    }
  }

  const value = walk(schema, raw, [])
  return { value, differences: [...noted.values()], needsDigits }
}

function shapeOf(schema: unknown): Record<string, unknown> {
  const def = defOf(schema)
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return shapeOf(def.innerType)
  return def.type === 'object' ? def.shape : {}
}
