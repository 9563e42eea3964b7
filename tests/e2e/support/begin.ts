import { mkdirSync, rmSync } from 'node:fs'
import { usedFolder } from './folders.ts'

/** Before all browser tests: what an earlier run asked for proves nothing. */
export default function begin(): void {
  rmSync(usedFolder, { recursive: true, force: true })
  mkdirSync(usedFolder, { recursive: true })
}
