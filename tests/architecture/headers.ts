import { hashOf } from '#app/build/prerender/inline.ts'

const directive = (policy: string, name: string): string[] =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([first]) => first === name)
    ?.slice(1) ?? []

/** Parts of a page that its policy would block, judged from the markup like a browser. */
export function cspViolations(html: string, policy: string): string[] {
  const faults: string[] = []
  const scripts = directive(policy, 'script-src')
  const styles = directive(policy, 'style-src')
  for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue
    if (/\bsrc=/.test(attributes)) faults.push(`a script is loaded by the markup:${attributes}`)
    else if (!scripts.includes(`'${hashOf(text)}'`)) faults.push(`an inline script is not allowed: ${text.slice(0, 60)}`)
  }
  for (const [, text = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
    if (!styles.includes(`'${hashOf(text)}'`)) faults.push(`an inline style is not allowed: ${text.slice(0, 60)}`)
  }
  for (const [tag, name] of html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').matchAll(/<[a-z][^>]*?\s(style|on[a-z]+)=/g)) {
    faults.push(`a ${name} attribute: ${tag.slice(0, 100)}`)
  }
  return faults
}
