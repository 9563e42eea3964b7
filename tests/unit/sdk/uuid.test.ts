import { expect, it } from 'vitest'
import { uuid } from '#sdk/http/uuid.ts'

it('is a version 4 UUID, also on a page on plain http', () => {
  const shape = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) }
  for (const source of [crypto, plain]) expect(uuid(source)).toMatch(shape)
  expect(uuid(plain)).not.toBe(uuid(plain))
})
