import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export const LANGUAGES = ['en', 'ru', 'de', 'es'] as const
type Language = (typeof LANGUAGES)[number]

/** The server's messages by code, in four languages. */
export type Messages = Record<string, Record<Language, string>>

const root = join(import.meta.dirname, '../..')

/** Reads `openapi/messages.yaml` of a folder that contains `openapi/`. Each call returns a copy, so that tests can modify it. */
export const readMessages = (folder = root): Messages => parse(readFileSync(join(folder, 'openapi/messages.yaml'), 'utf8')) as Messages
