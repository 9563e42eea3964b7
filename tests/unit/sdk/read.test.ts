import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseBody } from '#sdk/http/parse-body.ts'

const Status = z.enum(['open', 'done'])
const Schema = z.object({
  id: z.string(),
  status: Status,
  network: z._default(z.string(), 'BSC'),
  fee_token: z.optional(z.union([Status, z.null()])),
  items: z.optional(z.array(z.object({ kind: z.literal('long') }))),
})

const check = (schema: z.ZodMiniType, data: unknown) => parseBody(data === undefined ? '' : JSON.stringify(data), schema)

describe('a response', () => {
  test('matching the contract is data', () => {
    expect(check(Schema, { id: 'a', status: 'open' })).toEqual({
      issues: [],
      value: { id: 'a', status: 'open', network: 'BSC' },
      findings: [],
    })
  })

  test('with unknown fields is data', () => {
    expect(check(Schema, { id: 'a', status: 'open', extra: { deep: [1] } })).toMatchObject({ issues: [], value: { id: 'a' } })
    expect(check(z.strictObject({ id: z.string() }), { id: 'a', extra: 1 })).toMatchObject({
      issues: [],
      value: { id: 'a' },
      findings: [],
    })
  })

  test('with an unknown enum value is data, the value kept, defaults filled in, the input unchanged', () => {
    const input = { id: 'a', status: 'frozen', fee_token: 'DOGE', items: [{ kind: 'long' }, { kind: 'sideways' }] }
    const before = structuredClone(input)
    expect(check(Schema, input)).toMatchObject({
      issues: [],
      value: { ...before, network: 'BSC' },
      findings: [
        { type: 'unknown-value', field: 'status', found: 'frozen' },
        { type: 'unknown-value', field: 'fee_token', found: 'DOGE' },
        { type: 'unknown-value', field: 'items.1.kind', found: 'sideways' },
      ],
    })
    expect(input).toEqual(before)
  })

  test('with an unknown variant is data as received', () => {
    const Either = z.discriminatedUnion('type', [
      z.object({ type: z.literal('card'), pan: z.string() }),
      z.object({ type: z.literal('wallet'), address: z.string() }),
    ])
    expect(check(z.object({ to: Either }), { to: { type: 'pigeon', loft: 'x' } })).toMatchObject({
      issues: [],
      value: { to: { type: 'pigeon', loft: 'x' } },
      findings: [{ type: 'unknown-value', field: 'to.type' }],
    })
    expect(check(z.object({ to: Either }), { to: { loft: 'x' } })).toMatchObject({ issues: [{ field: 'to.type' }] })
  })

  test('with a text that is too long is data, the text cut', () => {
    const Named = z.object({ name: z.string().check(z.maxLength(255)) })
    expect(check(Named, { name: 'W'.repeat(10_000) })).toMatchObject({
      issues: [],
      value: { name: 'W'.repeat(255) },
      findings: [{ type: 'difference', kind: 'too long', field: 'name' }],
    })
  })

  test('that is one unknown enum value is data', () => {
    expect(check(Status, 'frozen')).toMatchObject({
      issues: [],
      value: 'frozen',
      findings: [{ type: 'unknown-value', field: '', found: 'frozen' }],
    })
  })

  test.each([
    ['a missing field', { status: 'open' }, 'id'],
    ['a missing word', { id: 'a' }, 'status'],
    ['null for a word', { id: 'a', status: null }, 'status'],
    ['a flag for a word', { id: 'a', status: true }, 'status'],
    ['an unknown word beside a missing field', { status: 'frozen' }, 'id'],
    ['a wrong type behind a union', { id: 'a', status: 'open', fee_token: {} }, 'fee_token'],
    ['a list for a word', { id: 'a', status: [7] }, 'status'],
    ['a wrong type in a list', { id: 'a', status: 'open', items: [{}] }, 'items.0.kind'],
    ['something else altogether', [1], ''],
    ['nothing', undefined, ''],
    ['null', null, ''],
  ])('with %s is an error that names the field', (_, input, field) => {
    expect(check(Schema, input)).toMatchObject({ issues: [{ field }] })
  })
})
