// Values of the look that only the theme may write out.
const rules: ReadonlyArray<[what: string, property: RegExp, written: (value: string) => boolean]> = [
  // '50%' makes a circle; what stands in `${…}` is a name of the theme.
  ['radius', /borderRadius:\s*([^,}\n]+|`[^`]*`)/g, (value) => /[1-9]/.test(value.replaceAll(/\$\{[^}]*\}|'50%'/g, ''))],
  ['shadow', /boxShadow:\s*(?:[^'"`,\n]*\?\s*)?(['"`][^'"`]*['"`])/g, (value) => !/^['"`]none\b/.test(value)],
  // In a mask, black and its transparent counterpart are no colours.
  ['colour', /(#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\()/gi, (value) => !/^#0000?$/.test(value)],
]

/** Radii, shadows and colours that a source writes out instead of taking them from the theme: `radius 18`. */
export const themeValuesIn = (code: string): string[] => {
  const spoken = code.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  return rules.flatMap(([what, property, isWritten]) =>
    [...spoken.matchAll(property)].map(([, value = '']) => value.trim()).flatMap((value) => (isWritten(value) ? [`${what} ${value}`] : [])),
  )
}
