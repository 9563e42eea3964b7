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
