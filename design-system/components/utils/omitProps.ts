/**
 * Options for `styled` that keep a component's own props off the DOM element. Includes `as`: with a custom `shouldForwardProp`, Emotion would
 * otherwise print it as an attribute instead of changing the element.
 */
export const omitProps = (...names: readonly string[]) => {
  const own: ReadonlySet<PropertyKey> = new Set([...names, 'as', 'theme', 'sx'])
  return { shouldForwardProp: (name: PropertyKey) => !own.has(name) }
}
