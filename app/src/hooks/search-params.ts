import { useSearchParams } from 'react-router-dom'
import { toSearch } from '../site/paths.ts'
import type { SearchValue } from '../site/paths.ts'

/** Reads one query parameter: its value, or `undefined` if it cannot be one. */
export type Parse<T> = (raw: string) => T | undefined
export type Parsers<V> = { readonly [Name in keyof V]-?: Parse<Exclude<V[Name], undefined>> }

interface Schema<T> {
  safeParse: (raw: unknown) => { success: true; data: T } | { success: false }
}

/** What a schema of the contract accepts. */
export const fromSchema =
  <T>(schema: Schema<T>): Parse<Exclude<T, undefined>> =>
  (raw) => {
    const read = schema.safeParse(raw)
    return read.success ? (read.data as Exclude<T, undefined>) : undefined
  }

export const oneOf =
  <const T extends string>(...values: readonly T[]): Parse<T> =>
  (raw) =>
    values.find((value) => value === raw)

export const matching =
  (pattern: RegExp): Parse<string> =>
  (raw) =>
    pattern.test(raw) ? raw : undefined

/** Reads the query parameters that the parsers name. Empty and invalid ones are left out. */
export function readSearch<V>(query: URLSearchParams, parsers: Parsers<V>): Partial<V> {
  const values: Partial<V> = {}
  for (const name of Object.keys(parsers) as (keyof V & string)[]) {
    const raw = query.get(name)
    const value = raw ? parsers[name](raw) : undefined
    if (value !== undefined) values[name] = value
  }
  return values
}

/** A choice is a history entry, which "Back" undoes; what is typed is not: it would leave an entry for each pause. */
export type WriteSearch<V> = (next: Partial<V>, how?: { replace: boolean }) => void

/**
 * State in the query string: the parsed parameters, and a function that writes others in their place. They are written in the parsers' order, so that
 * the same state always has the same URL.
 */
export function useSearchState<V extends object>(parsers: Parsers<V>): [Partial<V>, WriteSearch<V>] {
  const [query, setQuery] = useSearchParams()
  const names = Object.keys(parsers) as (keyof V & string)[]
  return [
    readSearch(query, parsers),
    (next, how) =>
      setQuery(toSearch(Object.fromEntries(names.map((name) => [name, next[name] as SearchValue]))), { preventScrollReset: true, ...how }),
  ]
}
