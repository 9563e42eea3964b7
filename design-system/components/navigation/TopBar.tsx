import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react'
import AppBar from '@mui/material/AppBar'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { size } from '../../theme/tokens.ts'
import { IconButton } from '../inputs/IconButton.tsx'
import { Mark } from '../brand/Logo.tsx'

const Row = styled(Toolbar)(({ theme }) => ({
  gap: 4,
  padding: '4px 6px 4px 16px',
  '& > .mark': { marginInlineEnd: 8 },
  '& > .back': { marginInlineStart: -10 },
  '& > h1': { flex: 1, minWidth: 0, textWrap: 'balance', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('md')]: { '& .wide': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    minHeight: size.nav.topDesktop,
    padding: '8px 40px',
    gap: 8,
    width: '100%',
    maxWidth: size.content.max,
    '& > h1': theme.typography.h3,
    '& > .mark, & .slim': { display: 'none' },
  },
  [theme.breakpoints.between('md', 'lg')]: { paddingInline: 24 },
}))

const Price = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 12px',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...theme.typography.subtitle2,
  '& > span': { color: theme.vars.palette.text.tertiary },
  '& > b': { fontWeight: 'inherit', color: theme.vars.palette.text.primary },
}))

type Props = {
  /** Title of the page: the only h1; receives the focus after navigation. */
  title: string
  /** In a flow: target of the back arrow. */
  back: string | null
  /** Price of one MATU in USDT, formatted. */
  price: string | null
  /** Shown from 900 px up. */
  wide: ReactNode
  /** Shown below 900 px. */
  slim: ReactNode
}

export function TopBar({ title, back, price, wide, slim }: Props) {
  const common = useTranslations('common')
  return (
    <AppBar>
      <Row disableGutters>
        {back === null ? (
          <span className="mark">
            <Mark size={24} />
          </span>
        ) : (
          <span className="back">
            <IconButton label={common.back()} href={back}>
              <ArrowLeftIcon width={24} height={24} aria-hidden />
            </IconButton>
          </span>
        )}
        <Typography component="h1" variant="h5" tabIndex={-1}>
          {title}
        </Typography>
        {price !== null && (
          <Price className="wide">
            1 MATU <span>=</span> <b>{price}</b> USDT
          </Price>
        )}
        <span className="wide">{wide}</span>
        <span className="slim">{slim}</span>
      </Row>
    </AppBar>
  )
}
