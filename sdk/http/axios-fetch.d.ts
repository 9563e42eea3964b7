/** axios' fetch adapter alone, without the client around it: axios exports its parts under `unsafe` but has no types for them. */
declare module 'axios/unsafe/adapters/fetch.js' {
  export interface FetchAdapterConfig {
    url: string
    method: string
    headers: Record<string, string | false>
    data: unknown
    timeout: number
    withCredentials: boolean
    withXSRFToken: false
    responseType: 'text'
    fetchOptions: RequestInit
    signal?: AbortSignal
    env?: { fetch: typeof globalThis.fetch }
  }
  export interface FetchAdapterResponse {
    status: number
    data: string
    headers: { get: (name: string) => unknown }
  }
  export function getFetch(config: FetchAdapterConfig): (config: FetchAdapterConfig) => Promise<FetchAdapterResponse>
}
