type Edit = [name: string, pattern: RegExp, replacement: string]

// Node's own loader, which the local server uses, does not resolve directory imports.
const model: Edit = ['model import', /from '\.\.\/model'/g, "from '../model/index.ts'"]

// The transport sets Content-Type; Orval's header merging would be repeated in every function.
const merging: Edit[] = [
  ['header merging', /\n\s*const getHeaders = \(h\?: [\s\S]*?\n\s*return headers;?\n\s*\};?/g, ''],
  ['header option', /\n\s*headers: \{ ?'Content-Type': 'application\/json', ?\.\.\.getHeaders\(options\?\.headers\) ?\},?/g, ''],
]

// Responses have their defaults filled in; query parameters (…Params) may omit them.
const output: Edit = ['output type', /zod\.input<typeof (?!\w+Params>)/g, 'zod.output<typeof ']
const duplicate: Edit = ['second type', /\nexport type \w+Output = zod\.output<typeof \w+>;?/g, '']

// Laravel's `boolean` rule rejects "true", so flags of a query are sent as 1 and 0.
const flags: Edit = ['flag', /String\((value|v)\)/g, "String(typeof $1 === 'boolean' ? Number($1) : $1)"]

/** Applies an edit to every file. Throws if no file matched, since a new version of Orval may write different code. */
const apply = (files: Map<string, string>, [name, pattern, replacement]: Edit): void => {
  let found = 0
  for (const [path, text] of files) {
    const next = text.replace(pattern, replacement)
    if (next !== text) found += 1
    files.set(path, next)
  }
  if (found === 0)
    throw new Error(`sdk/tools/postprocess-orval.ts: nothing to postprocess for "${name}": does Orval write something else now?`)
}

/** Post-processes Orval's output (path → text) in place. */
export const postprocess = (files: Map<string, string>): void => {
  for (const edit of [model, ...merging, duplicate, output, flags]) apply(files, edit)
}
