/** Own property lookup for a key from the server, which may be any string, including inherited names such as "constructor". */
export const lookUp = <T extends object>(table: T, word: PropertyKey): T[keyof T] | undefined =>
  Object.hasOwn(table, word) ? table[word as keyof T] : undefined
