interface Described {
  description?: string
  properties?: Record<string, { description?: string; deprecated?: boolean }>
}

const comment = (text: string, indent = ''): string => `${indent}/** ${text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')} */\n`

/** Adds the contract's descriptions to a schema's file as comments: editors show them and bundlers drop them. */
export const addComments = (text: string, name: string, schema: Described): string => {
  let result = text
  if (schema.description) {
    const line = comment(schema.description)
    result = result
      .replace(`export const ${name} =`, `${line}export const ${name} =`)
      .replace(`export type ${name} =`, `${line}export type ${name} =`)
  }
  for (const [property, { description, deprecated }] of Object.entries(schema.properties ?? {})) {
    if (description)
      result = result.replace(
        new RegExp(`^( {2,4})('?${property}'?: )`, 'm'),
        (_, indent: string, rest: string) => `${comment(deprecated ? `@deprecated ${description}` : description, indent)}${indent}${rest}`,
      )
  }
  return result
}
