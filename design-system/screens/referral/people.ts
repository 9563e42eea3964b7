import { useCallback } from 'react'
import type { Person } from '../../parts/Avatar.tsx'
import { useText } from '../../provider/reader.ts'

/** Ranks from the lowest, for drawing: what this version does not know has no bars. */
const ranks = ['intern', 'junior', 'middle', 'senior', 'master']

/** How many of five bars a rank fills. */
export const rankBars = (rank: string): number => ranks.indexOf(rank) + 1

/** The first letters of a name's first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letter = (word: string | undefined) => Array.from(word ?? '')[0]?.toUpperCase() ?? ''
  return letter(words[0]) + (words.length > 1 ? letter(words.at(-1)) : '')
}

/** A name in one piece as an avatar takes it. */
export function personOf({ name, avatar_url }: { name: string; avatar_url: string | null }): Person {
  const words = name.trim().split(/\s+/)
  return { firstname: words[0] ?? '', lastname: words.length > 1 ? words.at(-1)! : '', avatar_url }
}

/** A rank's name; one that this version does not know keeps the word that the server has for it. */
export function useRankName(): (rank: string) => string {
  const { rank: names } = useText('frame')
  return useCallback((rank) => (Object.hasOwn(names, rank) ? names[rank as keyof typeof names]() : rank), [names])
}
