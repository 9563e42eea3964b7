import { useConfig } from '../../root/app-context.ts'

/** The way to an address in the blockchain explorer, where the deployment has one. */
export function useAddressLink(): (address: string) => string | null {
  const { explorer } = useConfig()
  return (address) => explorer && `${explorer}/address/${encodeURIComponent(address)}`
}
