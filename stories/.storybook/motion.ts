// Emulates reduced motion with the product's own style sheets: their media queries are evaluated again, instead of adding rules.

const asked = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g
const written = new WeakMap<CSSMediaRule, string>()
let reduced = false
let watching = false

const answer = (question: string) =>
  question.replace(asked, (_, reduce: string) => (reduce === 'reduce' ? '(min-width:0)' : '(max-width:0)'))

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue
    const own = written.get(rule) ?? rule.media.mediaText
    if (own.includes('prefers-reduced-motion')) {
      written.set(rule, own)
      const text = reduced ? answer(own) : own
      if (rule.media.mediaText !== text) rule.media.mediaText = text
    }
    rewrite(rule.cssRules)
  }
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) {
    try {
      rewrite(sheet.cssRules)
    } catch {
      // A cross-origin style sheet contains none of our animations.
    }
  }
}

// Components query the media feature again when they render.
function answerScripts(): void {
  const native = window.matchMedia.bind(window)
  window.matchMedia = (query) => native(reduced ? answer(query) : query)
}

/** Renders the story as if the user preferred reduced motion. */
export function reduceMotion(reduce: boolean): void {
  if (reduce === reduced) return
  reduced = reduce
  if (!watching) {
    watching = true
    answerScripts()
    // Style sheets are added with the components that need them.
    new MutationObserver(rewriteAll).observe(document.head, { childList: true, subtree: true, characterData: true })
  }
  rewriteAll()
}
