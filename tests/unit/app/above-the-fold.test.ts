import { expect, test } from 'vitest'
import { afterFirstPicture, endOfFirstPicture } from '#app/build/prerender/above-the-fold.ts'

test('content after the above-the-fold marker follows its closing tag, whatever it contains', () => {
  const page = '<main><section id="first" class="a"><section>1</section><div>2</div></section><section>3</section></main>'
  expect(afterFirstPicture(page, '<b></b>')).toBe(page.replace('</section><section>3', '</section><b></b><section>3'))
  expect(endOfFirstPicture(page)).toBe(page.indexOf('<section>3'))
})

test('a page without the marker keeps its HTML; an unclosed one fails the build', () => {
  expect(endOfFirstPicture('<main></main>')).toBeNull()
  expect(afterFirstPicture('<main></main>', '<b></b>')).toBe('<main></main>')
  expect(() => endOfFirstPicture('<main><section id="first"><p>')).toThrow('<section id="first"> never ends')
})
