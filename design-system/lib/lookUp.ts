/** What a table has under a word of the server. The word may be any word, also one that every object knows ("constructor"). */
export const lookUp = <T extends object>(table: T, word: PropertyKey): T[keyof T] | undefined =>
  Object.hasOwn(table, word) ? table[word as keyof T] : undefined
