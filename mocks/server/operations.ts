import type { Operation } from './route.ts'

/** Finds the operation for an exact method and path: `GET /login` is a page, `POST /login` an operation. */
export interface Finder {
  find: (method: string, path: string) => Found | null
  /** whether any method has an operation at this path */
  knows: (path: string) => boolean
}

interface Found {
  operation: Operation
  params: Record<string, string>
}

export const createFinder = (operations: readonly Operation[]): Finder => {
  const patterns = operations.map((operation) => ({ operation, ...compile(operation.path) }))
  // a literal path wins over one with a parameter: /user/settings over /user/{id}
  const ordered = patterns.toSorted((a, b) => a.names.length - b.names.length)
  const match = (path: string, accepts: (operation: Operation) => boolean): Found | null => {
    for (const { operation, pattern, names } of ordered) {
      const found = accepts(operation) ? pattern.exec(path) : null
      if (!found) continue
      const params = Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1] ?? '')]))
      return { operation, params }
    }
    return null
  }
  return {
    find: (method, path) => match(path, (operation) => operation.method === (method === 'HEAD' ? 'GET' : method)),
    knows: (path) => match(path, () => true) !== null,
  }
}

const compile = (path: string): { pattern: RegExp; names: string[] } => {
  const names: string[] = []
  const source = path
    .split('/')
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      if (name === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      names.push(name)
      return '([^/]+)'
    })
    .join('/')
  return { pattern: new RegExp(`^${source}$`), names }
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
