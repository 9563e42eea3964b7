/**
 * Options for `styled`: keeps a part's own props off the element. `as` is among them, since with a filter of one's own Emotion would
 * print it as an attribute in place of changing the element.
 */
export const omitProps = (...names: readonly string[]) => {
  const own: ReadonlySet<PropertyKey> = new Set([...names, 'as', 'theme', 'sx'])
  return { shouldForwardProp: (name: PropertyKey) => !own.has(name) }
}
