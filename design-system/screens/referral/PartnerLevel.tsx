import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import type { Partner } from '#sdk'
import { disc } from '../../theme/mixins.ts'
import { useInView } from '../../components/utils/useInView.ts'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useRankName } from '../../components/data-display/useRankName.ts'
import { useVirtualRows } from '../../components/utils/useVirtualRows.ts'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { initialsOf } from './people.ts'
import { radius } from '../../theme/tokens.ts'

// One line, which scrolls sideways: it stays above the list and must not cover it.
const Path = styled(Breadcrumbs)(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > ol': { flexWrap: 'nowrap' },
  '& li': { flex: 'none' },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  padding: '4px 12px',
}))

const crumb = { minHeight: 44, padding: 8, textAlign: 'start', whiteSpace: 'nowrap' } as const
const Up = styled(Link)(({ theme }) => ({ ...theme.typography.subtitle1, ...crumb })) as typeof Link
const Here = styled(Typography)({ ...crumb, display: 'flex', alignItems: 'center' })

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
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > .item:last-of-type': { borderBottom: 0 },
  '& .disc': {
    ...disc(40),
    backgroundColor: theme.vars.palette.background.sunken,
    color: theme.vars.palette.text.secondary,
    ...theme.typography.subtitle2,
    '&::before': { content: 'attr(data-initials)' },
  },
  '& .words': { flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column' },
  '& .words > .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: '0 12px' },
  '& .words .end': { marginLeft: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& .name': {
    ...theme.typography.subtitle1,
    color: theme.vars.palette.text.primary,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  // The name makes the whole row clickable.
  '& button.name, & a.name': { display: 'inline-block', position: 'static', textDecoration: 'none' },
  '& button.name::after, & a.name::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.sm },
  '& button.name:focus-visible, & a.name:focus-visible': { outline: 'none' },
  '& button.name:focus-visible::after, & a.name:focus-visible::after': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
  '& .unit': { color: theme.vars.palette.text.secondary },
  '& mark': {
    backgroundColor: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.main,
    borderRadius: radius.text,
  },
  '& .turn': { flex: 'none', width: 16, color: theme.vars.palette.text.tertiary, '& > svg': { display: 'block' } },
  '@media (forced-colors: active)': { '& .disc': { border: '1px solid CanvasText' } },
}))

export interface PartnerLevelProps {
  /**
   * Ancestors from the user's direct partner to the one whose partners are shown; empty at the top. `null` while searching: results have no common
   * path.
   */
  path: readonly Partner[] | null
  partners: readonly Partner[]
  /** Partners of this level are still loading. */
  waiting: boolean
  /** Inviter of a search result; `null` for the user's own partners. */
  inviterOf: (partner: Partner) => Partner | null
  onUnder: (id: string | null) => void
  /** The page of a partner. */
  hrefOf: (id: string) => string
  mark: (name: string) => ReactNode
}

/** One level of the structure on a phone: the partners of one person, with links back up. */
export function PartnerLevel({ path, partners, waiting, inviterOf, onUnder, hrefOf, mark }: PartnerLevelProps) {
  'use no memo'
  const { Link: AppLink } = useDesignSystem()
  const hidden = useAmountsHidden()
  const t = useTranslations('structure')
  const format = useFormat()
  const rankName = useRankName()
  const { list, from, to, before, after, measure } = useVirtualRows(partners.length, 68, { overscan: 6 })
  const here = path?.at(-1)
  const heading = useRef<HTMLElement>(null)
  const track = useInView(here?.id)
  const came = useRef(here?.id)

  // Changing the level scrolls and focuses to its start, also for screen readers.
  useEffect(() => {
    if (path === null || came.current === here?.id) return
    came.current = here?.id
    heading.current?.focus({ preventScroll: true })
    // The card, because the path itself is in view wherever the page is scrolled.
    track.current?.parentElement?.scrollIntoView({ block: 'start' })
  }, [path, here?.id, track])

  return (
    <>
      {path !== null && (
        <Path ref={track} aria-label={t.path()} maxItems={Infinity} separator={<CaretRightIcon width={14} height={14} />}>
          {[null, ...path].map((partner) => {
            const name = partner?.name ?? t.you()
            return partner === (here ?? null) ? (
              <Here key={partner?.id ?? 'top'} variant="subtitle1" color="textPrimary" aria-current="location" tabIndex={-1} ref={heading}>
                {name}
              </Here>
            ) : (
              <Up key={partner?.id ?? 'top'} component="button" type="button" onClick={() => onUnder(partner?.id ?? null)}>
                {name}
              </Up>
            )
          })}
        </Path>
      )}
      {here && (
        <Typography component="p" sx={{ px: 5, '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } }}>
          <TextLink href={hrefOf(here.id)}>{t.one.about({ name: here.name })}</TextLink>
        </Typography>
      )}
      {partners.length === 0 && here && (
        <Typography component="p" variant="body2" color="textSecondary" sx={{ p: 5 }}>
          {waiting ? t.waiting() : t.nobody({ name: here.name })}
        </Typography>
      )}
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
                    <ButtonBase className="name" onClick={() => onUnder(id)}>
                      {mark(name)}
                    </ButtonBase>
                  ) : (
                    <AppLink className="name" href={hrefOf(id)}>
                      {mark(name)}
                    </AppLink>
                  )}
                  <span className="end">
                    {hidden ? format.hidden : format.amount(own_assets, 'USDT')} <span className="unit">USDT</span>
                  </span>
                </span>
                <span className="line">
                  <small>{t.rankState({ rank: rankName(rank), state: is_active ? t.activeSmall() : t.inactiveSmall() })}</small>
                  {partners_count > 0 && <small className="end">{t.count({ count: partners_count })}</small>}
                </span>
                {path === null && <small>{inviter ? t.under({ level, name: inviter.name }) : t.level({ level })}</small>}
              </span>
              <span className="turn">{partners_count > 0 && <CaretRightIcon width={16} height={16} aria-hidden="true" />}</span>
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
