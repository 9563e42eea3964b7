import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Contract } from '#openapi/tools/contract.ts'
import { readContract, root, rowsOf } from '#openapi/tools/contract.ts'
import { compare } from '#openapi/tools/diff/compare.ts'
import { groupChanges } from '#openapi/tools/diff/groups.ts'
import { report } from '#openapi/tools/diff/report.ts'
import { mapContract } from '#openapi/tools/map.ts'
import { readMessages } from '#openapi/tools/messages.ts'
import { houseFaults } from '#openapi/tools/rules/house.ts'
import { unreachedFaults } from '#openapi/tools/rules/unreached.ts'
import { changesOf, operationAt, schemaAt } from './places.ts'

const uses = mapContract(readContract())
const grouped = (plant: (contract: Contract) => unknown) => groupChanges(changesOf(plant), uses)

describe('an operation that loses its sign-in', () => {
  it('is breaking: what one account may see, everybody may see', () => {
    const [one, ...others] = changesOf((c) => (operationAt(c, 'GET /api/balances').security = []))
    expect(one).toMatchObject({
      level: 'breaking',
      operation: 'GET /api/balances',
      what: 'needs no sign-in any more: everybody may call it',
    })
    expect(others).toEqual([])
    expect(changesOf((c) => (operationAt(c, 'GET /api/balances').security = [{ bearer: [] }, {}]))[0]?.level).toBe('breaking')
  })

  it('is one finding where the whole contract loses it', () => {
    const groups = grouped((c) => delete c.security)
    expect(groups.map(({ level, lines }) => [level, lines])).toEqual([
      ['breaking', ['operation needs no sign-in any more: everybody may call it']],
    ])
  })
})

