// usage: node text.mjs [only] : walks ready stories at 200 %
import { chromium } from 'playwright'
import { readFileSync } from 'node:fs'
const only = process.argv[2] ?? ''
const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'))
const ids = Object.values(index.entries).filter((e) => e.type === 'story' && /^screens-.*--(ready|blank)$/.test(e.id) && e.id.includes(only)).map((e) => e.id)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' })
const find = () => {
  const out = []
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (wide > 1) {
    const limit = document.documentElement.clientWidth
    const bad = [...document.querySelectorAll('#storybook-root *')].filter((e) => { const r = e.getBoundingClientRect(); return r.width > 0 && r.right > limit + 1 && !e.closest('svg') && getComputedStyle(e).position !== 'fixed' })
    const deep = bad.filter((e) => !bad.some((o) => o !== e && e.contains(o))).slice(0, 3)
    out.push(`+${wide} ${deep.map((e) => `${e.tagName}.${String(e.className).slice(0, 40)} "${(e.textContent ?? '').slice(0, 40)}" ${Math.round(e.getBoundingClientRect().right)}`).join(' | ')}`)
  }
  // numbers broken inside
  const walker = document.createTreeWalker(document.getElementById('storybook-root'), NodeFilter.SHOW_TEXT)
  const seen = new Set()
  for (let n = walker.nextNode(); n; n = walker.nextNode()) {
    const el = n.parentElement
    if (!el || el.closest('svg,[aria-hidden="true"],script,style')) continue
    for (const m of n.data.matchAll(/(?<![\p{L}\d][-.,]?)[+−]?\d[\d.,\u00a0\u202f']*\d/gu)) {
      if (/\s/.test(m[0].replace(/[\u00a0\u202f]/g, '')) ) { }
      const num = m[0]
      const r = document.createRange(); r.setStart(n, m.index); r.setEnd(n, m.index + num.trimEnd().length)
      const tops = [...new Set([...r.getClientRects()].filter((x) => x.width > 0).map((x) => Math.round(x.top / 4)))]
      if (tops.length > 1 && !/ /.test(num)) seen.add(`${num} in ${el.tagName}.${String(el.className).slice(0, 30)} < ${String(el.parentElement?.className).slice(0, 30)}`)
    }
  }
  // integer and decimals in sibling elements
  for (const d of document.querySelectorAll('.decimals')) {
    const prev = d.previousSibling
    if (!prev || !d.textContent || !d.getClientRects().length) continue
    const r = document.createRange(); r.selectNodeContents(d.parentElement.firstChild.nodeType === 3 ? d.parentElement : d); 
    const rr = document.createRange(); rr.setStartBefore(d.parentElement.firstChild); rr.setEndAfter(d)
    const tops = [...new Set([...rr.getClientRects()].filter((x) => x.width > 0).map((x) => Math.round(x.bottom / 6)))]
    if (tops.length > 1) seen.add(`DEC ${d.parentElement.textContent}`)
  }
  return [...out, ...seen]
}
for (const locale of (process.argv[3] ?? 'de,es').split(',')) for (const id of ids) {
  try {
    await p.setViewportSize({ width: 320, height: 700 })
    await p.goto(`http://localhost:4108/iframe.html?viewMode=story&id=${id}&globals=locale:${locale};text:double;motion:reduced`)
    await p.waitForFunction(() => document.querySelector('#storybook-root > *') && document.body.classList.contains('sb-show-main'), { timeout: 60000 })
    await p.waitForTimeout(150)
    for (const w of [320, 390]) {
      await p.setViewportSize({ width: w, height: 800 }); await p.waitForTimeout(120)
      for (const f of await p.evaluate(find)) console.log(`${id} ${locale} ${w}: ${f}`)
    }
  } catch (e) { console.log(id, 'ERR', String(e).slice(0, 100)) }
}
await b.close()
