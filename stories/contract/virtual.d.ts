declare module 'virtual:contract-map' {
  import type { Use } from './ContractMap.tsx'

  const uses: Use[]
  export default uses
}
