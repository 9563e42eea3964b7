import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parse } from 'yaml'
import { root } from '../contract.ts'

const FOLDERS = ['paths', 'schemas', 'components']

/** Every `$ref` inside a value. */
const refsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { $ref } = value as { $ref?: unknown }
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(value).flatMap(refsIn)]
}

/** `./paths/auth.yaml#/~1login` in `openapi.yaml` → `['paths/auth.yaml', '/login']`; without a name the whole file. */
const targetOf = (from: string, ref: string): [file: string, name: string] => {
  const [file = '', pointer = ''] = ref.split('#')
  const name = decodeURIComponent(pointer.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~')
  return [file === '' ? from : posix.normalize(posix.join(posix.dirname(from), file)), name]
}

/**
 * Files of `openapi/`, and entries in them, that no reference reaches from `openapi.yaml`. The bundler leaves them out, so neither the lint nor
 * the comparison nor the SDK sees what is written there.
 */
export const unreachedFaults = (folder = root): string[] => {
  const at = (file: string): string => join(folder, 'openapi', file)
  const files = FOLDERS.flatMap((name) => readdirSync(at(name)).map((file) => `${name}/${file}`)).toSorted()
  const documents = new Map(
    ['openapi.yaml', ...files.filter((file) => /\.ya?ml$/.test(file))].map((file) => [file, parse(readFileSync(at(file), 'utf8')) as Record<string, unknown> | null]),
  )
  const reached = new Set<string>()
  const queue = refsIn(documents.get('openapi.yaml')).map((ref) => targetOf('openapi.yaml', ref))
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [file, name] = next
    const document = documents.get(file)
    for (const entry of name === '' ? Object.keys(document ?? {}) : [name]) {
      if (reached.has(`${file} ${entry}`)) continue
      reached.add(`${file} ${entry}`)
      queue.push(...refsIn(document?.[entry]).map((ref) => targetOf(file, ref)))
    }
  }
  return files.flatMap((file) => {
    const entries = Object.keys(documents.get(file) ?? {})
    const lost = entries.filter((entry) => !reached.has(`${file} ${entry}`))
    if (lost.length === entries.length) return [`openapi/${file} is not part of the contract: no $ref leads to it`]
    return lost.map((entry) => `openapi/${file} ${entry} is not part of the contract: no $ref leads to it`)
  })
}
