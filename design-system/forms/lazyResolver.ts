import type { Resolver } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { FormValues } from './draft.ts'

/**
 * A resolver for a schema that is loaded after its form, with the validation library (14 kB): for a page that is to be usable before. `preload` loads
 * it in advance. Where it cannot be loaded, the server alone validates.
 */
export function lazyResolver<Values extends FormValues>(loadSchema: () => Promise<ZodMiniType<Values, Values>>) {
  const load = async (): Promise<Resolver<Values, unknown, Values> | null> => {
    try {
      const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()])
      return zodResolver(schema)
    } catch {
      return null
    }
  }
  const resolver: Resolver<Values, unknown, Values> = async (values, context, options) => {
    const validate = await load()
    return validate ? validate(values, context, options) : { values, errors: {} }
  }
  return { resolver, preload: () => void load() }
}
