import { posix } from 'node:path'
import type { Sources } from '#openapi/tools/imports.ts'
import { importsOf } from '#openapi/tools/imports.ts'
import type { Takes } from '../../site/states.ts'

// Facts about screens and stories, read from their source text without running them.

/** A screen's imports, types included: a screen takes props from its pieces. */
const partsOf = (file: string, sources: Sources): string[] => importsOf(file, sources, ['value', 'type'])

/** A screen with the components of its own folder. */
function piecesOf(file: string, sources: Sources, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of partsOf(file, sources))
    if (posix.dirname(next) === posix.dirname(file) && !next.endsWith('Screen.tsx')) piecesOf(next, sources, seen)
  return seen
}

/** The text of `interface XProps { … }` or `type XProps = { … }`, including the line above the brace. */
export function propsOf(source: string, name: string): string {
  const start = source.search(new RegExp(`\\b(?:interface|type) ${name}Props\\b`))
  if (start < 0) return ''
  let depth = 0
  for (let at = source.indexOf('{', start); at < source.length && at >= 0; at += 1) {
    if (source[at] === '{') depth += 1
    if (source[at] === '}') depth -= 1
    if (depth === 0) return source.slice(start, at + 1)
  }
  return source.slice(start)
}

const makesForm = (source: string): boolean => /\buseSchemaForm\b[<(]/.test(source)

// Its own form, or one shared by several screens.
const hasForm = (file: string, sources: Sources): boolean =>
  [...piecesOf(file, sources)].some(
    (piece) =>
      makesForm(sources.get(piece) ?? '') ||
      partsOf(piece, sources).some((one) => /^design-system\/forms\/\w+\.tsx$/.test(one) && makesForm(sources.get(one) ?? '')),
  )

/** Whether a screen reads, sends, has a form and moves money: from its props, those inherited from its components, and the components themselves. */
export function takesOf(file: string, sources: Sources): Takes {
  const name = posix.basename(file, '.tsx')
  const pieces = [...piecesOf(file, sources)].map((one) => sources.get(one) ?? '')
  const own = propsOf(sources.get(file) ?? '', name)
  const bases = [...own.slice(0, own.indexOf('{')).matchAll(/\b(\w+)Props\b/g)].map(([, base = '']) => base).filter((base) => base !== name)
  const props = [own, ...bases.flatMap((base) => pieces.map((source) => propsOf(source, base)))].join('\n')
  const form = hasForm(file, sources)
  return {
    reads: /\bLoadable</.test(props),
    form,
    sends: form || /:\s*Submission\b/.test(props),
    money: pieces.some((source) => source.includes('<UnknownOutcome')),
  }
}

export interface StorySource {
  /** Name of the export. */
  name: string
  /** Its comment. */
  about: string
  /** What it fixes: language, theme, width. */
  locale?: string
  theme?: string
  width?: number
}

/** The stories of a file, in order; `around` is the source of its constants. */
export function storiesIn(source: string, around: string = source): StorySource[] {
  const starts = [...source.matchAll(/^export const (\w+)\b/gm)]
  return starts.map((match, at) => {
    const written = source.slice(match.index, starts[at + 1]?.index)
    // `globals: german`, with `const german = { … }` in the file.
    const named = /\bglobals:\s*(\w+)/.exec(written)?.[1]
    const body =
      written + (named === undefined ? '' : (new RegExp(`^(?:export )?const ${named} = \\{[^\\n]*`, 'm').exec(around)?.[0] ?? ''))
    const about = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, match.index))?.[1] ?? ''
    const locale = /locale:\s*'(\w+)'/.exec(body)?.[1]
    const theme = /theme:\s*'(dark|light)'/.exec(body)?.[1]
    const width = /value:\s*'w(\d+)'/.exec(body)?.[1]
    return {
      name: match[1] ?? '',
      about: about.replace(/\s*\n\s*\*?\s*/g, ' ').trim(),
      ...(locale && { locale }),
      ...(theme && { theme }),
      ...(width && { width: Number(width) }),
    }
  })
}

/** The story file of a screen. */
export const storyFileOf = (screen: string, sources: Sources): string | undefined => {
  const folder = posix.dirname(screen).replace(/^design-system/, 'stories')
  return [...sources.keys()].find(
    (file) => file.endsWith('.stories.tsx') && posix.dirname(file) === folder && importsOf(file, sources).includes(screen),
  )
}
