import { safeParse, type $ZodArrayDef, type $ZodType, type $ZodTypes, type $ZodUnionDef } from 'zod/v4/core'
import { findNextCursor, isRow, type Row } from './cursor.ts'
import { digitsOf, isNumber } from './exact-json.ts'
import { anyRow, EXPECTED, expectedBy, type DifferenceKind, type Finding } from './findings.ts'
import { FLAGS, FORMATS } from './formats.ts'

export interface Reading {
  /** in the contract's format; unusable if there are issues */
  value: unknown
  /** what could be read all the same */
  findings: Finding[]
  /** what costs a row, or the whole response if there is no other row */
  issues: Finding[]
}

type Shape = Readonly<Record<string, $ZodType>>

const join = (path: string, key: string | number): string => (path === '' ? `${key}` : `${path}.${key}`)

const plain = (value: unknown): unknown => (isNumber(value) ? Number(digitsOf(value)) : value)

/** The definition of a schema, without what says that the value may be absent or null. */
const defOf = (schema: $ZodType | undefined): $ZodTypes['_zod']['def'] | undefined => {
  const def = (schema as $ZodTypes | undefined)?._zod.def
  return def && 'innerType' in def ? defOf(def.innerType) : def
}
const shapeOf = (schema: $ZodType | undefined): Shape => {
  const def = defOf(schema)
  return def?.type === 'object' ? def.shape : {}
}

/** The field that an object consists of, if it needs no other and is a text: the server may return it alone. */
const onlyText = (shape: Shape): string | undefined => {
  const needed = Object.keys(shape).filter((key) => shape[key]!._zod.optin === undefined)
  return needed.length === 1 && defOf(shape[needed[0]!])?.type === 'string' ? needed[0] : undefined
}

/**
 * Reads a value as its schema describes it. What has the same meaning in another format is converted; unknown fields are dropped, and so is an
 * invalid row, unless no row of its list would be left; a word that a closed list does not have stays. Each is a finding, a difference once for all
 * rows of a list. `isWrite`: the value is the response to a write.
 */
