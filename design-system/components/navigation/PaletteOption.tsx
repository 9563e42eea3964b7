import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import ArrowUpRightIcon from '@phosphor-icons/core/regular/arrow-up-right.svg?react'
import ArrowsLeftRightIcon from '@phosphor-icons/core/regular/arrows-left-right.svg?react'
import ChartBarIcon from '@phosphor-icons/core/regular/chart-bar.svg?react'
import CoinsIcon from '@phosphor-icons/core/regular/coins.svg?react'
import EyeIcon from '@phosphor-icons/core/regular/eye.svg?react'
import GiftIcon from '@phosphor-icons/core/regular/gift.svg?react'
import GlobeIcon from '@phosphor-icons/core/regular/globe.svg?react'
import HouseIcon from '@phosphor-icons/core/regular/house.svg?react'
import MoonIcon from '@phosphor-icons/core/regular/moon.svg?react'
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import QuestionIcon from '@phosphor-icons/core/regular/question.svg?react'
import ShieldCheckIcon from '@phosphor-icons/core/regular/shield-check.svg?react'
import SignOutIcon from '@phosphor-icons/core/regular/sign-out.svg?react'
import SwapIcon from '@phosphor-icons/core/regular/swap.svg?react'
import UserIcon from '@phosphor-icons/core/regular/user.svg?react'
import UsersThreeIcon from '@phosphor-icons/core/regular/users-three.svg?react'
import WalletIcon from '@phosphor-icons/core/regular/wallet.svg?react'
import type { HTMLAttributes } from 'react'
import type { PaletteGroup } from '../../lib/paletteSearch.ts'
import { matchedPieces } from '../../lib/paletteSearch.ts'
import { radius, reed } from '../../theme/tokens.ts'
import { Money } from '../data-display/Money.tsx'

const icons = {
  overview: HouseIcon,
  trade: ChartBarIcon,
  assets: WalletIcon,
  referral: UsersThreeIcon,
  bonus: GiftIcon,
  insurance: ShieldCheckIcon,
  profile: UserIcon,
  help: QuestionIcon,
  token: CoinsIcon,
  deposit: PlusIcon,
  withdraw: ArrowUpRightIcon,
  convert: SwapIcon,
  transaction: ArrowsLeftRightIcon,
  amounts: EyeIcon,
  theme: MoonIcon,
  language: GlobeIcon,
  signOut: SignOutIcon,
}
export type PaletteIcon = keyof typeof icons

/** One entry of the palette. */
export interface PaletteItem {
  /** Unique over all groups. */
  id: string
  group: PaletteGroup
  label: string
  /** The second line: the section of a page, the time of a transaction. */
  hint?: string
  /** The amount at the end of the row. */
  money?: { value: string; unit: string; gain?: boolean }
  /** The label in the other languages, and other words for it. */
  words?: readonly string[]
  icon: PaletteIcon
  /** Offered before anything is typed. */
  suggested?: boolean
  /** Opens the page, or does what the entry says. */
  run: () => void
}

const row = (theme: Theme) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: { xs: 56, md: 48 },
  padding: '6px 12px',
  borderRadius: `${radius.button}px`,
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '&.Mui-focused': { backgroundColor: theme.vars.palette.primary.light },
  '&.Mui-focused::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 'calc(50% - 10px)',
    width: 3,
    height: 20,
    borderRadius: `${reed.needle.radius}px`,
    backgroundColor: theme.vars.palette.needle.main,
  },
  '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})

const mark = (theme: Theme) => ({
  color: 'inherit',
  backgroundColor: 'transparent',
  fontWeight: theme.typography.fontWeightBold,
  textDecoration: 'underline 2px',
  textDecorationColor: theme.vars.palette.primary.main,
  textUnderlineOffset: 3,
})

export type PaletteOptionProps = {
  item: PaletteItem
  /** What was typed: marked in the label. */
  text: string
  /** The attributes of an option, from Autocomplete. */
  option: HTMLAttributes<HTMLLIElement>
}

/** One row of the palette: icon, label with the letters that were found, a second line, an amount. */
export function PaletteOption({ item, text, option }: PaletteOptionProps) {
  const { icon, label, hint, money } = item
  const Icon = icons[icon]
  return (
    <Box component="li" {...option} className={undefined} sx={row}>
      <Icon width={20} height={20} aria-hidden />
      <Stack
        component="span"
        direction={{ xs: 'column', md: 'row' }}
        sx={{ flex: 1, minWidth: 0, columnGap: 2, alignItems: { md: 'baseline' }, overflowWrap: 'anywhere' }}
      >
        <Typography component="span" variant="subtitle1">
          {matchedPieces(label, text).map(({ text: piece, match }, at) =>
            match ? (
              // oxlint-disable-next-line react/no-array-index-key -- a piece is identified by its position
              <Box component="mark" key={at} sx={mark}>
                {piece}
              </Box>
            ) : (
              piece
            ),
          )}
        </Typography>{' '}
        {hint && (
          <Typography component="span" variant="caption" color="textSecondary">
            {hint}
          </Typography>
        )}
      </Stack>
      {money && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ flex: 'none', maxWidth: '50%' }}>
          <Money {...money} size="inherit" even />
        </Typography>
      )}
    </Box>
  )
}
