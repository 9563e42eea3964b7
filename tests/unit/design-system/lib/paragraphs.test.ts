import { expect, test } from 'vitest'
import { paragraphs } from '#design-system/lib/paragraphs.ts'

test('a line is a paragraph, consecutive dashes are one list', () => {
  expect(paragraphs('One.\nNot for:\n- a\n- b\n\nTwo.\n- c')).toEqual(['One.', 'Not for:', ['a', 'b'], 'Two.', ['c']])
})

test('a minus inside a line is no list', () => {
  expect(paragraphs('-5 degrees - cold')).toEqual(['-5 degrees - cold'])
})