describe('one cause', () => {
  it('that many operations share is one finding, with their number and each of them once', () => {
    const plant = (c: Contract): void => {
      for (const { operation } of rowsOf(c))
        operation.parameters = [
          ...(operation.parameters ?? []),
          { name: 'X-Device', in: 'header', required: true, schema: { type: 'string' } },
        ]
    }
    const [group, ...others] = grouped(plant)
    expect(others).toEqual([])
    expect(group).toMatchObject({ level: 'breaking', title: 'The same in 64 operations', lines: ['header `X-Device` is new and required'] })
    expect(group!.operations).toHaveLength(64)
    const text = report(changesOf(plant), uses)
    expect(text).toMatch(/^# 1 breaking, 0 risky, 0 harmless/)
    expect(text.split('`POST /api/withdraw`')).toHaveLength(2)
  })

  it('is harmless where a header that was sent anyway becomes a parameter, and breaking for a method that did not send it', () => {
    const base = readContract()
    base['x-request-headers'].push({ name: 'X-Device', methods: ['POST'], description: 'Which.' })
    const levels = (method: string): string[] => {
      const next = structuredClone(base)
      next['x-request-headers'].pop()
      for (const row of rowsOf(next))
        if (row.method === method)
          row.operation.parameters = [
            ...(row.operation.parameters ?? []),
            { name: 'X-Device', in: 'header', required: true, schema: { type: 'string' } },
          ]
      return [...new Set(compare(base, next).map(({ level, what }) => `${level}: ${what}`))]
    }
    expect(levels('POST')).toEqual(['harmless: is written as a parameter now'])
    expect(levels('GET')).toEqual(['breaking: is new and required', 'risky: is no longer required with POST'])
  })

  it('stays apart from another cause, also where both touch two operations', () => {
    const groups = grouped((c) => {
      for (const name of ['GET /api/balances', 'GET /api/pools-info']) delete operationAt(c, name).responses['500']
      for (const name of ['POST /login', 'POST /api/withdraw', 'POST /api/uta/delegate']) delete operationAt(c, name).responses['422']
    })
    expect(groups.map(({ title, lines }) => [title, lines])).toEqual([
      ['The same in 2 operations', ['500 is no longer answered']],
      ['The same in 3 operations', ['422 is no longer answered']],
    ])
  })

  it('is one finding where an answer is wrapped in `data`, or taken out of it', () => {
    const wrap = (c: Contract): void => {
      for (const { operation } of rowsOf(c))
        for (const [status, answer] of Object.entries(operation.responses)) {
          const media = status.startsWith('2') ? answer.content?.['application/json'] : undefined
          if (media) media.schema = { type: 'object', required: ['data'], properties: { data: media.schema } }
        }
    }
    const [group, ...others] = grouped(wrap)
    // A list stands in `data` already: it loses its fields.
    expect(group).toMatchObject({ level: 'breaking', lines: ['answer is wrapped in `data` now'] })
    expect(group!.operations.length).toBeGreaterThan(35)
    expect(others.every(({ operations }) => operations.every((name) => !group!.operations.includes(name)))).toBe(true)

    const bare = readContract()
    const wrapped = structuredClone(bare)
    const media = operationAt(wrapped, 'GET /api/users/me').responses['200']!.content!['application/json']!
    media.schema = { type: 'object', properties: { data: media.schema } }
    expect(compare(wrapped, bare).map(({ what }) => what)).toEqual(['is no longer wrapped in `data`'])
  })

  it('hides no other change: a wrapped answer that also loses a field', () => {
    const found = changesOf((c) => {
      const media = operationAt(c, 'GET /api/users/me').responses['200']!.content!['application/json']!
      media.schema = { type: 'object', properties: { data: media.schema } }
      delete schemaAt(c, 'User').properties!['firstname']
    })
    expect(found.filter(({ operation }) => operation === 'GET /api/users/me').map(({ at, what }) => [at, what])).toEqual([
      ['', 'is wrapped in `data` now'],
      ['firstname', 'is gone'],
    ])
  })
})

describe('a path parameter that is an integer', () => {
  const integer = (c: Contract): unknown => (c.components.parameters['Id']!.schema = { type: 'integer', minimum: 1 })

  it('needs no pattern', () => {
    const contract = readContract()
    integer(contract)
    expect(houseFaults(contract, readMessages()).filter((fault) => fault.includes('path parameter'))).toEqual([])
    c_text(contract)
    expect(houseFaults(contract, readMessages())).toContain('GET /api/withdraw/{id} path parameter id has no pattern')
  })

  const c_text = (c: Contract): unknown => (c.components.parameters['Id']!.schema = { type: 'string' })

  it('breaks whoever sends a text, and may become any text without harm', () => {
    expect(changesOf(integer)[0]).toMatchObject({ level: 'breaking', part: 'path', at: 'id', what: 'was string, is integer' })
    const base = readContract()
    integer(base)
    expect([...new Set(changesOf(c_text, base).map(({ level, what }) => `${level}: ${what}`))]).toEqual([
      'harmless: was integer, is any text',
    ])
  })
})

describe('what no reference reaches', () => {
  /** The findings in a copy of the contract with files added or changed. */
  const faultsWith = (change: (folder: string) => void): string[] => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-unreached-'))
    try {
      for (const part of ['openapi.yaml', 'paths', 'schemas', 'components'])
        cpSync(join(root, 'openapi', part), join(folder, 'openapi', part), { recursive: true })
      change(join(folder, 'openapi'))
      return unreachedFaults(folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it('is nothing in the contract', () => expect(unreachedFaults()).toEqual([]))

  it('is told with the name of the file: a schema, a file, a path without a line in openapi.yaml', () => {
    const faults = faultsWith((folder) => {
      writeFileSync(
        join(folder, 'schemas/Voucher.yaml'),
        'Voucher:\n  type: object\n  properties:\n    part:\n      $ref: "#/VoucherPart"\nVoucherPart:\n  type: string\n',
      )
      writeFileSync(join(folder, 'schemas/Empty.yaml'), '')
      const money = join(folder, 'schemas/Money.yaml')
      writeFileSync(money, `${readFileSync(money, 'utf8')}\nRounded:\n  type: string\n`)
      const whole = join(folder, 'openapi.yaml')
      writeFileSync(whole, readFileSync(whole, 'utf8').replace(/ {2}\/api\/pools-info:\n.*\n/, ''))
    })
    const because = 'is not part of the contract: no $ref leads to it'
    expect(faults).toEqual(
      expect.arrayContaining([
        `openapi/schemas/Voucher.yaml ${because}`,
        `openapi/schemas/Empty.yaml ${because}`,
        `openapi/schemas/Money.yaml Rounded ${because}`,
        `openapi/paths/pools.yaml /api/pools-info ${because}`,
      ]),
    )
  })
})
