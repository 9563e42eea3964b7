const PLAIN = 'rgba(0, 0, 0, 0) none 1 none normal'

/** WCAG asks less of large text: from 18 pt, bold from 14 pt. Of its size nothing else counts, as axe reckons it. */
const isLarge = (fontSize: string, fontWeight: string): boolean =>
  Math.ceil(Number.parseFloat(fontSize) * 72) / 96 >= (Number(fontWeight) >= 700 ? 14 : 18)

/**
 * What the contrast of the texts on the page depends on: for each its colour, whether it is large, and all that is painted under it. Two texts
 * with the same coat have the same contrast, so that a story is asked about a coat once in each theme.
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
    // A link has to stand out from the words around it, by its letters too.
    const size = element.closest('a, [role="link"]') ? `${fontSize} ${fontWeight}` : isLarge(fontSize, fontWeight)
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : ''
    const able = element.closest(':disabled, [aria-disabled="true"]') ? 'disabled' : ''
    worn.add(`${able} ${color} ${size} ${textDecorationLine} ${textShadow} in ${around} on ${ground(element)}`)
  }
  return worn
}
