const LONGEST = 120

/** Sanitises a path, which anyone can craft: removes control and direction marks, and truncates long paths. */
export function readablePath(path: string): string {
  const plain = path.replace(/[\p{Cc}\p{Cf}]/gu, '')
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}
