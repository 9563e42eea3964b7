import type { ZodMiniType } from 'zod/mini'
import type { $ZodTypes } from 'zod/v4/core'
import { ExactNumber } from './exact-json.ts'
import { cursorIn, FLAGS, pageIn, plainDay, plainDecimal, plainTime, withoutFloatNoise } from './formats.ts'
import { pageCursor } from './page-number.ts'

/** How a value may differ from the contract and still have the same meaning. */
export type DifferenceKind =
  | 'number for text'
  | 'text for number'
  | 'decimal notation'
  | 'float noise'
  | 'flag'
  | 'time'
  | 'null for absent'
  | 'absent for null'
  | 'bare list'
  | 'wrapped in data'
  | 'list for object'
  | 'one for a list'
  | 'plain text'
  | 'text for object'
  | 'cursor'
  | 'page number'

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

export interface Normalized {
  value: unknown
  /** each place once, independent of the row of a list */
  differences: Difference[]
  /** a string is expected but a number was found whose exact digits are lost: parse again with parseExactly */
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

/** Replaces ExactNumber objects by plain numbers. */
const plain = (value: unknown): unknown => {
  if (value instanceof ExactNumber) return Number(value.text)
  if (Array.isArray(value)) return value.map(plain)
  return isRow(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)])) : value
}

interface State {
  /** whether the value is the response to a write */
  isWrite: boolean
  needsDigits: boolean
  /** by kind and place, so that each place is listed once */
  differences: Map<string, Difference>
}

/**
 * Converts a value to the format of its schema if the meaning is the same. Any other value stays as it is, for the schema's own check to reject.
 * Unknown fields are dropped.
 */
export const normalize = (schema: ZodMiniType, raw: unknown, isWrite = false): Normalized => {
  const state: State = { isWrite, needsDigits: false, differences: new Map() }
  const value = walk(state, schema, raw, [])
  return { value, differences: [...state.differences.values()], needsDigits: state.needsDigits }
}

function note(state: State, kind: DifferenceKind, path: Path, expected: string, found: unknown): void {
  const key = `${kind} ${path.map((part) => (typeof part === 'number' ? '*' : part)).join('.')}`
  if (!state.differences.has(key)) state.differences.set(key, { kind, path, expected, found: plain(found) })
}

/** A decimal without what a float of the server added to it. */
function decimal(state: State, digits: string, path: Path): string {
  const found = plainDecimal(digits)
  const meant = withoutFloatNoise(found)
  if (meant !== found) note(state, 'float noise', path, 'the decimal without the error of a float', digits)
  return meant
}

function text(state: State, format: string | undefined, value: unknown, path: Path): unknown {
  if (isNumber(value)) {
    if (typeof value === 'number') state.needsDigits = true
    note(state, 'number for text', path, 'text', value)
    const digits = typeof value === 'number' ? String(value) : value.text
    return format === 'decimal' ? decimal(state, digits, path) : digits
  }
  if (isRow(value) && typeof value['data'] === 'string') {
    note(state, 'wrapped in data', path, 'text', value)
    return value['data']
  }
  if (typeof value !== 'string') return value
  if (format === 'decimal') {
    if (plainDecimal(value) !== value) note(state, 'decimal notation', path, 'a plain decimal', value)
    return decimal(state, value, path)
  }
  const normal = format === 'datetime' ? plainTime(value) : format === 'date' ? plainDay(value) : value
  if (normal !== value) note(state, 'time', path, format === 'date' ? 'a day' : 'ISO 8601 with its zone', value)
  return normal
}

function number(state: State, value: unknown, path: Path): unknown {
  if (value instanceof ExactNumber) return Number(value.text)
  if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value)) return value
  note(state, 'text for number', path, 'number', value)
  return Number(value)
}

function flag(state: State, value: unknown, path: Path): unknown {
  const found = isNumber(value) ? String(plain(value)) : value
  const normal = FLAGS.get(found)
  if (normal === undefined) return plain(value)
  note(state, 'flag', path, 'true or false', value)
  return normal
}

function list(state: State, element: unknown, value: unknown, path: Path): unknown {
  let rows = value
  if (isRow(value) && Array.isArray(value['data'])) {
    note(state, 'wrapped in data', path, 'list', value)
    rows = value['data']
  }
  return Array.isArray(rows) ? rows.map((row, at) => walk(state, element, row, [...path, at])) : plain(rows)
}

/** The field that an object consists of, if it needs no other and is a text: the server may return it alone. */
function onlyText(shape: Record<string, unknown>): string | null {
  const needed = Object.keys(shape).filter((key) => !/^(optional|default)$/.test(defOf(shape[key]).type))
  return needed.length === 1 && defOf(shape[needed[0]!]).type === 'string' ? needed[0]! : null
}

/** The resource itself if it came as a list, inside `data`, or both. */
function unwrapped(state: State, shape: Record<string, unknown>, value: unknown, path: Path): unknown {
  const holdsList = isList(shape['data'])
  if (Array.isArray(value)) {
    if (holdsList) {
      note(state, 'bare list', path, 'object', value)
      return { data: value }
    }
    // PHP serializes an empty object as an empty list.
    if (value.length > 0) return value
    note(state, 'list for object', path, 'object', value)
    return {}
  }
  const only = typeof value === 'string' && value !== '' ? onlyText(shape) : null
  if (only !== null) {
    note(state, 'text for object', path, 'object', value)
    return { [only]: value }
  }
  if (!isRow(value)) return value
  const inner = own(value, 'data')
  if (state.isWrite && path.length === 0 && holdsList && !Array.isArray(inner)) {
    const made = isRow(inner) ? inner : value
    if (Array.isArray(own(made, 'data'))) return made
    const known = Object.keys(shapeOf((defOf(shape['data']) as { element?: unknown }).element))
    if (!known.some((key) => Object.hasOwn(made, key))) return value
    note(state, 'one for a list', path, 'object', value)
    return { data: [made] }
  }
  if (typeof inner === 'string' && shape['data'] === undefined && onlyText(shape) !== null) {
    note(state, 'wrapped in data', path, 'object', value)
    return unwrapped(state, shape, inner, path)
  }
  if (!isRow(inner)) return value
  const isWrapped = holdsList
    ? Array.isArray(own(inner, 'data'))
    : shape['data'] === undefined && !Object.keys(shape).some((key) => Object.hasOwn(value, key))
  if (!isWrapped) return value
  note(state, 'wrapped in data', path, 'object', value)
  return inner
}