export function read(root: $ZodType, body: unknown, isWrite = false, base = ''): Reading {
  const findings: Finding[] = []
  const issues: Finding[] = []
  const told = new Set<string>()

  /** Notes a difference and returns the value that is meant. */
  function meant<T>(value: T, kind: DifferenceKind, path: string, given: unknown, expected: string = EXPECTED[kind]): T {
    const place = `${kind} ${anyRow(path)}`
    const found = plain(given)
    if (!told.has(place)) findings.push({ type: 'difference', kind, field: path, expected, found })
    told.add(place)
    return value
  }

  /** The value, if zod agrees. */
  function checked(schema: $ZodType, value: unknown, path: string): unknown {
    const found = plain(value)
    const result = safeParse(schema, found)
    if (result.success) return result.data
    const issue = result.error.issues[0]!
    // A browser needs seconds to lay out one word of 10,000 letters.
    if (issue.code === 'too_big' && typeof found === 'string')
      return checked(schema, meant(found.slice(0, Number(issue.maximum)), 'too long', path, value), path)
    const wrong = issue.path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], found)
    const place = { field: issue.path.map(String).reduce(join, path), expected: expectedBy(issue), found: wrong }
    // Of a discriminated union no branch was tried if the discriminator itself is unknown.
    const isClosed = issue.code === 'invalid_value' || (issue.code === 'invalid_union' && issue.errors.length === 0)
    if (isClosed && typeof wrong === 'string') findings.push({ type: 'unknown-value', ...place })
    else issues.push({ type: 'row-left-out', ...place })
    return found
  }

  /** Absent is as good as null, where one of them is promised. */
  function nothing(schema: $ZodType, value: null | undefined, path: string): unknown {
    const other = value === null ? undefined : null
    if (safeParse(schema, value).success || !safeParse(schema, other).success) return checked(schema, value, path)
    return checked(schema, meant(other, value === null ? 'null for absent' : 'absent for null', path, value), path)
  }

  function text(format: string | undefined, value: unknown, path: string): unknown {
    if (isRow(value) && typeof value['data'] === 'string') return text(format, meant(value['data'], 'wrapped in data', path, value), path)
    if (isNumber(value)) return text(format, meant(digitsOf(value), 'number for text', path, value), path)
    if (typeof value !== 'string') return value
    return (FORMATS[format ?? ''] ?? []).reduce((found, [kind, convert]) => {
      const normal = convert(found)
      return normal === found ? found : meant(normal, kind, path, found)
    }, value)
  }

  function number(value: unknown, path: string): unknown {
    return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? meant(Number(value), 'text for number', path, value) : value
  }

  function flag(value: unknown, path: string): unknown {
    const word = isNumber(value) ? String(plain(value)) : value
    return typeof word === 'string' && Object.hasOwn(FLAGS, word) ? meant(FLAGS[word], 'flag', path, value) : value
  }

  function list(schema: $ZodType, { element, checks }: $ZodArrayDef, value: unknown, path: string): unknown {
    const rows = isRow(value) && Array.isArray(value['data']) ? meant(value['data'], 'wrapped in data', path, value, 'list') : value
    if (!Array.isArray(rows)) return checked(schema, rows, path)
    const before = issues.length
    const kept: unknown[] = []
    rows.forEach((row, at) => {
      const sound = issues.length
      const found = walk(element, row, join(path, at))
      if (issues.length === sound) kept.push(found)
    })
    // An empty list would be misleading.
    if (kept.length > 0) findings.push(...issues.splice(before))
    return checks ? checked(schema, kept, path) : kept
  }

  /** The resource itself if it came as a list, as its only text, inside `data`, or both. */
  function unwrapped(shape: Shape, value: unknown, path: string): unknown {
    const rows = defOf(shape['data'])
    const holdsList = rows?.type === 'array'
    if (Array.isArray(value)) {
      if (holdsList) return meant({ data: value }, 'bare list', path, value)
      // PHP serializes an empty object as an empty list.
      return value.length === 0 ? meant({}, 'list for object', path, value) : value
    }
    if (typeof value === 'string') {
      const only = value === '' ? undefined : onlyText(shape)
      return only === undefined ? value : meant({ [only]: value }, 'text for object', path, value)
    }
    if (!isRow(value)) return value
    const inner = value['data']
    if (holdsList) {
      if (Array.isArray(inner)) return value
      const made = isRow(inner) ? inner : value
      if (Array.isArray(made['data'])) return meant(made, 'wrapped in data', path, value, 'object')
      const isRowOfList = isWrite && path === '' && Object.keys(shapeOf(rows.element)).some((key) => Object.hasOwn(made, key))
      return isRowOfList ? meant({ data: [made] }, 'one for a list', path, value) : value
    }
    if (shape['data'] || Object.keys(shape).some((key) => Object.hasOwn(value, key))) return value
    if (isRow(inner)) return meant(inner, 'wrapped in data', path, value, 'object')
    return typeof inner === 'string' ? unwrapped(shape, meant(inner, 'wrapped in data', path, value, 'object'), path) : value
  }

  function withCursor(shape: Shape, row: Row, path: string): Row {
    const meta = isRow(row['meta']) ? row['meta'] : {}
    const isPage = defOf(shape['data'])?.type === 'array' && 'next_cursor' in shapeOf(shape['meta'])
    if (!isPage || typeof meta['next_cursor'] === 'string' || meta['next_cursor'] === null) return row
    const { isNumbered, cursor } = findNextCursor(row)
    const next_cursor = meant(cursor, isNumbered ? 'page number' : 'cursor', join(path, 'meta.next_cursor'), meta['next_cursor'])
    // paginate() without a resource has a list of links to each page in the place of these.
    return { ...row, links: isRow(row['links']) ? row['links'] : undefined, meta: { ...meta, next_cursor } }
  }

  function object(schema: $ZodType, shape: Shape, value: unknown, path: string): unknown {
    const found = unwrapped(shape, value, path)
    if (!isRow(found)) return checked(schema, found, path)
    const row = withCursor(shape, found, path)
    const entries = Object.entries(shape).map(
      ([key, inner]) => [key, walk(inner, Object.hasOwn(row, key) ? row[key] : undefined, join(path, key))] as const,
    )
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
  }

  /** The first of several types that the value has, sooner one whose words it knows. */
  function oneOf(schema: $ZodType, { options }: $ZodUnionDef, value: unknown, path: string): unknown {
    const types = (options as readonly $ZodType[]).filter((option) => defOf(option)?.type !== 'null')
    if (types.length === 1) return walk(types[0]!, value, path)
    const tried = types.map((type) => read(type, value, false, path)).filter((one) => one.issues.length === 0)
    const best = tried.find((one) => one.findings.every(({ type }) => type !== 'unknown-value')) ?? tried[0]
    if (best) findings.push(...best.findings)
    return best ? best.value : checked(schema, value, path)
  }

  function walk(schema: $ZodType, value: unknown, path: string): unknown {
    if (value === undefined || value === null) return nothing(schema, value, path)
    const { def } = (schema as $ZodTypes)._zod
    switch (def.type) {
      case 'optional':
      case 'nullable':
      case 'default':
        return walk(def.innerType, value, path)
      case 'union':
        return oneOf(schema, def, value, path)
      case 'object':
        return object(schema, def.shape, value, path)
      case 'array':
        return list(schema, def, value, path)
      case 'string':
      case 'enum':
        return checked(schema, text((def as { format?: string }).format, value, path), path)
      case 'number':
        return checked(schema, number(value, path), path)
      case 'boolean':
        return checked(schema, flag(value, path), path)
      case 'literal':
        return checked(schema, typeof def.values[0] === 'boolean' ? flag(value, path) : value, path)
      default:
        return checked(schema, value, path)
    }
  }

  return { value: walk(root, body, base), findings, issues }
}
