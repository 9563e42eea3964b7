import type { Contract } from '../contract.ts'
import { rowsOf } from '../contract.ts'
import type { Mismatch } from '../verify/check.ts'
import { createCheck } from '../verify/check.ts'
import { askSimulator } from './ask.ts'
import { boundariesOf, boundaryFault } from './boundaries.ts'
import { refusalAsks } from './refusals.ts'

/**
 * Where the simulator contradicts the contract: a status that an operation does not document, an error of another shape, a value past a limit of a
 * request that is taken, or one within it that is refused.
 */
export async function contradictions(contract: Contract): Promise<{ asked: number; reached: Set<string>; faults: Mismatch[] }> {
  const [refusals, boundaries] = [refusalAsks(contract), boundariesOf(contract)]
  const answers = await askSimulator([...refusals, ...boundaries].map(({ ask }) => ask))
  const operations = new Map(rowsOf(contract).map(({ method, path, operation }) => [`${method} ${path}`, operation]))
  const check = createCheck(contract)
  const found = [
    ...refusals.flatMap(({ name }, at) => {
      const operation = operations.get(name)
      return operation ? check(name, operation, answers[at]!).map((one) => ({ ...one, at: one.at === 'status' ? `status ${answers[at]!.status}` : one.at })) : []
    }),
    ...boundaries.flatMap((boundary, at): Mismatch[] => {
      const fault = boundaryFault(boundary, answers[refusals.length + at]!)
      return fault ? [{ operation: boundary.name, at: `${boundary.field} ${boundary.what}`.trim(), ...fault }] : []
    }),
  ]
  return {
    asked: answers.length,
    reached: new Set(refusals.map(({ name }, at) => `${name} ${answers[at]!.status}`)),
    faults: [...new Map(found.map((fault) => [JSON.stringify(fault), fault])).values()],
  }
}
