// Values of the look that only the theme may write out.
const rules: ReadonlyArray<[what: string, property: RegExp, isWritten: (value: string) => boolean]> = [
  // Circles ('50%') and the theme's names in `${…}` are allowed.
  ['radius', /borderRadius:\s*(`[^`]*`|[^,}\n]+)/g, (value) => /[1-9]/.test(value.replaceAll(/\$\{[^}]*\}|'50%'/g, ''))],
  ['shadow', /boxShadow:\s*(?:[^'"`,\n]*\?\s*)?(['"`][^'"`]*['"`])/g, (value) => !/^['"`]none\b/.test(value)],
  // Masks use #000 and #0000: they are no colours.
  ['colour', /(#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\()/gi, (value) => !/^#0000?$/.test(value)],
]

/** Radii, shadows and colours that a source writes out instead of taking them from the theme: `radius 18`. */
export const themeValuesIn = (code: string): string[] => {
  const spoken = code.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  return rules.flatMap(([what, property, isWritten]) =>
    [...spoken.matchAll(property)].map(([, value = '']) => value.trim()).flatMap((value) => (isWritten(value) ? [`${what} ${value}`] : [])),
  )
}

const layoutProperty =
  /^(display|flex\w*|gap|rowGap|columnGap|align\w+|justify\w+|place\w+|gridTemplate\w+|margin\w*|padding\w*|((min|max)?[wW]idth)|((min|max)?[hH]eight))$/

/** Names of elements that are styled with nothing but layout: those are MUI's Stack, Grid or Box. */
export const layoutsIn = (code: string): string[] =>
  [...code.matchAll(/const (\w+) = styled\('(?!svg)\w+'\)\((?:\(\{ theme \}\) => \()?\{([^{}]*)\}\)/g)].flatMap(
    ([, name = '', body = '']) => {
      const properties = [...body.matchAll(/(\w+): (?:'[^']*'|[^,]+)/g)].map(([, property = '']) => property)
      return properties.length > 0 && properties.every((property) => layoutProperty.test(property)) ? [name] : []
    },
  )
