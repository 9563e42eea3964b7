import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core'
import { maskitoTransform } from '@maskito/core'
import { tokens } from './maskTokens.ts'

/** A pattern of tokens (maskTokens.ts), or a function of the typed text that returns one. */
export type Mask = string | ((text: string) => string)

type Place = { accepts: RegExp | string; isRaised: boolean }

const placesOf = (pattern: string): Place[] =>
  [...pattern.matchAll(/\\(.)|([\s\S])/g)].map(([, literal, char = '']) =>
    literal === undefined && Object.hasOwn(tokens, char)
      ? { accepts: tokens[char as keyof typeof tokens], isRaised: char === 'A' || char === 'L' }
      : { accepts: literal ?? char, isRaised: false },
  )

/** Transforms the whole text before the mask is applied, with what is being typed or pasted. */
const preparedBy =
  (prepare: (text: string) => string): MaskitoPreprocessor =>
  ({ elementState, data }) => {
    const { value, selection } = elementState
    const text = value.slice(0, selection[0]) + data + value.slice(selection[1])
    const ready = prepare(text)
    if (ready === text) return { elementState, data }
    // Without data, the field is validated as it is.
    return data === ''
      ? { elementState: { value: ready, selection: [ready.length, ready.length] }, data }
      : { elementState: { value: '', selection: [0, 0] }, data: ready }
  }

const raisedAt =
  (places: readonly Place[]): MaskitoPostprocessor =>
  ({ value, selection }) => ({
    value: [...value].map((char, at) => (places[at]?.isRaised ? char.toUpperCase() : char)).join(''),
    selection,
  })

/** Options of Maskito for a mask of tokens. */
export function maskOptions(mask: Mask, prepare?: (text: string) => string): MaskitoOptions {
  const expressionOf = (pattern: string) => placesOf(pattern).map(({ accepts }) => accepts)
  return {
    mask: typeof mask === 'string' ? expressionOf(mask) : ({ value }) => expressionOf(mask(value)),
    preprocessors: prepare ? [preparedBy(prepare)] : [],
    postprocessors: typeof mask === 'string' ? [raisedAt(placesOf(mask))] : [],
  }
}

/** Formats a text with a mask. */
export const applyMask = (mask: Mask, text: string, prepare?: (text: string) => string): string =>
  maskitoTransform(text, maskOptions(mask, prepare))
