// `node app/build/trace.ts main-Ab12Cd34.js:1:2345 …`: maps code positions in an error report to the source. Reads the source maps of the build
// (app/.build/maps); `--maps FOLDER` reads those stored with another release.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { SourceMapPayload } from 'node:module'
import { join, posix } from 'node:path'

export const mapsFolder = join(import.meta.dirname, '../.build/maps')

/** The folder of the scripts when their maps were written; source paths are relative to it. */
const SCRIPTS = 'app/dist/assets'

/**
 * The position in the source, such as `app/src/main.tsx:30:5`.
 * @param place file, line and column of a script as browsers write them, both counted from 1
 * @returns an error message if there is no such position
 */
export function trace(place: string, maps = mapsFolder): string {
  const [, file = '', line = '', column = ''] = /([\w.-]+\.js):(\d+):(\d+)\)?$/.exec(place) ?? []
  if (!file) return `${place}: not a place like main-Ab12Cd34.js:1:2345`
  const path = join(maps, `${file}.map`)
  if (!existsSync(path)) return `${place}: no source map of this script in ${maps}`
  const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
  if (!('originalSource' in entry) || entry.generatedLine !== Number(line) - 1) return `${place}: its source map knows no such place`
  if (!(entry.originalSource as string | undefined)) return `${place}: the bundler's own code`
  return `${posix.join(SCRIPTS, entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

if (process.argv[1] === import.meta.filename) {
  const args = process.argv.slice(2)
  const at = args.indexOf('--maps')
  const [, folder] = at < 0 ? [] : args.splice(at, 2)
  if (!args.length) throw new Error('Give the places of a report: node app/build/trace.ts main-Ab12Cd34.js:1:2345')
  for (const place of args) console.log(trace(place, folder))
}
