import type { ParseArgsOptionsConfig } from 'node:util'
import { parseArgs } from 'node:util'

/** Prints what is wrong and what to do, and stops: 2 is "asked wrongly", so that 1 can be "something was found". */
export function refuse(what: string, next: string): never {
  console.error(`${what}\n${next}`)
  process.exit(2)
}

/** The command line's options; an unknown one, or one without its value, is answered with how it is meant. */
export function optionsOf<const T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    // Node goes on about "--" after the first sentence.
    return refuse((error as Error).message.split('. ')[0] ?? '', `usage: ${usage}`)
  }
}
