type Edit = [name: string, pattern: RegExp, replacement: string]

// Directory imports do not resolve in Node's own loader, which the local server uses.
const model: Edit = ['model import', /from '\.\.\/model'/g, "from '../model/index.ts'"]

// The transport writes Content-Type itself; Orval's header merging would stand in each of these functions.
const merging: Edit[] = [
  ['header merging', /\n\s*const getHeaders = \(h\?: [\s\S]*?\n\s*return headers;?\n\s*\};?/g, ''],
  ['header option', /\n\s*headers: \{ ?'Content-Type': 'application\/json', ?\.\.\.getHeaders\(options\?\.headers\) ?\},?/g, ''],
]

// What arrives has its defaults filled in. What is asked (…Params) may leave them out.
const output: Edit = ['output type', /zod\.input<typeof (?!\w+Params>)/g, 'zod.output<typeof ']
const twin: Edit = ['second type', /\nexport type \w+Output = zod\.output<typeof \w+>;?/g, '']

// Laravel's `boolean` rule refuses "true": flags of a query are 1 and 0.
const flags: Edit = ['flag', /String\((value|v)\)/g, "String(typeof $1 === 'boolean' ? Number($1) : $1)"]

/** Applies an edit to every file and refuses to pass silently when none had a place for it (a new Orval may write otherwise). */
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

/** Orval's output, path → text, as this project wants it. */
export const postprocess = (files: Map<string, string>): void => {
  for (const edit of [model, ...merging, twin, output, flags]) apply(files, edit)
}
