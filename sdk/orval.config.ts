import { defineConfig } from 'orval'
import { afterGenerate } from './tools/after-generate.ts'
import { withDefaultsPresent, withoutDescriptions } from './tools/transformers.ts'

/** The bundled contract (npm run sdk bundles first). */
const target = '../openapi/dist/openapi.json'
const header = (): string[] => ['Generated from the contract (npm run sdk). Do not edit.']

// A GET that is not a read: generate a plain function without a query hook, which would call it automatically and repeatedly.
const call = { query: { useQuery: false } }

// A list with a cursor also gets an infinite-query hook. The caller passes getNextPageParam and initialPageParam.
const endless = { query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'cursor' } }

const schemas = (name: string, generate: { response?: true; query?: true }) => ({
  input: { target, override: { transformer: withoutDescriptions as never } },
  output: {
    target: `./generated/${name}.ts`,
    schemas: { path: './generated/schemas', type: 'zod' as const },
    client: 'zod' as const,
    namingConvention: 'kebab-case' as const,
    // Node, which runs the simulator, resolves no import of a directory.
    indexFiles: false,
    override: {
      header,
      zod: {
        version: 4 as const,
        variant: 'mini' as const,
        generateReusableSchemas: true,
        dateTimeOptions: { offset: true },
        generate: { param: false, query: false, header: false, body: false, response: false, ...generate },
      },
    },
  },
})

export default defineConfig({
  /** Types, functions and hooks. */
  cabinet: {
    input: { target, override: { transformer: withDefaultsPresent as never } },
    output: {
      mode: 'tags-split',
      target: './generated/endpoints.ts',
      schemas: './generated/model',
      client: 'react-query',
      httpClient: 'axios',
      namingConvention: 'kebab-case',
      clean: true,
      urlEncodeParameters: true,
      override: {
        header,
        enumGenerationType: 'union',
        mutator: { path: './http/request.ts', name: 'request' },
        query: { version: 5, signal: true, shouldExportKeys: true, shouldSplitQueryKey: true },
        operations: {
          getCsrfCookie: call,
          logout: call,
          listTransactions: endless,
          listUtaDeals: endless,
          listPartners: endless,
          listSignIns: endless,
        },
      },
    },
  },
  /** The zod schema of each operation's successful response, and those of the contract. */
  responses: schemas('responses', { response: true }),
  /** The zod schema of each operation's query. Another file, so that a page that parses one does not load every response. */
  queries: { ...schemas('queries', { query: true }), hooks: { afterAllFilesWrite: afterGenerate } },
})
