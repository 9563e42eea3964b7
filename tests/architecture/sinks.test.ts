import { describe, expect, it } from 'vitest'
import { readSources } from '#openapi/tools/imports.ts'
import type { Sources } from '#openapi/tools/imports.ts'

// APIs that turn strings into markup or code, where an injected payload would run. The CSP and Trusted Types are the second line of defence.
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

/** Code that users' browsers run. */
const shipped = new Map(
  [...readSources('app', 'design-system', 'sdk')].filter(([file]) => !/^app\/(tools|server|prerender|deploy)\//.test(file)),
)

describe('the code that a browser runs', () => {
  it('never turns a string into markup or code', () => {
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
  ])('canary: finds %s', (planted) => expect(found(new Map([['app/x.tsx', planted]]))).toHaveLength(1))
})
