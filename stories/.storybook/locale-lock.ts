import type { Plugin } from 'vite'

// A play function looks for the words of its story's own language and for its own moment. Opened by an address that turns either, it would fail
// in front of the reviewer: there it rests. Tests turn nothing.

const RUNTIME = 'virtual:own-words'

const runtime = `
const own = { locale: 'en', clock: 'story', amounts: 'shown' }
export const inOwnWords = (...stories) => {
  for (const story of stories) {
    const { play } = story ?? {}
    if (typeof play !== 'function' || play.length === 0 || /^async\\s*\\(\\s*\\{[^}]*\\bmount\\b/.test(String(play))) continue
    const fixed = story.globals ?? {}
    story.play = (context) =>
      Object.entries(own).every(([name, value]) => (context.globals[name] ?? value) === (fixed[name] ?? value)) ? play(context) : undefined
  }
}
`

export const ownWords = (): Plugin => ({
  name: 'matu:own-words',
  enforce: 'pre',
  apply: (_, { mode }) => mode !== 'test' && !process.env['VITEST'],
  resolveId: (id) => (id === RUNTIME ? `\0${RUNTIME}` : null),
  load: (id) => (id === `\0${RUNTIME}` ? runtime : null),
  transform(code, id) {
    if (!id.endsWith('.stories.tsx') || !/\bplay\b/.test(code)) return null
    const names = [...code.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name)
    return { code: `${code}\nimport { inOwnWords } from '${RUNTIME}'\ninOwnWords(${names.join(', ')})\n`, map: null }
  },
})
