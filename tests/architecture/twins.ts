// Native elements that MUI has a component for.
const twins: ReadonlyArray<[name: string, pattern: RegExp]> = [
  ['button', /<button[\s>]|styled\(\s*'button'/],
  ['dialog', /<dialog[\s>]|styled\(\s*'dialog'/],
  ['select', /<select[\s>]|styled\(\s*'select'/],
  ['textarea', /<textarea[\s>]|styled\(\s*'textarea'/],
  ['progress', /<progress[\s>]|styled\(\s*'progress'/],
  ['table', /<table[\s>]|styled\(\s*'table'/],
  ['hr', /<hr[\s/>]|styled\(\s*'hr'/],
  ['details', /<details[\s>]|styled\(\s*'details'|component="details"/],
  ['input', /<input[\s>]|styled\(\s*'input'/],
]

/** Names of the native elements in a source that MUI has a component for. */
export const twinsIn = (code: string): string[] => {
  const spoken = code.replace(/^\s*\/\/.*$/gm, '')
  return twins.filter(([, pattern]) => pattern.test(spoken)).map(([name]) => name)
}
