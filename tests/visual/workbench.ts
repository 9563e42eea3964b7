// Builds Storybook and serves it as static files on a free port.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, resolve } from 'node:path'
import { launchOptions } from '../../app/build/browser.ts'

const root = resolve(import.meta.dirname, '../..')
const built = join(root, 'storybook-static')
const rooms = ['stories', 'design-system', 'mocks', 'app', 'sdk']

const newest = (): number =>
  Math.max(
    ...rooms.flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(tsx?|css|mdx|woff2)$/.test(name) && !/^(dist|\.build)\b/.test(name))
        .map((name) => statSync(join(root, room, name)).mtimeMs),
    ),
  )

/** Builds Storybook if it is missing or older than its sources. */
export function ensureWorkbench(): void {
  const index = join(built, 'index.json')
  if (existsSync(index) && statSync(index).mtimeMs > newest()) return
  console.log('Storybook is missing or older than its sources: building.')
  execFileSync('npm', ['run', '-s', 'storybook:build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

export async function serveWorkbench(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'))
    const file = join(built, path.endsWith('/') ? `${path}index.html` : path)
    if (!file.startsWith(built) || !existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

export interface StoryEntry {
  id: string
  title: string
  name: string
  importPath: string
}

/** All stories of the built Storybook, in order. */
export const storiesOf = (): StoryEntry[] =>
  Object.values(
    (JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, StoryEntry & { type: string }> }).entries,
  ).filter(({ type }) => type === 'story')

/** Launch options for reproducible screenshots: no font hinting, no display colour profile, no GPU. */
export const stillBrowser = () => {
  const { args, ...options } = launchOptions()
  return {
    ...options,
    args: [
      ...args,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      '--disable-partial-raster',
    ],
  }
}

/** Runs in the page: whether the story has finished, well or not. */
export const ended = (): boolean => {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }
  return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '')
}

export const storyAddress = (origin: string, id: string, more = ''): string =>
  `${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true${more}`

// The story that shows most variants of a component has one of these names.
const overviews = new Set(['Matrix', 'States', 'Variants', 'Kinds', 'All', 'Sizes', 'Tones', 'Rows', 'Types'])

/** For each component and form the story that shows its variants, or the first; for each screen the story with all its data. */
export function picturedStories(stories: readonly StoryEntry[]): StoryEntry[] {
  const parts = new Map<string, StoryEntry>()
  for (const story of stories) {
    if (!/^(components|forms)\//.test(story.title)) continue
    const one = parts.get(story.importPath)
    if (!one || (overviews.has(story.name) && !overviews.has(one.name))) parts.set(story.importPath, story)
  }
  const screens = stories.filter(({ title, name }) => title.startsWith('screens/') && (name === 'Ready' || name === 'Blank'))
  return [...parts.values(), ...screens]
}
