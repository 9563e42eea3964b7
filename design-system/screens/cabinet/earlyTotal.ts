/** Id of the hidden element in the overview's skeleton that takes the total before the application runs. */
export const EARLY_TOTAL = 'early-total'

/** Longer amounts are written smaller (`Money`), and left to it. */
const LONGEST = 11

const span = (className: string, text: string): HTMLElement =>
  Object.assign(document.createElement('span'), { className, textContent: text })

/** Shows an amount in the element, as `Money` would, in place of the bar beside it. */
export function writeEarlyTotal(
  place: HTMLElement,
  { sign, integer, fraction, unit }: Record<'sign' | 'integer' | 'fraction' | 'unit', string>,
): void {
  if (integer.length + fraction.length > LONGEST) return
  place.style.setProperty('--characters', String(sign.length + integer.length + fraction.length + (unit.length + 1) * 0.54))
  place.replaceChildren(sign + integer, span('decimals', fraction), span('unit', ` ${unit}`))
  place.hidden = false
  place.nextElementSibling?.remove()
}
