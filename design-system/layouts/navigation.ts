import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight'
import { ChartBarIcon } from '@phosphor-icons/react/dist/csr/ChartBar'
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift'
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { LockKeyIcon } from '@phosphor-icons/react/dist/csr/LockKey'
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { UserIcon } from '@phosphor-icons/react/dist/csr/User'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet'
import { useMemo } from 'react'
import { useText } from '../provider/reader.ts'
import type { NavEntry } from '../parts/navigation/entry.ts'

export interface NavItem {
  id:
    | 'overview'
    | 'trade'
    | 'assets'
    | 'referral'
    | 'bonus'
    | 'insurance'
    | 'transactions'
    | 'uta'
    | 'trusted-wallets'
    | 'safety'
    | 'profile'
    | 'help'
  href: string
  current: boolean
  /** The present page lies below this one. */
  inside?: boolean
  children?: NavItem[]
}

const look = {
  overview: { Icon: HouseIcon, word: 'overview' },
  trade: { Icon: ChartBarIcon, word: 'trade' },
  uta: { Icon: ChartBarIcon, word: 'uta' },
  transactions: { Icon: ArrowsLeftRightIcon, word: 'transactions' },
  assets: { Icon: WalletIcon, word: 'assets' },
  referral: { Icon: UsersThreeIcon, word: 'referral' },
  bonus: { Icon: GiftIcon, word: 'bonus' },
  insurance: { Icon: ShieldCheckIcon, word: 'insurance' },
  'trusted-wallets': { Icon: WalletIcon, word: 'wallets' },
  safety: { Icon: LockKeyIcon, word: 'safety' },
  profile: { Icon: UserIcon, word: 'profile' },
  help: { Icon: QuestionIcon, word: 'help' },
} as const

/** Gives the pages of the navigation their words and icons. The same pages give the same entries. */
export function useNavEntries(items: readonly NavItem[]): NavEntry[] {
  const { items: words } = useText('frame')
  return useMemo(() => {
    const dress = (pages: readonly NavItem[]): NavEntry[] =>
      pages.map(({ id, href, current, inside, children }) => ({
        id,
        href,
        current,
        ...(inside && { inside }),
        label: words[look[id].word](),
        Icon: look[id].Icon,
        ...(children && { children: dress(children) }),
      }))
    return dress(items)
  }, [items, words])
}
