// Evaluates a rendered configuration like nginx: the maps in order, and the headers of each location.

/** The configuration with the files that it includes, each line with the indentation of its `include`. */
export const withIncludes = (files: Readonly<Record<string, string>>, name = 'nginx.conf'): string =>
  (files[name] ?? '').replace(/^( *)include (\S+);\n/gm, (_, indent: string, included: string) =>
    withIncludes(files, included).replace(/^(?=.)/gm, indent),
  )

type Rule = { test: (value: string) => RegExpExecArray | null | boolean; value: string; pattern: boolean }

const unquoted = (text: string): string => text.replace(/^"([\s\S]*)"$/, '$1')

/** The words of one directive; a quoted word may contain spaces. */
const words = (line: string): string[] => [...line.matchAll(/"(?:[^"\\]|\\.)*"|[^\s;]+/g)].map(([word]) => word)

function ruleOf(key: string, value: string): Rule {
  const plain = unquoted(key)
  if (!plain.startsWith('~')) return { test: (asked) => asked.toLowerCase() === plain.toLowerCase(), value, pattern: false }
  const insensitive = plain.startsWith('~*')
  const pattern = new RegExp(plain.slice(insensitive ? 2 : 1).replaceAll(String.raw`\z`, '(?![\\s\\S])'), insensitive ? 'i' : '')
  return { test: (asked) => pattern.exec(asked), value, pattern: true }
}

/** One `map` of the configuration: exact keys first, then patterns in order, like nginx, which asks no pattern about an empty value; `$names` are replaced by values of `known`. */
export function readMap(conf: string, target: string): (asked: string, known?: Record<string, string>) => string {
  const body = new RegExp(`map [^{]*\\$${target} \\{\\n([\\s\\S]*?)\\n  \\}`).exec(conf)?.[1]
  if (body === undefined) throw new Error(`The configuration has no map for $${target}`)
  const rows = body.split('\n').map((line) => words(line.trim()))
  const fallback = unquoted(rows.find(([key]) => key === 'default')?.[1] ?? '')
  const rules = rows.filter(([key]) => key !== 'default').map(([key = '', value = '']) => ({ key, ...ruleOf(key, unquoted(value)) }))
  const ordered = [...rules.filter(({ key }) => !/^"?~/.test(key)), ...rules.filter(({ key }) => /^"?~/.test(key))]
  return (asked, known = {}) => {
    for (const { test, value, pattern } of ordered) {
      const met = (asked !== '' || !pattern) && test(asked)
      if (!met) continue
      const names: Record<string, string | undefined> = { ...known, ...(typeof met === 'object' ? met.groups : {}) }
      return value.replace(/\$(\w+)/g, (_, name: string) => names[name] ?? '')
    }
    return fallback.replace(/\$(\w+)/g, (_, name: string) => known[name] ?? '')
  }
}

/**
 * Locations (and the server) that set headers of their own but not all common headers, since nginx inherits all or none. With `only`, checks only
 * locations that set that header.
 */
export function forgotten(conf: string, headers: Readonly<Record<string, string>>, only = ''): string[] {
  const server = conf.slice(conf.indexOf('\n  server {'))
  const blocks = [...server.matchAll(/^    location ([^{]+?) \{\n([\s\S]*?)^    \}/gm)].map(([, name = '', body = '']) => ({ name, body }))
  const head = server.slice(0, server.indexOf('    location '))
  return [{ name: 'server', body: head }, ...blocks]
    .filter(({ name, body }) => (name === 'server' && !only) || body.includes(`add_header ${only}`))
    .flatMap(({ name, body }) =>
      Object.entries(headers)
        .filter(([header, value]) => ![`"${value}"`, `'${value}'`].some((word) => body.includes(`add_header ${header} ${word} always;`)))
        .map(([header]) => `${name}: no ${header}`),
    )
}
