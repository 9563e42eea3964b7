import type { ResolverOptions } from 'react-hook-form'
import { object } from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { lazyResolver } from '#design-system/forms/lazyResolver.ts'
import { required, text } from '#design-system/forms/rules.ts'

type Values = { email: string }
const options: ResolverOptions<Values> = { fields: {}, shouldUseNativeValidation: false }
const load = async () => object({ email: text().check(required()) })

describe('a resolver whose schema is loaded after its form', () => {
  it('validates by the schema that it loads', async () => {
    const { resolver } = lazyResolver<Values>(load)
    expect(await resolver({ email: '' }, undefined, options)).toMatchObject({ errors: { email: { message: 'forms.required' } } })
    expect(await resolver({ email: 'a@b.c' }, undefined, options)).toEqual({ values: { email: 'a@b.c' }, errors: {} })
  })

  it('lets the values pass where it cannot be loaded, and validates once it can', async () => {
    let isOnline = false
    const { resolver, preload } = lazyResolver<Values>(() => (isOnline ? load() : Promise.reject(new TypeError('Failed to fetch'))))
    preload()
    expect(await resolver({ email: '' }, undefined, options)).toEqual({ values: { email: '' }, errors: {} })
    isOnline = true
    expect(await resolver({ email: '' }, undefined, options)).toHaveProperty('errors.email')
  })
})
