import { useConfig } from '../auth/environment-hooks.ts'

/** Builds links to addresses in the blockchain explorer, if the deployment has one. */
export function useAddressLink(): (address: string) => string | null {
  const { explorer } = useConfig()
  return (address) => explorer && `${explorer}/address/${encodeURIComponent(address)}`
}
