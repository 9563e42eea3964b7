type Words<Name extends string> = Record<Name, () => string>

const tens = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
const fives = ['one', 'two', 'three', 'four', 'five'] as const

export type UpToTen = Words<(typeof tens)[number]>
export type UpToFive = Words<(typeof fives)[number]>

/** A number up to ten spelled out, in the grammatical form the sentence needs; digits above. */
export const upToTen = (words: UpToTen, count: number): string => {
  const name = tens[count - 1]
  return name ? words[name]() : String(count)
}

export const upToFive = (words: UpToFive, count: number): string => {
  const name = fives[count - 1]
  return name ? words[name]() : String(count)
}
