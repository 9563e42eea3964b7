import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from './contract.ts'
import { readMessages } from './messages.ts'
import { page } from './page.ts'

// npm run contract:docs; runs after the bundle was created.
const dist = join(import.meta.dirname, '../dist')
const contract = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8')) as Contract
const target = join(dist, 'contract.html')
writeFileSync(target, page(contract, readFileSync(join(import.meta.dirname, 'page.css'), 'utf8'), readMessages()))
console.log(`The contract as a page: ${target}`)
