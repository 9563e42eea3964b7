// The code that a docs page shows: JSX as a person would write it, from the story's source and its args, because a build has neither names nor layout.

type Args = Readonly<Record<string, unknown>>

const width = 80
const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ')

interface ElementLike {
  type: unknown
  props: Args
}

const isElement = (value: unknown): value is ElementLike => typeof value === 'object' && value !== null && '$$typeof' in value

function nameOf(type: unknown): string {
  // Only a fragment is written without a name.
  if (typeof type === 'symbol') return ''
  if (typeof type === 'string') return type
  const known = type as { displayName?: string; name?: string; type?: unknown; render?: unknown } | null
  const name = known?.displayName || known?.name
  // Icons are named by the plugin that makes them, here as in the code that imports them.
  if (name) return name.replace(/^Svg(?=[A-Z])(.+)$/, '$1Icon')
  return (known?.type ?? known?.render) ? nameOf(known?.type ?? known?.render) : 'Component'
}

const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`

const fits = (text: string): boolean => text.length <= width && !text.includes('\n')
const inLines = (open: string, lines: readonly string[], close: string): string => `${open}\n${indented(lines.join('\n'))}\n${close}`

/** A value as JavaScript. Functions and instances of classes are written as `name`. */
function valueOf(value: unknown, name: string): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'function') return name
  if (isElement(value)) return jsxOf(nameOf(value.type), value.props)
  if (value instanceof Map) return `new Map(${listOf([...value], name)})`
  if (Array.isArray(value)) return listOf(value, name)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Object.getPrototypeOf(value) !== Object.prototype) return name
  const entries = Object.entries(value)
    .map(([key, one]) => [key, valueOf(one, key)])
    .map(([key, text]) => (key === text ? key : `${key}: ${text}`))
  const line = `{ ${entries.join(', ')} }`
  const whole = entries.map((entry) => `${entry},`)
  return fits(line) ? line : inLines('{', whole, '}')
}

/** A list that is longer than a line by its first value: the others are of the same shape. */
function listOf(values: readonly unknown[], name: string): string {
  const texts = values.slice(0, width).map((one) => valueOf(one, name))
  const line = `[${texts.join(', ')}]`
  const more = values.length - 1
  return fits(line) ? line : inLines('[', [`${texts[0]},`, ...(more > 0 ? [`// ${more} more`] : [])], ']')
}

function attributeOf(name: string, value: unknown): string {
  if (value === true) return name
  if (typeof value === 'string' && !/["\n\\]/.test(value)) return `${name}="${value}"`
  return `${name}={${valueOf(value, name)}}`
}

const attributesOf = (args: Args): string[] =>
  Object.entries(args).flatMap(([name, value]) =>
    name === 'children' || value === undefined || value === null || value === false ? [] : [attributeOf(name, value)],
  )

function childrenOf(children: unknown): string {
  if (children === undefined || children === null || typeof children === 'boolean') return ''
  if (Array.isArray(children)) return children.map(childrenOf).filter(Boolean).join('\n')
  if (typeof children === 'string' && !/[{}<>]/.test(children)) return children
  if (typeof children === 'number') return String(children)
  return isElement(children) ? valueOf(children, 'children') : `{${valueOf(children, 'children')}}`
}

function tag(name: string, attributes: readonly string[], children: string): string {
  const line = [name, ...attributes].join(' ')
  const open = line.length + 4 <= width && !line.includes('\n') ? `<${line}` : `<${name}\n${indented(attributes.join('\n'))}\n`
  if (children === '') return open.endsWith('\n') ? `${open}/>` : `${open} />`
  const whole = `${open}>${children}</${name}>`
  return whole.length <= width && !whole.includes('\n') ? whole : `${open}>\n${indented(children)}\n</${name}>`
}

/** An element with these props. */
export const jsxOf = (name: string, args: Args): string => tag(name, attributesOf(args), childrenOf(args['children']))

const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' }

/** The text of a bracket with its content, from `at`. */
function bracketAt(source: string, at: number): string {
  const stack: string[] = []
  for (let i = at; i < source.length; i++) {
    const char = source[i]!
    if (char in closing) stack.push(closing[char]!)
    else if (char === stack.at(-1)) stack.pop()
    if (stack.length === 0) return source.slice(at, i + 1)
  }
  return source.slice(at)
}

/** Removes the indentation that all lines share. */
function flush(text: string): string {
  const lines = text.replaceAll(/^\s*\n|\s+$/g, '').split('\n')
  const least = Math.min(...lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length))
  return lines.map((line) => line.slice(least)).join('\n')
}

/** What a story's own `render` returns; a whole function if it does more than return; `null` without one. */
export function renderedIn(source: string): string | null {
  const named = /\brender:\s*(function\b[^(]*\([\s\S]*?\)\s*)\{/.exec(source)
  if (named) {
    const body = bracketAt(source, named.index + named[0].length - 1)
    const only = /^\{\s*return\s*(\([\s\S]*\)|[^;]*)\s*\}$/.exec(body)?.[1]
    return only === undefined ? flush(`  ${named[1]}${body}`) : flush(only.replace(/^\(\s*?\n|\)\s*$/g, ''))
  }
  const arrow = /\brender:\s*(?:\([^)]*\)|\w+)\s*=>\s*/.exec(source)
  if (!arrow) return null
  const at = arrow.index + arrow[0].length
  if (source[at] === '(') return flush(bracketAt(source, at).slice(1, -1))
  if (source[at] === '{') return flush(`${arrow[0].replace(/^render:\s*/, '')}${bracketAt(source, at)}`)
  return flush(/^[\s\S]*?(?=,?\s*\n\s{2}\w+:|,?\s*\}\s*$)/.exec(source.slice(at))?.[0] ?? source.slice(at))
}

/** Writes the story's args where its source spreads or reads them. */
const withArgs = (code: string, args: Args): string =>
  code
    .replaceAll(/<(\w+)([^<>{}]*)\{\.\.\.args\}([^<>{}]*)\/>/g, (_all, name: string, before: string, after: string) => {
      const words = [before, after].flatMap((text) => text.trim().split(/\s+(?=\w+=|\w+$)/)).filter(Boolean)
      return tag(name, [...words, ...attributesOf(args)], childrenOf(args['children']))
    })
    .replaceAll(/\s*\{\.\.\.args\}/g, () => ['', ...attributesOf(args)].join(' '))
    .replaceAll(/(\w+)=\{args\.(\w+)\}/g, (_all, name: string, key: string) => attributeOf(name, args[key]))
    .replaceAll(/\{args\.(\w+)\}/g, (_all, key: string) => childrenOf(args[key]))
    .replaceAll(/\bargs\.(\w+)/g, (_all, key: string) => valueOf(args[key], key))

/** The code of a story, from its own source and its present args. */
export function storySource(source: string, component: unknown, args: Args): string {
  const rendered = renderedIn(source)
  // A page that documents no component shows the story as it is written.
  if (rendered === null && !component) return source
  if (rendered === null || /^<\w+ \{\.\.\.args\} \/>$/.test(rendered.trim())) return jsxOf(nameOf(component), args)
  // A function has its args as a parameter.
  return rendered.startsWith('<') ? withArgs(rendered, args) : rendered
}
