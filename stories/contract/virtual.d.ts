declare module 'virtual:contract-map' {
  import type { Use } from './ContractMap.tsx'

  const map: { uses: Use[]; undocumented: string[] }
  export default map
}