/** The next or previous page of `paginate()` and `simplePaginate()`, which number their pages; null where there is none. */
function numberedPage(direction: 'next' | 'prev', meta: Row, link: unknown): number | null {
  const linked = pageIn(link)
  if (linked !== null) return linked
  const [current, last, total, perPage] = ['current_page', 'last_page', 'total', 'per_page'].map((key) => Number(own(meta, key) ?? NaN))
  const number = current! + (direction === 'next' ? 1 : -1)
  const end = Number.isNaN(last!) ? Math.ceil(total! / perPage!) : last!
  return number >= 1 && number <= end ? number : null
}

/**
 * `meta.next_cursor` from the places where the versions of `cursorPaginate()` put it. A server that numbers its pages has no cursor: the next page
 * is then named by its number.
 */
function withCursors(state: State, value: Row, path: Path): Row {
  const inside = (key: string): Row => {
    const inner = own(value, key)
    return isRow(inner) ? inner : {}
  }
  const meta = inside('meta')
  if (typeof meta['next_cursor'] === 'string' || meta['next_cursor'] === null) return value
  const links = inside('links')
  const isNumbered = [meta, value].some((holder) => Object.hasOwn(holder, 'current_page'))
  const cursor = (direction: 'next' | 'prev'): string | null => {
    const given = own(value, `${direction}_cursor`)
    if (typeof given === 'string') return given
    const page = `${direction}_page_url`
    const places = [links[direction], own(value, page), meta[page]]
    const found = places.map(cursorIn).find((text) => text !== null)
    if (found !== undefined) return found
    const link = places.find((place) => typeof place === 'string')
    const number = isNumbered ? numberedPage(direction, { ...value, ...meta }, link) : pageIn(link)
    return number === null ? null : pageCursor(number)
  }
  const next = cursor('next')
  note(state, isNumbered ? 'page number' : 'cursor', [...path, 'meta', 'next_cursor'], 'text or null', meta['next_cursor'])
  // paginate() without a resource has a list of links to each page in the place of these.
  const { links: _, ...rest } = value
  return { ...rest, ...(isRow(value['links']) && { links }), meta: { ...meta, next_cursor: next, prev_cursor: cursor('prev') } }
}

function fields(state: State, shape: Record<string, unknown>, value: unknown, path: Path): unknown {
  const found = unwrapped(state, shape, value, path)
  if (!isRow(found)) return plain(found)
  const meta = shape['meta']
  const isPage = isList(shape['data']) && meta !== undefined && Object.hasOwn(shapeOf(meta), 'next_cursor')
  const row = isPage ? withCursors(state, found, path) : found
  const normal: Row = {}
  for (const key of Object.keys(shape)) {
    const inner = walk(state, shape[key], own(row, key), [...path, key])
    if (inner !== undefined) normal[key] = inner
  }
  return normal
}

function oneOf(state: State, options: readonly unknown[], value: unknown, path: Path): unknown {
  const shapes = options.filter((option) => defOf(option).type !== 'null')
  if (shapes.length === 1) return walk(state, shapes[0], value, path)
  for (const option of shapes) {
    const tried = normalize(option as ZodMiniType, value)
    if (!(option as ZodMiniType).safeParse(tried.value).success) continue
    state.needsDigits ||= tried.needsDigits
    for (const { kind, path: inner, expected, found } of tried.differences) note(state, kind, [...path, ...inner], expected, found)
    return tried.value
  }
  return plain(value)
}

function walk(state: State, inner: unknown, value: unknown, path: Path): unknown {
  const def = defOf(inner)
  if (value === undefined && def.type !== 'optional' && def.type !== 'default' && acceptsNull(inner)) {
    note(state, 'absent for null', path, 'null', value)
    return null
  }
  if (value === null && (def.type === 'optional' || def.type === 'default') && !acceptsNull(inner)) {
    note(state, 'null for absent', path, 'nothing', value)
    return undefined
  }
  if (value === undefined || value === null) return value
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'nullable':
      return walk(state, def.innerType, value, path)
    case 'union':
      return oneOf(state, def.options, value, path)
    case 'object':
      return fields(state, def.shape, value, path)
    case 'array':
      return list(state, def.element, value, path)
    case 'string':
      return text(state, (def as { format?: string }).format, value, path)
    case 'enum':
      return isNumber(value) ? text(state, undefined, value, path) : value
    case 'literal':
      return def.values.every((word) => typeof word === 'boolean') ? flag(state, value, path) : plain(value)
    case 'number':
      return number(state, value, path)
    case 'boolean':
      return flag(state, value, path)
    default:
      return plain(value)
  }
}

function shapeOf(schema: unknown): Record<string, unknown> {
  const def = defOf(schema)
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return shapeOf(def.innerType)
  return def.type === 'object' ? def.shape : {}
}
