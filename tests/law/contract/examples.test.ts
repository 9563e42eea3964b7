import { describe, expect, it } from 'vitest'
import { readContract } from '#openapi/tools/contract.ts'
import { exampleFaults } from '#openapi/tools/rules/examples.ts'

describe('every example of the contract (C2)', () => {
  it('fits its schema, requests and errors included', () => {
    const { checked, faults } = exampleFaults(readContract())
    expect(faults).toEqual([])
    expect(checked).toBeGreaterThan(400)
  })

  it.each([
    ['a number in the place of a decimal string', 'matu_price', 1.084],
    ['a decimal with nineteen digits', 'matu_price', '1.0840000000000000001'],
    ['a misspelt field', 'matu_prize', '1.084'],
  ])('canary: %s is found', (_, field, value) => {
    const contract = readContract()
    const example = contract.paths['/api/prefences']?.get?.responses['200']?.content?.['application/json']?.example as Record<
      string,
      unknown
    >
    example[field] = value
    const { faults } = exampleFaults(contract)
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.every((fault) => fault.startsWith('GET /api/prefences 200'))).toBe(true)
  })

  it('canary: a time without its zone is found', () => {
    const contract = readContract()
    const example = contract.paths['/api/balances']?.get?.responses['200']?.content?.['application/json']?.example as Record<
      string,
      unknown
    >
    example.as_of = '2026-08-14T14:20:00'
    expect(exampleFaults(contract).faults).toEqual(['GET /api/balances 200: /as_of must match format "date-time"'])
  })
})
