import type { Person } from '../../components/data-display/Avatar.tsx'

/** Ranks from the lowest; an unknown rank gets no bars. */
const ranks = ['intern', 'junior', 'middle', 'senior', 'master']

/** How many of five bars a rank fills. */
export const rankBars = (rank: string): number => ranks.indexOf(rank) + 1

/** Initials of a name's first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letter = (word: string | undefined) => Array.from(word ?? '')[0]?.toUpperCase() ?? ''
  return letter(words[0]) + (words.length > 1 ? letter(words.at(-1)) : '')
}

/** A person for Avatar. */
export function personOf({ name, avatar_url }: { name: string; avatar_url: string | null }): Person {
  const words = name.trim().split(/\s+/)
  return { firstname: words[0] ?? '', lastname: words.length > 1 ? words.at(-1)! : '', avatar_url }
}
