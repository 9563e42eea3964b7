import ArrowsLeftRightFillIcon from '@phosphor-icons/core/fill/arrows-left-right-fill.svg?react'
import ChartBarFillIcon from '@phosphor-icons/core/fill/chart-bar-fill.svg?react'
import GiftFillIcon from '@phosphor-icons/core/fill/gift-fill.svg?react'
import HouseFillIcon from '@phosphor-icons/core/fill/house-fill.svg?react'
import LockKeyFillIcon from '@phosphor-icons/core/fill/lock-key-fill.svg?react'
import QuestionFillIcon from '@phosphor-icons/core/fill/question-fill.svg?react'
import ShieldCheckFillIcon from '@phosphor-icons/core/fill/shield-check-fill.svg?react'
import UserFillIcon from '@phosphor-icons/core/fill/user-fill.svg?react'
import UsersThreeFillIcon from '@phosphor-icons/core/fill/users-three-fill.svg?react'
import WalletFillIcon from '@phosphor-icons/core/fill/wallet-fill.svg?react'
import ArrowsLeftRightIcon from '@phosphor-icons/core/regular/arrows-left-right.svg?react'
import ChartBarIcon from '@phosphor-icons/core/regular/chart-bar.svg?react'
import GiftIcon from '@phosphor-icons/core/regular/gift.svg?react'
import HouseIcon from '@phosphor-icons/core/regular/house.svg?react'
import LockKeyIcon from '@phosphor-icons/core/regular/lock-key.svg?react'
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import QuestionIcon from '@phosphor-icons/core/regular/question.svg?react'
import ShieldCheckIcon from '@phosphor-icons/core/regular/shield-check.svg?react'
import UserIcon from '@phosphor-icons/core/regular/user.svg?react'
import UsersThreeIcon from '@phosphor-icons/core/regular/users-three.svg?react'
import WalletIcon from '@phosphor-icons/core/regular/wallet.svg?react'
import { useMemo } from 'react'
import { useTranslations } from '../provider/DesignSystemContext.ts'
import type { NavEntry } from '../components/navigation/entry.ts'

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
    | 'deposit'
    | 'help'
  href: string
  current: boolean
  /** The current page is below this one. */
  inside?: boolean
  children?: NavItem[]
}

const look = {
  overview: { Icon: HouseIcon, ActiveIcon: HouseFillIcon, word: 'overview' },
  trade: { Icon: ChartBarIcon, ActiveIcon: ChartBarFillIcon, word: 'trade' },
  uta: { Icon: ChartBarIcon, ActiveIcon: ChartBarFillIcon, word: 'uta' },
  transactions: { Icon: ArrowsLeftRightIcon, ActiveIcon: ArrowsLeftRightFillIcon, word: 'transactions' },
  assets: { Icon: WalletIcon, ActiveIcon: WalletFillIcon, word: 'assets' },
  referral: { Icon: UsersThreeIcon, ActiveIcon: UsersThreeFillIcon, word: 'referral' },
  bonus: { Icon: GiftIcon, ActiveIcon: GiftFillIcon, word: 'bonus' },
  insurance: { Icon: ShieldCheckIcon, ActiveIcon: ShieldCheckFillIcon, word: 'insurance' },
  'trusted-wallets': { Icon: WalletIcon, ActiveIcon: WalletFillIcon, word: 'wallets' },
  safety: { Icon: LockKeyIcon, ActiveIcon: LockKeyFillIcon, word: 'safety' },
  profile: { Icon: UserIcon, ActiveIcon: UserFillIcon, word: 'profile' },
  deposit: { Icon: PlusIcon, ActiveIcon: PlusIcon, word: 'deposit' },
  help: { Icon: QuestionIcon, ActiveIcon: QuestionFillIcon, word: 'help' },
} as const

/** Adds labels and icons to the navigation's pages. The same pages return the same entries. */
export function useNavEntries(items: readonly NavItem[]): NavEntry[] {
  // The namespace stays the same; what is read from it is made anew each time.
  const text = useTranslations('frame')
  return useMemo(() => {
    const words = text.items
    const dress = (pages: readonly NavItem[]): NavEntry[] =>
      pages.map(({ id, href, current, inside, children }) => ({
        id,
        href,
        current,
        ...(inside && { inside }),
        label: words[look[id].word](),
        Icon: look[id].Icon,
        ActiveIcon: look[id].ActiveIcon,
        ...(children && { children: dress(children) }),
      }))
    return dress(items)
  }, [items, text])
}
