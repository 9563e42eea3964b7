// Accessibility checks that axe lacks: run on each screen's ready state, and on the planted faults of stories/guard/negative-fixtures.ts, which prove
// that each check can fail. Each check returns messages that start with its name.

const shownText = (element: Element): string => element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
const named = (element: Element): string =>
  `<${element.tagName.toLowerCase()}> ${element.getAttribute('aria-label') ?? shownText(element)}`.trim()
const all = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] => [...root.querySelectorAll<E>(selector)]

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** Horizontal scrolling of the whole page. */
export function overflow(): string[] {
  const root = document.documentElement
  if (root.scrollWidth <= root.clientWidth + 1) return []
  const wide = all(document.body, '*')
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(-3)
    .map(named)
  return [`overflow: ${root.scrollWidth} px wide in ${root.clientWidth}: ${wide.join(' | ')}`]
}

const hides = (value: string): boolean => value === 'hidden' || value === 'clip'

/**
 * Text cut off by its container, measured by the glyphs outside of it. An ellipsis counts as a cut, unless a name or title contains the full text.
 */
export function cutText(root: ParentNode = document.body): string[] {
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const found: string[] = []
  const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (
      !holder ||
      !node.nodeValue?.trim() ||
      !isSeen(holder) ||
      holder.closest('svg, script, style, option, [title], [aria-hidden="true"]')
    )
      continue
    range.selectNodeContents(node)
    const letters = range.getBoundingClientRect()
    if (letters.width === 0) continue
    for (let box: Element | null = holder; box && box !== document.documentElement; box = box.parentElement) {
      const style = styleOf(box)
      // Scrollable, or for screen readers only.
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.clipPath.startsWith('inset(50%') || style.position === 'fixed')
        break
      const edge = box.getBoundingClientRect()
      // Descenders may extend slightly beyond a line.
      const below = Math.max(letters.bottom - edge.bottom, edge.top - letters.top) > 4
      const beside = Math.max(letters.right - edge.right, edge.left - letters.left) > 2
      if ((beside && hides(style.overflowX)) || (below && hides(style.overflowY))) {
        found.push(`cut-text: ${shownText(holder)}`)
        break
      }
    }
  }
  return found
}

const focusable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex], [contenteditable="true"]'
const isTabbable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]') && isSeen(element)
const tabbables = (root: ParentNode): HTMLElement[] => all(root, focusable).filter(isTabbable)

/**
 * References to missing ids, duplicate ids, placeholders used as labels, error messages not referenced by a field, and names that hide the content.
 */
