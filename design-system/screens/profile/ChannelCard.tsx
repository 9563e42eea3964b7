import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconDisc } from '../../parts/IconDisc.tsx'
import { desktop, phone } from '../../parts/paint.ts'
import { Card } from '../../parts/Section.tsx'
import { StatusChip } from '../../parts/StatusChip.tsx'
import { Text } from '../../parts/Text.tsx'
import { useText } from '../../provider/reader.ts'

const Row = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  '& > .body': { flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 16 },
  '&[data-open]': { [phone]: { flexDirection: 'column', '& > .body': { flex: 'none', width: '100%' } } },
  '& h2': { scrollMarginTop: 24, outlineOffset: 4 },
})

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  '& > .names': { flex: '1 1 140px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 2 },
  '& .first': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  [desktop]: { '& .first': { minHeight: 26 } },
})

type Props = {
  title: string
  why?: string
  icon: ReactNode
  verified: boolean
  /** Nothing else opens the account. */
  needed?: boolean
  /** The way to begin, beside the name. */
  action?: ReactNode
  /** What has to be done now, below it. */
  children?: ReactNode
}

/** One contact: what it is good for, its state, and what to do about it. */
export function ChannelCard({ title, why, icon, verified, needed = false, action, children }: Props) {
  const t = useText('verification')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(verified)
  const held = useRef(false)
  const open = children !== undefined && children !== null && children !== false

  // What had the focus is gone once the contact is confirmed; its name is where one goes on from.
  useEffect(() => {
    if (verified && !before.current && held.current) heading.current?.focus()
    before.current = verified
  }, [verified])

  return (
    <Card aria-labelledby={id} onFocus={() => (held.current = true)} onBlur={() => (held.current = false)}>
      <Row {...(open && { 'data-open': '' })}>
        <IconDisc tone={verified ? 'positive' : needed ? 'brand' : 'neutral'}>
          {verified ? <CheckCircleIcon weight="fill" /> : icon}
        </IconDisc>
        <div className="body">
          <Head>
            <div className="names">
              <div className="first">
                <Text as="h2" variant={needed && !verified ? 'h3' : 'h4'} id={id} ref={heading} tabIndex={-1}>
                  {title}
                </Text>
                {needed && !verified && <StatusChip tone="brand">{t.needed()}</StatusChip>}
              </div>
              {why && !verified && (
                <Text as="p" variant="bodySm" tone="secondary">
                  {why}
                </Text>
              )}
            </div>
            {verified ? <StatusChip tone="positive">{t.confirmed()}</StatusChip> : action}
          </Head>
          {children}
        </div>
      </Row>
    </Card>
  )
}
