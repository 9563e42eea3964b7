import type { Locale } from '#design-system/i18n/tags.ts'
import { hashOf, themeScript } from './inline.ts'
import type { Rendered } from './rendered.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The page that the service worker shows if there is neither a connection nor a cached page. One file that contains everything, including its policy,
 * because a response of the worker has no server headers. It loads no code of the application.
 */
export function offlineDocument(
  lang: Locale,
  { html, styles, title, description }: Rendered & { title: string; description: string },
  fontFaces: string,
  entry: string,
): string {
  // It reloads when the connection is back; it has no input to lose.
  const scripts = [themeScript(), "addEventListener('online',()=>location.reload())"]
  const sheets = [fontFaces, ...styles.map(({ css }) => css)]
  const quoted = (texts: readonly string[]): string => texts.map((one) => `'${hashOf(one)}'`).join(' ')
  const policy = [
    "default-src 'none'",
    `script-src ${quoted(scripts)}`,
    `style-src ${quoted(sheets)}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<head>',
    '<meta charset="utf-8" />',
    `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />',
    '<meta name="robots" content="noindex">',
    // By this the worker knows the page as one of its own build.
    `<meta name="build" content="${entry}">`,
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<script>${scripts[0]}</script>`,
    ...sheets.map((css) => `<style>${css}</style>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />',
    '</head>',
    '<body>',
    `<div id="root">${html}</div>`,
    `<script>${scripts[1]}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
