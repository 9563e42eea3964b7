const LONGEST = 120

/** Anybody can write into an address: control and direction marks are taken out, and an endless path is cut. */
export function readablePath(path: string): string {
  const plain = path.replace(/[\p{Cc}\p{Cf}]/gu, '')
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}
