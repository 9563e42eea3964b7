import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Schema } from './contract.ts'

/** Amounts, prices, percentages: up to 18 decimals, no exponent. */
export const DECIMAL = /^-?(0|[1-9]\d*)(\.\d{1,18})?$/

/** Returns validators of schemas. A named schema (`#/components/schemas/Balance`) is compiled once, on first use. */
export function validatorsOf(schemas: unknown, decimal: RegExp | ((text: string) => boolean) = DECIMAL): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true })
  addFormats.default(ajv)
  ajv.addFormat('decimal', decimal)
  ajv.addSchema({ $id: 'contract', components: { schemas } })
  return (schema) => {
    if (schema.$ref === undefined) return ajv.compile(schema)
    const inside = schema.$ref.replace('#/', 'contract#/')
    return ajv.getSchema(inside) ?? ajv.compile({ $ref: inside })
  }
}
