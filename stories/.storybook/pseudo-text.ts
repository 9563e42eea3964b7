// Lengthened and accented English, generated at run time: hard-coded text stays plain, and text that does not fit is found before translation.

const accents: Record<string, string> = Object.fromEntries(
  [...'aeiouycnszAEIOUYCNSZ'].map((letter, at) => [letter, [...'áéíöüýçñšžÁÉÍÖÜÝÇÑŠŽ'][at]!]),
)
const vowel = /[aeiouy]/i

/** Accents letters and doubles vowels until the text is 40 % longer, so that words stay readable. */
function stretched(text: string): string {
  let missing = Math.ceil([...text].filter((letter) => /\p{L}/u.test(letter)).length * 0.4)
  let out = ''
  for (const letter of text) {
    const one = accents[letter] ?? letter
    const twice = missing > 0 && vowel.test(letter)
    if (twice) missing -= 1
    out += twice ? one + one.toLowerCase() : one
  }
  return out + 'ö'.repeat(/\p{L}$/u.test(text) ? Math.max(0, missing) : 0)
}

// In {{count:minute|minutes}} the forms are text, the name before them is not. {amount:string} is not translatable.
const plural = (inner: string): string => {
  const [, name = '', forms = ''] = /^(\w+:)?(.*)$/su.exec(inner) ?? []
  return `{{${name}${forms.split('|').map(stretched).join('|')}}}`
}

/** A catalogue message in brackets; arguments, plurals and marks (`<1>…</1>`) are kept. */
export const pseudoText = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.trim() === ''
        ? line
        : // The dash of a list item is not text.
          line.replace(
            /^(\s*[-–] )?(.*)$/su,
            (_, dash: string = '', rest: string) =>
              `${dash}[${rest
                .split(/(\{\{[^}]*\}\}|\{[^}]*\}|<\/?\d>)/u)
                .map((piece) =>
                  piece.startsWith('{{')
                    ? plural(piece.slice(2, -2))
                    : piece.startsWith('{') || piece.startsWith('<')
                      ? piece
                      : stretched(piece),
                )
                .join('')}]`,
          ),
    )
    .join('\n')

export type Words = { readonly [key: string]: string | Words }

export const pseudoWords = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? pseudoText(value) : pseudoWords(value)]))
