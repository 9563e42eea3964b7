import { useEffect, useRef } from 'react'
import type { ExchangeAccount } from '#design-system/screens/bonus/exchange.ts'

/** Another account is chosen on the same page, whose links keep the focus: what the server refused belongs to the account before. */
export function useEachAccount(account: ExchangeAccount, reset: () => void): void {
  const before = useRef(account)
  useEffect(() => {
    if (before.current !== account) reset()
    before.current = account
  }, [account, reset])
}
