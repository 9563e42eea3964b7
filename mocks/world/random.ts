/** Pseudo-random numbers: the same words produce the same sequence on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next: () => number
  /** an integer, both bounds included */
  int: (from: number, to: number) => number
  chance: (probability: number) => boolean
  pick: <T>(from: readonly T[]) => T
  hex: (length: number) => string
  text: (length: number, alphabet?: string) => string
  uuid: () => string
}

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const hash = (text: string): (() => number) => {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return h >>> 0
  }
}

/** The sfc32 generator, seeded by the joined words. */
export const random = (...words: (string | number)[]): Random => {
  const seed = hash(words.join('\u0000'))
  let a = seed()
  let b = seed()
  let c = seed()
  let d = seed()
  const next = () => {
    const t = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i += 1) next()
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const text = (length: number, alphabet = ALPHANUMERIC) => {
    let out = ''
    for (let i = 0; i < length; i += 1) out += alphabet.charAt(int(0, alphabet.length - 1))
    return out
  }
  const hex = (length: number) => text(length, '0123456789abcdef')
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => {
      const item = from[int(0, from.length - 1)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
    hex,
    text,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${text(1, '89ab')}${hex(3)}-${hex(12)}`,
  }
}