export function wrongNames(root: ParentNode = document.body): string[] {
  const found: string[] = []
  const ids = new Set<string>()
  for (const { id } of all(root, '[id]')) {
    if (id && ids.has(id)) found.push(`duplicate-id: #${id}`)
    ids.add(id)
  }
  for (const inner of all(root, 'a[href] button, a[href] a, a[href] input, summary button'))
    if (isSeen(inner)) found.push(`nested: ${named(inner)} is inside of another control`)
  for (const name of ['aria-labelledby', 'aria-describedby', 'aria-errormessage', 'for'])
    for (const element of all(root, `[${name}]`))
      for (const id of name === 'for' ? [element.getAttribute(name)] : element.getAttribute(name)!.split(/\s+/))
        if (id && !document.getElementById(id)) found.push(`broken-reference: ${named(element)} names #${id} by ${name}`)
  for (const field of all<HTMLInputElement>(root, 'input[placeholder], textarea[placeholder]'))
    if (!field.labels?.length && !field.matches('[aria-label], [aria-labelledby], [title]'))
      found.push(`placeholder-label: ${field.placeholder} goes away with the first letter`)
  for (const field of all(root, '[aria-invalid="true"]')) {
    const errorIds = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`.split(/\s+/)
    if (!errorIds.some((id) => id && document.getElementById(id)?.textContent.trim()))
      found.push(`unlinked-error: ${named(field)} is invalid and does not say why`)
  }
  for (const picture of all(root, 'img[alt], [role="img"][aria-label]')) {
    const words = picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? ''
    if (/\.(png|jpe?g|svg|webp|gif)$|^(image|picture|icon|photo|graphic)$/i.test(words)) found.push(`file-name-alt: ${words}`)
  }
  for (const control of all(root, 'a[aria-label], button[aria-label]')) {
    const read = control.innerText.trim().toLowerCase().replaceAll(/\s+/g, ' ')
    if (/\p{L}{3}/u.test(read) && !control.getAttribute('aria-label')!.toLowerCase().includes(read))
      found.push(`name-mismatch: reads ${read}, is called ${control.getAttribute('aria-label')}`)
  }
  return found
}

const typedInto =
  'input:not([type]), input[type="text"], input[type="email"], input[type="password"], input[type="tel"], input[type="search"], input[type="number"], input[type="url"], textarea'

/** Fields without hints for the phone: which keyboard, which Enter key, which autofill. */
export const keyboardFaults = (root: ParentNode = document.body): string[] =>
  all(root, typedInto)
    .filter((field) => isSeen(field) && !field.matches('[readonly], [aria-hidden="true"]'))
    .flatMap((field) =>
      ['inputmode', 'enterkeyhint', 'autocomplete']
        .filter((name) => !field.getAttribute(name))
        .map((name) => `keyboard: ${named(field)} ${field.getAttribute('name') ?? ''} has no ${name}`),
    )

const widget =
  '[role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="tab"], [role="menuitem"], [role="slider"], [role="option"]'
const reachable = `${focusable}, label, option, [role="option"], [aria-hidden="true"], [aria-activedescendant]`

/** Elements that look like or are named as controls but cannot be reached by Tab. */
export function unreachable(root: ParentNode = document.body): string[] {
  const roles = all(root, widget).filter(
    (element) => isSeen(element) && !element.matches(focusable) && !element.closest('[aria-activedescendant], [role="radiogroup"]'),
  )
  const clickable = all(root, '*').filter(
    (element) =>
      getComputedStyle(element).cursor === 'pointer' &&
      getComputedStyle(element.parentElement ?? element).cursor !== 'pointer' &&
      isSeen(element) &&
      !element.closest(reachable) &&
      !element.querySelector(focusable),
  )
  return [...roles, ...clickable].map((element) => `unreachable: ${named(element)}`)
}

const drawnRound = (element: Element, pseudo?: string): boolean => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
  return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
}
// Some controls show focus on their container: a field's box, a segment's label, a row.
const around = (element: Element): Element[] => {
  const found = [element]
  for (let one = element.parentElement; one && found.length < 6; one = one.parentElement) found.push(one)
  return found
}
const looks = (element: Element): string =>
  around(element)
    .map((one) => {
      const { boxShadow, borderColor, backgroundColor, textDecorationLine } = getComputedStyle(one)
      return [boxShadow, borderColor, backgroundColor, textDecorationLine].join()
    })
    .join(';')

/** Tabs through the page: is the focus visible, can it move on, and does the order match the layout? */
export function focusFaults(root: ParentNode = document.body): string[] {
  const found: string[] = []
  const stops = tabbables(root)
  const before = document.activeElement
  for (const element of stops) {
    const rest = looks(element)
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) continue
    // A slider's thumb shows the focus, which scripts cannot detect.
    const marked =
      element.matches('[type="range"]') ||
      around(element).some((one) => drawnRound(one)) ||
      drawnRound(element, '::after') ||
      drawnRound(element, '::before')
    if (!marked && looks(element) === rest) found.push(`focus-unseen: ${named(element)}`)
    const kept = !element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', code: 'Tab', bubbles: true, cancelable: true }))
    if (kept && !element.closest('dialog, [role="dialog"], [role="alertdialog"]'))
      found.push(`focus-trap: ${named(element)} keeps Tab to itself`)
  }
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
  else (document.activeElement as HTMLElement | null)?.blur()
  stops.forEach((element, index) => {
    const next = stops[index + 1]
    if (!next || next.parentElement !== element.parentElement) return
    const [here, there] = [element.getBoundingClientRect(), next.getBoundingClientRect()]
    if (!here.width || !there.width) return
    const sameLine = there.top < here.bottom - 4 && there.bottom > here.top + 4
    const sameColumn = there.left < here.right && there.right > here.left
    if ((sameLine && there.right <= here.left) || (sameColumn && there.bottom <= here.top))
      found.push(`focus-order: ${named(next)} comes after ${named(element)} and stands before it`)
  })
  return found
}

/** Live regions that interrupt the user although nothing has happened yet. */
export const loud = (root: ParentNode = document.body): string[] =>
  all(root, '[aria-live="assertive"], [role="alert"]')
    .filter((element) => element.textContent.trim() !== '')
    .map((element) => `loud: ${named(element)}`)

/** Watches live regions for announcements that repeat without user action. Returns them when called. */
export function watchChatter(root: Node = document.body): () => string[] {
  const announcements = new Map<Element, number>()
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]')
      if (region) announcements.set(region, (announcements.get(region) ?? 0) + 1)
    }
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    return [...announcements].filter(([, times]) => times > 2).map(([region, times]) => `chatter: ${named(region)} spoke ${times} times`)
  }
}

/** With reduced motion: animations that still run by themselves. */
export const moving = (): string[] =>
  document
    .getAnimations()
    .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().activeDuration ?? 0) > 100)
    .map((animation) => {
      const target = (animation.effect as KeyframeEffect | null)?.target
      return `moving: ${target ? named(target) : 'something'}`
    })

const chosen = [
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[aria-current]:not([aria-current="false"])',
  '[role="radio"][aria-checked="true"]',
]
const other = '[aria-selected="false"], [aria-pressed="false"], [role="radio"][aria-checked="false"], a, button'
const faceOf = (element: Element): string => {
  const parts = [element, ...element.querySelectorAll('*')].flatMap((one) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(one, pseudo)
      const {
        borderWidth,
        borderStyle,
        outlineStyle,
        outlineWidth,
        textDecorationLine,
        fontWeight,
        color,
        backgroundColor,
        forcedColorAdjust,
        d,
      } = style as CSSStyleDeclaration & { d: string }
      // With forced colours, own colours survive only with `forced-color-adjust: none`.
      return [
        borderWidth,
        borderStyle,
        outlineStyle,
        outlineWidth,
        textDecorationLine,
        fontWeight,
        forcedColorAdjust === 'none' && color + backgroundColor,
        style.content,
        d,
      ].join()
    }),
  )
  return parts.join(';')
}

/** With forced colours: a selected option that looks like the others. */
export function sameWhenForced(root: ParentNode = document.body): string[] {
  return all(root, chosen.join(', '))
    .filter(isSeen)
    .filter((element) => {
      const kin = [
        ...(element.parentElement?.children ?? []),
        ...(element.parentElement?.matches('li') ? all(element.parentElement.parentElement!, ':scope > li > *') : []),
      ]
      const rest = kin.filter(
        (one) =>
          one !== element && one.matches(other) && one.tagName === element.tagName && one.children.length === element.children.length,
      )
      return rest.some((one) => faceOf(one) === faceOf(element))
    })
    .map((element) => `same-when-forced: ${named(element)}`)
}

/** The document: language, title, and that zooming is allowed. */
export function documentFaults(page: Document, locale: string): string[] {
  const viewport = page.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? ''
  return [
    ...(page.documentElement.lang.split('-')[0] === locale
      ? []
      : [`document: it is in ${locale} and says ${page.documentElement.lang || 'nothing'}`]),
    ...(page.title.trim() ? [] : ['document: it has no title']),
    ...(/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*1(\.0*)?\b/.test(viewport) ? ['document: it cannot be made larger'] : []),
  ]
}

/** Letter, word, line and paragraph spacing of WCAG 1.4.12. */
export const spacedText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
