import { CacheProvider } from '@emotion/react'
import { createElement, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { createStyleCache } from '#app/build/prerender/style-cache.ts'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { namespaces } from '#design-system/i18n/i18n-util.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { renderFault } from '../../support/rendered.ts'
import { isNightly } from '../../support/nightly.ts'

type Args = Record<string, unknown>
interface Context {
  args: Args
  globals: Args
  parameters: Args
}
type Decorator = (story: ComponentType, context: Context) => ReactNode
interface Story {
  args?: Args
  parameters?: Args
  render?: (args: Args, context: { globals: Args }) => ReactNode
  decorators?: Decorator[]
}
interface StoryFile {
  default: Story & { component?: ComponentType<Args> }
  [name: string]: Story
}
interface Def {
  type: string
  shape?: Record<string, ZodMiniType>
  innerType?: ZodMiniType
  options?: ZodMiniType[]
  format?: string
}
type Path = readonly (string | number)[]

const schemas = import.meta.glob<Record<string, unknown>>('/sdk/generated/schemas/*.ts', { eager: true })
const files = import.meta.glob<StoryFile>('/stories/screens/**/*.stories.tsx', { eager: true })
const now = () => Date.parse('2026-08-14T14:20:00Z')
const globals = { locale: 'en', theme: 'light' }
const defOf = (schema: ZodMiniType): Def => schema._zod.def as unknown as Def
const isRow = (value: unknown): value is Args => typeof value === 'object' && value !== null && !Array.isArray(value)

const shapes = Object.values(schemas)
  .flatMap((module) => Object.values(module))
  .flatMap((one) => {
    const def = typeof one === 'object' && one !== null && '_zod' in one ? defOf(one as ZodMiniType) : null
    return def?.type === 'object' && def.shape ? [{ schema: one as ZodMiniType, shape: def.shape }] : []
  })

/** The contract's object type of a value in a story's args: the type knows all its fields, and the value passes its check. */
const shapeOf = (value: Args): Record<string, ZodMiniType> | undefined => {
  const keys = Object.keys(value)
  if (keys.length < 2) return undefined
  return shapes.find(({ schema, shape }) => keys.every((key) => Object.hasOwn(shape, key)) && schema.safeParse(value).success)?.shape
}

const MISSING = Symbol('missing')
/** One in this many fields is changed alone in every run; `npm run nightly` changes all of them. */
const STEP = isNightly ? 1 : 16
/** An unknown enum value, which is also a property of every object. */
const WORD = 'constructor'
/** Values sent everywhere at once: they break what the first one breaks, or nothing. The last is an invalid language tag. */
const MORE_WORDS = ['__proto__', 'toString', 'x_y-'] as const

/** Other values of a response field that the SDK accepts. */
const oddities = (schema: ZodMiniType): unknown[] => {
  const def = defOf(schema)
  if (def.type === 'optional') return [MISSING, ...oddities(def.innerType as ZodMiniType)]
  if (def.type === 'nullable') return [null, ...oddities(def.innerType as ZodMiniType)]
  if (def.type === 'default') return oddities(def.innerType as ZodMiniType)
  if (def.type === 'union') return (def.options ?? []).flatMap(oddities)
  if (def.type === 'null') return [null]
  if (def.type === 'enum') return [WORD]
  if (def.type === 'string') return schema.safeParse(WORD).success ? [WORD] : []
  return []
}

interface Place {
  path: Path
  value: unknown
  /** an enum value */
  isClosed: boolean
}

const isClosed = (schema: ZodMiniType): boolean => {
  const { type, innerType, options } = defOf(schema)
  return type === 'enum' || (innerType !== undefined && isClosed(innerType)) || (options ?? []).some(isClosed)
}

/** Each field of each response in the args, once for its kind of object, with all its possible values. */
const placesIn = (args: Args): Place[] => {
  const found: Place[] = []
  const seen = new Set<string>()
  const walk = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) return value.slice(0, 2).forEach((one, at) => walk(one, [...path, at]))
    if (!isRow(value)) return
    const shape = shapeOf(value)
    for (const [key, schema] of Object.entries(shape ?? {})) {
      const place = [...path, key].filter((part) => typeof part === 'string').join('.')
      if (seen.has(place)) continue
      seen.add(place)
      for (const odd of oddities(schema))
        if (odd !== value[key]) found.push({ path: [...path, key], value: odd, isClosed: odd === WORD && isClosed(schema) })
    }
    for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key])
  }
  walk(args, [])
  return found
}

const changed = (value: unknown, [key, ...rest]: Path, odd: unknown): unknown => {
  if (key === undefined) return odd
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? changed(one, rest, odd) : one))
  const row = { ...(value as Args) }
  if (rest.length === 0 && odd === MISSING) delete row[key]
  else row[key] = changed(row[key], rest, odd)
  return row
}

const elementOf = (meta: StoryFile['default'], story: Story, args: Args): ReactNode => {
  const render = story.render ?? meta.render
  const Inner = (): ReactNode => (render ? render(args, { globals }) : meta.component ? createElement(meta.component, args) : null)
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])]
  const Whole = decorators.reduce<ComponentType>(
    (Current, decorate) => () => decorate(Current, { args, globals, parameters: { ...meta.parameters, ...story.parameters } }),
    Inner,
  )
  return <Whole />
}

// Shared by all renders: only the text matters here, and a new cache would create every style again.
const cache = createStyleCache()

const draw = (element: ReactNode): string =>
  renderToString(
    <CacheProvider value={cache}>
      <DesignSystemProvider locale="en" timeZone="UTC" now={now}>
        <Suspense>{element}</Suspense>
      </DesignSystemProvider>
    </CacheProvider>,
  )

beforeAll(async () => {
  await loadAreas('en', namespaces)
  // Lazy components are loaded by the first render.
  for (const { default: meta, Ready, Blank } of Object.values(files))
    draw(elementOf(meta, Ready ?? Blank ?? {}, { ...meta.args, ...(Ready ?? Blank)?.args }))
  await vi.dynamicImportSettled()
})

test.each(Object.keys(files))('%s renders with any value in any field', (file) => {
  const { default: meta, ...stories } = files[file]!
  const faults: string[] = []
  for (const name of ['Ready', 'Blank', 'Sparse']) {
    const story = stories[name]
    if (!story) continue
    const args = { ...meta.args, ...story.args }
    const tryOut = (place: string, odd: unknown): void => {
      const fault = renderFault(() => draw(elementOf(meta, story, odd as Args)))
      if (fault !== undefined) faults.push(`${name} ${place}: "${fault}"`)
    }
    tryOut('as it is', args)
    const places = placesIn(args)
    for (const [index, { path, value }] of places.entries())
      if (index % STEP === 0) tryOut(`${path.join('.')} = ${String(value)}`, changed(args, path, value))
    const closed = places.filter(({ isClosed }) => isClosed)
    for (const word of closed.length > 0 ? MORE_WORDS : []) {
      tryOut(
        `everywhere = ${word}`,
        closed.reduce<unknown>((odd, { path }) => changed(odd, path, word), args),
      )
    }
  }
  expect(faults).toEqual([])
})
