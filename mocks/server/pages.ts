import type { CursorLinks, CursorMeta } from '#sdk'
import { invalid } from './http-error.ts'

/** One page in the format of Laravel's cursorPaginate: an opaque cursor, no total. */
export interface Page<T> {
  data: T[]
  links: CursorLinks
  meta: CursorMeta
}

interface Cursor {
  id: string
  /** forward: items after the id; otherwise items before it */
  forwards: boolean
}

/** The page that a query's `cursor` and `per_page` select. A cursor refers to an item, so new items do not shift it. */
export const pageOf = <T extends { id: string }>(items: readonly T[], query: URLSearchParams, path: string, perPage: number): Page<T> => {
  const text = query.get('cursor')
  const cursor = text === null || text === '' ? null : read(text)
  const at = cursor === null ? -1 : items.findIndex(({ id }) => id === cursor.id)
  if (cursor !== null && at < 0) throw invalid('cursor', 'validation.cursor')
  const from = cursor === null ? 0 : cursor.forwards ? at + 1 : Math.max(0, at - perPage)
  const to = cursor !== null && !cursor.forwards ? at : from + perPage
  const data = items.slice(from, to)
  const first = data[0]
  const last = data.at(-1)
  const next = last && to < items.length ? write({ id: last.id, forwards: true }) : null
  const prev = first && from > 0 ? write({ id: first.id, forwards: false }) : null
  const link = (value: string | null) => (value === null ? null : `${path}?${withCursor(query, value)}`)
  return { data, links: { prev: link(prev), next: link(next) }, meta: { path, per_page: perPage, next_cursor: next, prev_cursor: prev } }
}

const withCursor = (query: URLSearchParams, value: string): string => {
  const copy = new URLSearchParams(query)
  copy.set('cursor', value)
  return copy.toString()
}

const write = ({ id, forwards }: Cursor): string => btoa(JSON.stringify({ id, _pointsToNextItems: forwards })).replaceAll('=', '')

const read = (text: string): Cursor => {
  try {
    const value: unknown = JSON.parse(atob(text))
    if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string') {
      return { id: value.id, forwards: !('_pointsToNextItems' in value) || value._pointsToNextItems !== false }
    }
  } catch {
    // an unreadable cursor is handled below like one that refers to no item
  }
  throw invalid('cursor', 'validation.cursor')
}
