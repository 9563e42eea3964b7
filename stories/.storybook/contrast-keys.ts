const PLAIN = 'rgba(0, 0, 0, 0) none 1 none normal'

/** WCAG requires less contrast for large text: from 18 pt, or bold from 14 pt. Size has no other effect in axe. */
const isLarge = (fontSize: string, fontWeight: string): boolean =>
  Math.ceil(Number.parseFloat(fontSize) * 72) / 96 >= (Number(fontWeight) >= 700 ? 14 : 18)

/**
 * What each text's contrast depends on: its colour, whether it is large, and everything painted under it. Texts with equal keys have equal contrast,
 * so each key is checked once per theme.
 */
export function contrastKeys(): Set<string> {
  const grounds = new Map<Element, string>()
  const ground = (element: Element | null): string => {
    if (!element) return ''
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element)
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${filter} ${mixBlendMode}`
    const all = own === PLAIN ? ground(element.parentElement) : `${ground(element.parentElement)} / ${own}`
    grounds.set(element, all)
    return all
  }

  const found = new Set<Element>(document.body.querySelectorAll('input, textarea, select'))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    if (parentElement && nodeValue?.trim()) found.add(parentElement)
  }
  const worn = new Set<string>()
  for (const element of found) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element)
    // A link must be distinguishable from the text around it, also by its typography.
    const size = element.closest('a, [role="link"]') ? `${fontSize} ${fontWeight}` : isLarge(fontSize, fontWeight)
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : ''
    const able = element.closest(':disabled, [aria-disabled="true"]') ? 'disabled' : ''
    worn.add(`${able} ${color} ${size} ${textDecorationLine} ${textShadow} in ${around} on ${ground(element)}`)
  }
  return worn
}
