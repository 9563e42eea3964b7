import { defineConfig } from 'orval'
import { afterGenerate } from './tools/after-generate.ts'
import plainContract from './tools/plain-contract.ts'

// A GET that is not a read: generate a plain function without a query hook, which would call it automatically and repeatedly.
const call = { query: { useQuery: false } }

// A list with a cursor also gets an infinite-query hook. The caller passes getNextPageParam and initialPageParam.
const endless = { query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'cursor' } }

/** Reads the bundled contract (npm run sdk bundles first). tools/after-generate.ts post-processes and formats Orval's output. */
export default defineConfig({
  cabinet: {
    input: { target: '../openapi/dist/openapi.json', override: { transformer: plainContract as never } },
    hooks: { afterAllFilesWrite: afterGenerate },
    output: {
      mode: 'tags-split',
      target: './generated/endpoints.ts',
      schemas: { path: './generated/model', type: 'zod' },
      client: 'react-query',
      httpClient: 'fetch',
      namingConvention: 'kebab-case',
      clean: true,
      indexFiles: true,
      urlEncodeParameters: true,
      override: {
        header: () => ['Generated from the contract (npm run sdk). Do not edit.'],
        mutator: { path: './http/request.ts', name: 'request' },
        includeZodSchemaInArguments: true,
        fetch: { includeHttpResponseReturnType: false, runtimeValidation: true },
        zod: { version: 4, variant: 'mini', generateReusableSchemas: true, dateTimeOptions: { offset: true } },
        query: {
          version: 5,
          signal: true,
          shouldExportKeys: true,
          shouldSplitQueryKey: true,
        },
        operations: {
          getCsrfCookie: call,
          logout: call,
          listTransactions: endless,
          listUtaDeals: endless,
          listPartners: endless,
        },
      },
    },
  },
})
