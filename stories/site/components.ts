/** A component that a docs page shows. */
export interface Shown {
  name: string
  /** Its file from the project's root; `null` for one of the story file's own, or of a package. */
  file: string | null
}

/** The text of a story file's `meta`. */
export const metaOf = (source: string): string => /const meta\b[\s\S]*?satisfies Meta/.exec(source)?.[0] ?? ''

const importOf = (name: string, source: string): string | null => {
  for (const [, names = '', file = ''] of source.matchAll(/^import (?!type\b)([^'"]+) from '#([^']+)'/gm))
    if (new RegExp(String.raw`(^|[{,\s])${name}\b`).test(names.replaceAll(/\w+ as /g, ''))) return file
  return null
}

/** The components of a story file's docs page: `component`, then `subcomponents`. */
export function componentsIn(source: string): Shown[] {
  const meta = metaOf(source)
  const [, own] = /\bcomponent:\s*(\w+)/.exec(meta) ?? []
  const [, others = ''] = /\bsubcomponents:\s*\{([^}]*)\}/.exec(meta) ?? []
  return [own, ...others.split(',').map((name) => name.trim())].flatMap((name) => (name ? [{ name, file: importOf(name, source) }] : []))
}
