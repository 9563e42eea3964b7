// @vitest-environment node
import { CacheProvider, css, jsx } from '@emotion/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createStyleCache, stylesIn } from '#app/build/prerender/style-cache.ts'

/** A style whose name is an integer: `Object.keys` lists such names first. */
function numbered(): { order: number } {
  for (let order = 0; ; order += 1) if (/^[1-9]\d*$/.test(css({ order }).name)) return { order }
}

describe('the style rules of a prerendered page', () => {
  it('keep their insertion order, whatever their names', () => {
    const last = numbered()
    const cache = createStyleCache()
    const page = jsx('div', { css: { color: 'red' } }, jsx('p', { css: { color: 'blue' } }, jsx('b', { css: last }, 'text')))
    const html = renderToString(createElement(CacheProvider, { value: cache }, page))
    const [sheet] = stylesIn(html, cache)
    expect(sheet?.css.replaceAll(/\.css-\w+/g, '')).toMatch(new RegExp(`^\\{color:red;\\}\\{color:blue;\\}\\{.*order:${last.order};\\}$`))
  })
})
