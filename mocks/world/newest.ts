/** More than any test needs, and few enough for the memory of a server that is left running among strangers. */
const MOST = 10_000

/** Adds an entry, and drops the one that was added first if there are too many. */
export const addNewest = <K, V>(map: Map<K, V>, key: K, value: V): void => {
  map.set(key, value)
  const [first] = map.keys()
  if (map.size > MOST && first !== undefined) map.delete(first)
}
