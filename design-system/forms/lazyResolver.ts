import type { Resolver } from 'react-hook-form'
import type { FormValues } from './draft.ts'

/**
 * A resolver that is loaded after its form, for a page that is to be usable before the validation library is there (14 kB). `preload` loads it in
 * advance. Where it cannot be loaded, the server alone validates.
 */
export function lazyResolver<Values extends FormValues>(load: () => Promise<Resolver<Values>>) {
  const loaded = () => load().catch(() => null)
  const resolver: Resolver<Values> = async (values, context, options) => {
    const validate = await loaded()
    return validate ? validate(values, context, options) : { values, errors: {} }
  }
  return { resolver, preload: () => void loaded() }
}
