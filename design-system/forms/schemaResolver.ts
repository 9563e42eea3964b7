import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { FormValues } from './draft.ts'

/** react-hook-form's resolver for a schema whose messages are keys (messages.ts). */
export const schemaResolver = <Values extends FormValues>(schema: ZodMiniType<Values, Values>): Resolver<Values> =>
  zodResolver(schema as never) as unknown as Resolver<Values>
