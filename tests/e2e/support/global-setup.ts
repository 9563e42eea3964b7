import { mkdirSync, rmSync } from 'node:fs'
import { operationsFolder } from './folders.ts'

/** Removes the lists of operations that an earlier run has left. */
export default function globalSetup(): void {
  rmSync(operationsFolder, { recursive: true, force: true })
  mkdirSync(operationsFolder, { recursive: true })
}
