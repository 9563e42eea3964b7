import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Schema } from './contract.ts'

/** Money, prices, percents: up to 18 decimals, never an exponent. */
const DECIMAL = /^-?(0|[1-9]\d*)(\.\d{1,18})?$/

/** Validators of named schemas (`#/components/schemas/Balance`), each compiled when it is first asked for. */
export function validatorsOf(schemas: unknown): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addFormat('decimal', DECIMAL)
  ajv.addSchema({ $id: 'contract', components: { schemas } })
  return (schema) => {
    if (schema.$ref === undefined) return ajv.compile(schema)
    const inside = schema.$ref.replace('#/', 'contract#/')
    return ajv.getSchema(inside) ?? ajv.compile({ $ref: inside })
  }
}
