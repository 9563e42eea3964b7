import Box from '@mui/material/Box'
import ArrowUpRightIcon from '@phosphor-icons/core/regular/arrow-up-right.svg?react'
import LockSimpleIcon from '@phosphor-icons/core/regular/lock-simple.svg?react'
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import SwapIcon from '@phosphor-icons/core/regular/swap.svg?react'
import Stack from '@mui/material/Stack'
import type { Balance } from '#sdk'
import { isZero } from '../../lib/money.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { IconButton } from '../../components/inputs/IconButton.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type TokenLinks = {
  refill: (token: string) => string | null
  withdraw: (token: string) => string | null
  exchange: (token: string) => string | null
}

export type TokenActionsProps = {
  balance: Balance
  links: TokenLinks
  /** The day withdrawals open, if they are blocked. */
  opens: string | null
  /** In a card: text buttons instead of icons. */
  words?: boolean
}

// Above the row's own link.
const above = { position: 'relative', zIndex: 1 } as const
// Icons align in columns, also if a row has fewer of them.
const icons = { ...above, display: 'inline-grid', gridTemplateColumns: 'repeat(3, 44px)', verticalAlign: 'middle' } as const
const verbButtons = { ...above, flexWrap: 'wrap', '&& > *': { flex: '1 1 84px', minWidth: 'max-content', px: 2 } } as const

/** Actions for a token in its row. A token without a balance can only be deposited. */
export function TokenActions({ balance: { token, available }, links, opens, words = false }: TokenActionsProps) {
  const t = useTranslations('assets').table
  const verbs = useTranslations('cabinet').balance
  const some = !isZero(available)
  const actions = [
    {
      key: 'refill',
      href: links.refill(token),
      name: t.refill({ token }),
      verb: verbs.refill(),
      icon: <PlusIcon width={20} height={20} />,
    },
    {
      key: 'withdraw',
      href: some ? links.withdraw(token) : null,
      name: opens === null ? t.withdraw({ token }) : t.withdrawBlocked({ token, day: opens }),
      verb: verbs.withdraw(),
      icon: opens === null ? <ArrowUpRightIcon width={20} height={20} /> : <LockSimpleIcon width={20} height={20} />,
    },
    {
      key: 'exchange',
      href: some ? links.exchange(token) : null,
      name: t.exchange({ token }),
      verb: verbs.exchange(),
      icon: <SwapIcon width={20} height={20} />,
    },
  ]
  if (!words)
    return (
      <Box component="span" sx={icons}>
        {/* What is missing leaves its place free on the left, so that the row ends where its head does. */}
        {actions
          .toSorted((one, other) => Number(one.href !== null) - Number(other.href !== null))
          .map(({ key, href, name, icon }) =>
            href === null ? (
              <Box component="span" sx={{ display: 'block' }} key={key} />
            ) : (
              <Box component="span" sx={{ display: 'block' }} key={key}>
                <IconButton label={name} href={href}>
                  {icon}
                </IconButton>
              </Box>
            ),
          )}
      </Box>
    )
  const shown = actions.filter(({ href }) => href !== null)
  if (shown.length === 0) return null
  return (
    <Stack component="span" direction="row" spacing={2} sx={verbButtons}>
      {shown.map(({ key, href, name, verb }) => (
        <Button key={key} variant="soft" size="small" href={href!} aria-label={name}>
          {verb}
        </Button>
      ))}
    </Stack>
  )
}
