import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import XCircleFillIcon from '@phosphor-icons/core/fill/x-circle-fill.svg?react'
import { styled } from '@mui/material/styles'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { LandingSection, Heading, Lead, Pair, Words } from './LandingSection.tsx'
import { radius } from '../../theme/tokens.ts'

// Two real addresses with the same start and end, hashed in advance: the lengths of their twenty reeds.
const yours = [2, 0, 4, 4, 4, 0, 1, 5, 4, 0, 0, 2, 1, 2, 4, 4, 2, 3, 0, 2]
const other = [1, 4, 4, 4, 4, 5, 2, 0, 4, 2, 5, 3, 0, 0, 1, 1, 2, 1, 1, 1]

const two = [
  { name: 'yours', lengths: yours, Icon: CheckCircleFillIcon },
  { name: 'other', lengths: other, Icon: XCircleFillIcon },
] as const

const reed = (length: number, at: number) => {
  const angle = -Math.PI / 2 + (Math.PI * at) / 10
  const point = (radius: number) => `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`
  return `M${point(38 - 5 * length)}L${point(43)}`
}

const Coins = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
  justifyContent: 'center',
  '& figure': { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 16, flex: '1 1 130px', maxWidth: 220, margin: 0 },
  '& svg.coin': { display: 'block', width: '100%', maxWidth: 180, height: 'auto' },
  '& circle': { fill: theme.vars.palette.background.inkRaised },
  '& .coin path': { strokeWidth: 5.4, strokeLinecap: 'round', fill: 'none' },
  '& .yours': { stroke: theme.vars.palette.tickInk.full },
  '& .other': { stroke: theme.vars.palette.chart[4] },
  '& .first': { stroke: theme.vars.palette.needle.onInk },
  '& figcaption': { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 10, color: theme.vars.palette.text.onInk },
  '& code': theme.typography.mono,
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 26,
    padding: '2px 10px 2px 7px',
    borderRadius: radius.full,
    backgroundColor: theme.vars.palette.background.inkRaised,
    color: theme.vars.palette.text.onInk,
    ...theme.typography.caption,
    fontWeight: theme.typography.fontWeightMedium,
  },
  '& .chip.bad': { backgroundColor: theme.vars.palette.error.light, color: theme.vars.palette.error.main },
}))

const Coin = ({ lengths, className }: { lengths: number[]; className: string }) => (
  <svg className="coin" width={180} height={180} viewBox="0 0 100 100" aria-hidden>
    <circle cx={50} cy={50} r={50} />
    <path
      className={className}
      d={lengths
        .slice(1)
        .map((length, i) => reed(length, i + 1))
        .join('')}
    />
    <path className="first" d={reed(lengths[0] ?? 0, 0)} />
  </svg>
)

/** Explains address identicons with two addresses that are easily confused. */
export function TwoCoins() {
  const { coins } = useTranslations('landingSections')
  return (
    <LandingSection on="ink" id="safety">
      <Pair turned>
        <Words>
          <Heading>{coins.title()}</Heading>
          <Lead>{coins.lead()}</Lead>
        </Words>
        {/* The panel is dark in both schemes, so it always uses the dark illustration. */}
        <Coins data-theme="dark">
          {two.map(({ name, lengths, Icon }) => (
            <figure key={name}>
              <Coin lengths={lengths} className={name} />
              <figcaption>
                <code>0x7A3f…C91e</code>
                <span className={name === 'yours' ? 'chip' : 'chip bad'}>
                  <Icon width={15} height={15} aria-hidden />
                  {coins[name]()}
                </span>
              </figcaption>
            </figure>
          ))}
        </Coins>
      </Pair>
    </LandingSection>
  )
}
