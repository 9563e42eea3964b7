// Reduced motion as the product's own style sheets know it: their media queries are read and answered anew, not imitated by a rule of ours.

const asked = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g
const written = new WeakMap<CSSMediaRule, string>()
let reduced = false
let watching = false

const answer = (question: string) =>
  question.replace(asked, (_, wanted: string) => (wanted === 'reduce' ? '(min-width:0)' : '(max-width:0)'))

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
      // A sheet of another origin has no motion of ours.
    }
  }
}

// Components ask once more when they are drawn.
function answerScripts(): void {
  const native = window.matchMedia.bind(window)
  window.matchMedia = (query) => native(reduced ? answer(query) : query)
}

/** Whether the story is drawn as for a reader who asked for less motion. */
export function reduceMotion(wanted: boolean): void {
  if (wanted === reduced) return
  reduced = wanted
  if (!watching) {
    watching = true
    answerScripts()
    // Styles come with the parts that need them.
    new MutationObserver(rewriteAll).observe(document.head, { childList: true, subtree: true, characterData: true })
  }
  rewriteAll()
}
