import type { ParseArgsOptionsConfig } from 'node:util'
import { parseArgs } from 'node:util'

/** Prints the problem and what to do, and exits with 2 (wrong usage); 1 means that a check found something. */
export function refuse(what: string, next: string): never {
  console.error(`${what}\n${next}`)
  process.exit(2)
}

/** Parses the command line. An unknown option or a missing value prints the usage and exits. */
export function optionsOf<const T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    // Node's message continues with advice about "--".
    return refuse((error as Error).message.split('. ')[0] ?? '', `usage: ${usage}`)
  }
}
