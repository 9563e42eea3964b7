import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUpRight'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap'
import { styled } from '@mui/material/styles'
import { Delta } from '../../parts/Delta.tsx'
import { Edge } from '../../parts/Edge.tsx'
import { desktop, paint, phone } from '../../parts/paint.ts'
import { ShareLegend } from '../../parts/ShareLegend.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Band, Heading, Lead, Pair, Words } from './Band.tsx'
import { Figure } from './Figure.tsx'

// The same example in every language, formatted as the language does.
const example = {
  total: '13081.32',
  percent: '1.43',
  change: '184.20',
  shares: [
    { token: 'MATU', share: 69.8, amount: '8420.5' },
    { token: 'USDT', share: 24.6, amount: '3215.8' },
    { token: 'BNB', share: 5.6, amount: '1.2046' },
  ],
} as const

const Card = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 18,
  backgroundColor: paint(theme).surface.ink,
  color: paint(theme).text.onInk,
  padding: '20px 20px 0',
  '& .top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, marginTop: -8 },
  '& .top, & .muted': { color: paint(theme).text.onInkMuted },
  '& .top span': theme.typography.subtitle1,
  '& .top svg': { color: paint(theme).text.onInk },
  '& .hero': { ...theme.typography.numberHero, '& .unit': { fontSize: '.54em' } },
  '& .day': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginTop: 6, ...theme.typography.caption },
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 26,
    padding: '2px 10px',
    borderRadius: 999,
    backgroundColor: paint(theme).surface.inkRaised,
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 20 },
  '& .actions span': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 44,
    padding: '8px 18px 8px 16px',
    borderRadius: 12,
    backgroundColor: paint(theme).surface.inkRaised,
    color: paint(theme).text.onInk,
    ...theme.typography.button,
  },
  '& .actions span:first-of-type': {
    backgroundColor: paint(theme).text.onInk,
    color: paint(theme).surface.ink,
    ...theme.applyStyles('dark', { backgroundColor: paint(theme).brand.main, color: paint(theme).text.onBrand }),
  },
  '& .edge': { margin: '28px -20px 0' },
  '& .names': { padding: '0 20px', marginBottom: 10, ...theme.typography.numberSm, '& .quiet': { opacity: 0.66 } },
  [desktop]: { padding: '24px 24px 0', '& .edge': { margin: '28px -24px 0' }, '& .names': { padding: '0 24px' } },
  [phone]: {
    '& .actions span': { flex: '1 1 0', flexDirection: 'column', gap: 2, minHeight: 60, padding: 8, ...theme.typography.subtitle2 },
  },
}))

/** The product's first picture, as a picture: nothing in it can be pressed. */
export function Total() {
  const { total } = useText('landing')
  const format = useFormat()
  const names = example.shares.map(({ token, share }) => `${token} ${format.percent(String(share), 1)}`).join(', ')
  const spoken = `${total.example()}: ${format.money(example.total, 'USD')}; ${names}`
  return (
    <Band>
      <Pair>
        <Words>
          <Heading>{total.title()}</Heading>
          <Lead className="lead">{total.lead()}</Lead>
        </Words>
        <Card role="img" aria-label={spoken}>
          <div className="top">
            <span>{total.label()}</span>
            <EyeIcon size={20} aria-hidden />
          </div>
          <div className="hero">
            <Figure value={example.total} unit="USD" />
          </div>
          <div className="day">
            <span className="chip">
              <Delta value={example.percent} plain />
            </span>
            <span className="muted">
              {format.money(example.change, 'USD', { sign: 'always' })} {total.day()}
            </span>
          </div>
          <div className="actions">
            <span>
              <PlusIcon size={20} aria-hidden />
              {total.refill()}
            </span>
            <span>
              <ArrowUpRightIcon size={20} aria-hidden />
              {total.withdraw()}
            </span>
            <span>
              <SwapIcon size={20} aria-hidden />
              {total.exchange()}
            </span>
          </div>
          <div className="edge">
            <div className="names">
              <ShareLegend
                items={example.shares.map(({ token, share, amount }) => ({
                  name: `${token} · ${format.percent(String(share), 1)}`,
                  share,
                  value: <Figure value={amount} unit={token} showUnit={false} />,
                }))}
              />
            </div>
            <Edge on="ink" height={32} segments={example.shares.map(({ share }) => ({ share }))} />
          </div>
        </Card>
      </Pair>
    </Band>
  )
}
