import type { ZodMiniType } from 'zod/mini'
import * as responses from '../generated/responses.ts'

/** The schema of an operation's successful response; undefined if it has no content. */
export type SchemaFor = (operation: string) => ZodMiniType | undefined

const schemas = new Map(Object.entries(responses as object) as [string, ZodMiniType][])

/** Orval's zod client names the schema of an operation's response after it. */
export const findSchema: SchemaFor = (operation) => {
  const schema = schemas.get(`${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response`)
  return schema?.def.type === 'void' ? undefined : schema
}
