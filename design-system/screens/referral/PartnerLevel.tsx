import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { styled } from '@mui/material/styles'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import type { Partner } from '#sdk'
import { disc, paint } from '../../parts/paint.ts'
import { useRankName } from '../../parts/useRankName.ts'
import { useWindowedRows } from '../../parts/useWindowedRows.ts'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { initialsOf } from './people.ts'

const Path = styled('nav')(({ theme }) => ({
  borderBottom: `1px solid ${paint(theme).border.hairline}`,
  padding: '4px 12px',
  scrollMarginTop: 72,
  '& > ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', minWidth: 0, color: paint(theme).text.tertiary },
  '& button, & [aria-current]': {
    ...theme.typography.subtitle1,
    minHeight: 44,
    padding: '8px',
    border: 0,
    background: 'none',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& button': {
    color: paint(theme).brand.main,
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  },
  '& [aria-current]': { display: 'flex', alignItems: 'center', color: paint(theme).text.primary },
  '& [aria-current]:focus': { outline: 'none' },
}))

const Items = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: '0 20px 8px',
  listStyle: 'none',
  '& > .space > svg': { display: 'block' },
  '& > .item': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 68,
    padding: '8px 0',
    borderBottom: `1px solid ${paint(theme).border.hairline}`,
  },
  '& > .item:last-of-type': { borderBottom: 0 },
  '& .disc': {
    ...disc(40),
    backgroundColor: paint(theme).surface.sunken,
    color: paint(theme).text.secondary,
    ...theme.typography.subtitle2,
    fontWeight: 500,
    '&::before': { content: 'attr(data-initials)' },
  },
  '& .words': { flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column' },
  '& .words > .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: '0 12px' },
  '& .words .end': { marginLeft: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& .name': {
    ...theme.typography.subtitle1,
    padding: 0,
    border: 0,
    background: 'none',
    color: paint(theme).text.primary,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  // The name's button makes the whole row its target.
  '& button.name': { cursor: 'pointer' },
  '& button.name::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  '& button.name:focus-visible': { outline: 'none' },
  '& button.name:focus-visible::after': { outline: `2px solid ${paint(theme).border.focus}`, outlineOffset: -2 },
  '& small': { ...theme.typography.caption, color: paint(theme).text.tertiary },
  '& .unit': { color: paint(theme).text.secondary },
  '& mark': { backgroundColor: paint(theme).brand.subtle, color: paint(theme).brand.main, borderRadius: 3, fontWeight: 500 },
  '& .turn': { flex: 'none', width: 16, color: paint(theme).text.tertiary, '& > svg': { display: 'block' } },
  '@media (forced-colors: active)': { '& .disc': { border: '1px solid CanvasText' } },
}))

const None = styled('p')(({ theme }) => ({ margin: 0, padding: '20px', color: paint(theme).text.secondary, ...theme.typography.body2 }))

export interface PartnerLevelProps {
  /** From the reader's own partner down to the one whose partners are shown; empty at the top. `null` while searching: no place in the tree. */
  path: readonly Partner[] | null
  partners: readonly Partner[]
  /** Partners of this level are still on their way. */
  waiting: boolean
  /** Who invited a partner that was found; nothing for the reader's own. */
  inviterOf: (partner: Partner) => Partner | null
  onUnder: (id: string | null) => void
  mark: (name: string) => ReactNode
  hidden: boolean
}

/** One level of the structure on a phone: whom one person invited, with the way back up. */
export function PartnerLevel({ path, partners, waiting, inviterOf, onUnder, mark, hidden }: PartnerLevelProps) {
  'use no memo'
  const t = useText('structure')
  const format = useFormat()
  const rankName = useRankName()
  const { list, from, to, before, after, measure } = useWindowedRows(partners.length, 68, { overscan: 6 })
  const here = path?.at(-1)
  const heading = useRef<HTMLElement>(null)
  const came = useRef(here?.id)

  // Whoever goes a level down or up stands before its beginning, also with a screen reader.
  useEffect(() => {
    if (path === null || came.current === here?.id) return
    came.current = here?.id
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('nav')?.scrollIntoView({ block: 'start' })
  }, [path, here?.id])

  return (
    <>
      {path !== null && (
        <Path aria-label={t.path()}>
          <ol>
            <li>
              {here ? (
                <button type="button" onClick={() => onUnder(null)}>
                  {t.you()}
                </button>
              ) : (
                <span aria-current="location" tabIndex={-1} ref={heading}>
                  {t.you()}
                </span>
              )}
            </li>
            {path.map((partner) => (
              <li key={partner.id}>
                <CaretRightIcon size={14} aria-hidden="true" />
                {partner === here ? (
                  <span aria-current="location" tabIndex={-1} ref={heading}>
                    {partner.name}
                  </span>
                ) : (
                  <button type="button" onClick={() => onUnder(partner.id)}>
                    {partner.name}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </Path>
      )}
      {partners.length === 0 && here && <None>{waiting ? t.waiting() : t.nobody({ name: here.name })}</None>}
      <Items aria-label={here ? t.levelOf({ name: here.name }) : t.tree()} ref={list as RefObject<HTMLUListElement | null>}>
        {before > 0 && <Space height={before} />}
        {partners.slice(from, to).map((partner, at) => {
          const { id, name, rank, is_active, own_assets, partners_count, level } = partner
          const inviter = path === null ? inviterOf(partner) : null
          return (
            <li
              key={id}
              className="item"
              ref={measure}
              data-index={from + at}
              {...(measure && { 'aria-setsize': partners.length, 'aria-posinset': from + at + 1 })}
            >
              <span className="disc" aria-hidden="true" data-initials={initialsOf(name)} />
              <span className="words">
                <span className="line">
                  {partners_count > 0 ? (
                    <button type="button" className="name" onClick={() => onUnder(id)}>
                      {mark(name)}
                    </button>
                  ) : (
                    <span className="name">{mark(name)}</span>
                  )}
                  <span className="end">
                    {hidden ? format.hidden : format.amount(own_assets, 'USDT', { minimum: 0 })} <span className="unit">USDT</span>
                  </span>
                </span>
                <span className="line">
                  <small>{t.rankState({ rank: rankName(rank), state: is_active ? t.activeSmall() : t.inactiveSmall() })}</small>
                  {partners_count > 0 && <small className="end">{t.count({ count: partners_count })}</small>}
                </span>
                {path === null && <small>{inviter ? t.under({ level, name: inviter.name }) : t.level({ level })}</small>}
              </span>
              <span className="turn">{partners_count > 0 && <CaretRightIcon size={16} aria-hidden="true" />}</span>
            </li>
          )
        })}
        {after > 0 && <Space height={after} />}
      </Items>
    </>
  )
}

const Space = ({ height }: { height: number }) => (
  <li className="space" aria-hidden="true">
    <svg width={1} height={height} />
  </li>
)
