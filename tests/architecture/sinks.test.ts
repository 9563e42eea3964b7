import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'
import type { Sources } from './sources.ts'

// What turns a text into markup or code (quality.md X2). Behind these words a payload would run; the policy and Trusted Types are the second wall.
const sinks: ReadonlyArray<[name: string, pattern: RegExp]> = [
  ['markup from a text', /dangerouslySetInnerHTML|\b(inner|outer)HTML\b(?!\))|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|\bsrcDoc\b|\bsrcdoc\b/],
  ['a written document', /document\.write(ln)?\(|new DOMParser|parseFromString/],
  ['code from a text', /\beval\(|new Function\(|set(Timeout|Interval)\(\s*['"`]/],
  ['an address that is code', /['"`]javascript:/i],
  ['an event as an attribute', /setAttribute\(\s*['"`]on/],
  ['a window that can reach back', /window\.open\((?![^)]*noopener)/],
] // prettier-ignore

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const found = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    sinks.filter(([, pattern]) => pattern.test(withoutComments(text))).map(([name]) => `${file}: ${name}`),
  )

/** What a reader's browser runs. */
const shipped = new Map(
  [...readSources('app', 'design-system', 'sdk')].filter(([file]) => !/^app\/(tools|server|prerender|deploy)\//.test(file)),
)

describe('the code that a browser runs', () => {
  it('makes no markup and no code of a text', () => {
    expect(shipped.size).toBeGreaterThan(300)
    expect(found(shipped)).toEqual([])
  })

  it.each([
    '<div dangerouslySetInnerHTML={{ __html: name }} />',
    'element.innerHTML = name',
    'document.write(name)',
    'eval(name)',
    'new Function(name)()',
    'setTimeout("go()", 1)',
    'href={`javascript:${name}`}',
    "element.setAttribute('onclick', name)",
    'window.open(url)',
  ])('canary: %s is found', (planted) => expect(found(new Map([['app/x.tsx', planted]]))).toHaveLength(1))
})
