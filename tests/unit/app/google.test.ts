import { describe, expect, it } from 'vitest'
import { isEmbedded } from '#app/src/integrations/google.ts'

const chrome = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

describe('an in-app browser, where Google sign-in is blocked', () => {
  it.each([
    ['Telegram’s own view, by what it puts into the page', { TelegramWebviewProxy: {} }, chrome],
    ['a web view of Android', {}, chrome.replace('Pixel 9', 'Pixel 9; wv')],
    ['Instagram', {}, `${chrome} Instagram 400.0.0.0 Android`],
    ['Facebook', {}, `${chrome} [FBAN/FBIOS;FBAV/500.0]`],
  ])('is detected: %s', (_, window, userAgent) => expect(isEmbedded(window, userAgent)).toBe(true))

  it.each([
    ['a phone’s browser', chrome],
    [
      'Safari',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ])('is not detected: %s', (_, userAgent) => expect(isEmbedded({}, userAgent)).toBe(false))
})
