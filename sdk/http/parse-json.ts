export type Parsed = { ok: true; data: unknown } | { ok: false; problem: 'empty' | 'not JSON' }

/** Parses a body as JSON. Empty text, HTML and broken JSON are not data. */
export const parseJson = (text: string): Parsed => {
  const body = text.trim() // also removes a byte order mark
  if (body === '') return { ok: false, problem: 'empty' }
  try {
    return { ok: true, data: JSON.parse(body) as unknown }
  } catch {
    return { ok: false, problem: 'not JSON' }
  }
}
