import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export const LANGUAGES = ['en', 'ru', 'de', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** What the server says, by its code, in four languages. */
export type Messages = Record<string, Record<Language, string>>

const root = join(import.meta.dirname, '../..')

/** `openapi/messages.yaml` of a folder that holds `openapi/`. A copy of one's own, to plant faults in. */
export const readMessages = (folder = root): Messages => parse(readFileSync(join(folder, 'openapi/messages.yaml'), 'utf8')) as Messages
