import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useText } from '../../provider/reader.ts'
import { size } from '../../theme/tokens.ts'
import { IconButton } from '../IconButton.tsx'
import { Mark } from '../Logo.tsx'
import { desktop, paint, phone } from '../paint.ts'

const Root = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: size.nav.topPhone,
  padding: '4px 6px 4px 16px',
  '& > .mark': { marginInlineEnd: 8 },
  '& > .back': { marginInlineStart: -10 },
  '& > h1': { ...theme.typography.h5, flex: 1, minWidth: 0, margin: 0, textWrap: 'balance', overflowWrap: 'anywhere' },
  '& > h1:focus': { outline: 'none' },
  [phone]: { '& .wide': { display: 'none' } },
  [desktop]: {
    minHeight: size.nav.topDesktop,
    padding: '8px 40px',
    gap: 8,
    width: '100%',
    maxWidth: size.content.max,
    '& > h1': theme.typography.h3,
    '& > .mark, & .slim': { display: 'none' },
  },
  '@media (min-width:900px) and (max-width:1199.95px)': { paddingInline: 24 },
}))

const Price = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 12px',
  whiteSpace: 'nowrap',
  color: paint(theme).text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...theme.typography.subtitle2,
  '& > span': { color: paint(theme).text.tertiary },
  '& > b': { fontWeight: 'inherit', color: paint(theme).text.primary },
}))

type Props = {
  /** The page's name: the one h1, which takes the focus after a change of page. */
  title: string
  /** In a flow: where the arrow leads. */
  back: string | null
  /** What one MATU costs in USDT, written out. */
  price: string | null
  /** Shown from 900 px up. */
  wide: ReactNode
  /** Shown below 900 px. */
  slim: ReactNode
}

export function TopBar({ title, back, price, wide, slim }: Props) {
  const common = useText('common')
  return (
    <Root>
      {back === null ? (
        <span className="mark">
          <Mark size={24} />
        </span>
      ) : (
        <span className="back">
          <IconButton label={common.back()} href={back}>
            <ArrowLeftIcon size={24} aria-hidden />
          </IconButton>
        </span>
      )}
      <h1 tabIndex={-1}>{title}</h1>
      {price !== null && (
        <Price className="wide">
          1 MATU <span>=</span> <b>{price}</b> USDT
        </Price>
      )}
      <span className="wide">{wide}</span>
      <span className="slim">{slim}</span>
    </Root>
  )
}
