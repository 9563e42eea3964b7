// Subsets the fonts to what the cabinet shows: characters of the four languages, the weights in use, no ligatures in addresses. The result is
// committed (design-system/theme/fonts); run `node app/build/fonts.ts` after changing the sets. `--check` tells whether it is up to date.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Options = {
  targetFormat: 'woff2'
  variationAxes: Record<string, number | { min: number; max: number }>
  keepFeatures: string[]
  noHinting: boolean
}
type Subset = (font: Buffer, text: string, options: Options) => Promise<Buffer>

const require = createRequire(import.meta.url)
const target = join(import.meta.dirname, '../../design-system/theme/fonts')

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const ascii = span(0x20, 0x7e)

export const faces = {
  'geologica-latin': {
    source: '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2',
    text: `${ascii}\u00a0¡©«°±·»¿×ÁÄÉÍÑÓÖÚÜßáäéíñóöúü\u2009\u2013\u2014‘’‚“”„•…\u202f‹›€™↑↓−`,
    axes: { wght: { min: 300, max: 560 } },
    features: ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'lnum', 'pnum'],
  },
  'geologica-cyrillic': {
    source: '@fontsource-variable/geologica/files/geologica-cyrillic-wght-normal.woff2',
    text: `${span(0x410, 0x44f)}Ёё№`,
    axes: { wght: { min: 300, max: 560 } },
    features: ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'lnum', 'pnum'],
  },
  'jetbrains-mono': {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    text: `${ascii}…·`,
    axes: { wght: 400 },
    features: [],
  },
} as const

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

/** The characters as a `unicode-range` descriptor. */
export function unicodeRange(text: string): string {
  const codes = [...new Set([...text].map((char) => char.codePointAt(0) as number))].sort((a, b) => a - b)
  const ranges: Array<[number, number]> = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

async function cut(name: keyof typeof faces): Promise<Buffer> {
  const { source, text, axes, features } = faces[name]
  const subset = require('subset-font') as Subset
  const font = readFileSync(require.resolve(source))
  return subset(font, text, { targetFormat: 'woff2', variationAxes: { ...axes }, keepFeatures: [...features], noHinting: true })
}

if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check')
  mkdirSync(target, { recursive: true })
  for (const name of Object.keys(faces) as Array<keyof typeof faces>) {
    const file = join(target, `${name}.woff2`)
    const data = await cut(name)
    if (check) {
      const fresh = readFileSync(file).equals(data)
      console.log(`${name}: ${fresh ? 'fresh' : 'stale, run node app/build/fonts.ts'}`)
      if (!fresh) process.exitCode = 1
    } else {
      writeFileSync(file, data)
      console.log(`${name}.woff2  ${data.length} bytes  unicode-range: ${unicodeRange(faces[name].text)}`)
    }
  }
  if (!check) {
    for (const [pack, name] of [
      ['geologica', 'OFL-Geologica.txt'],
      ['jetbrains-mono', 'OFL-JetBrainsMono.txt'],
    ] as const) {
      copyFileSync(join(dirname(require.resolve(`@fontsource-variable/${pack}/package.json`)), 'LICENSE'), join(target, name))
    }
  }
}
