import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import WarningCircleFillIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?react'
import type { TrustedWallet, UserInsurance, VerificationStatus } from '#sdk'
import { Button } from '../../components/inputs/Button.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { isUsable } from '../../lib/trustedWallet.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Rows } from './rows.ts'

export type ProtectionCardProps = {
  verification: VerificationStatus
  wallets: readonly TrustedWallet[]
  /** `null` if insurance is not offered. */
  insurances: readonly UserInsurance[] | null
  links: { verification: string | null; twoFactor: string | null; trustedWallets: string | null; insurance: string | null }
}

type Row = { key: string; done: boolean; name: string; state: string; href: string | null; action?: string }

/** The measures that protect an account, and what is known of each. */
function useMeasures({ verification, wallets, insurances, links }: ProtectionCardProps): Row[] {
  const t = useTranslations('cabinet').protection
  const format = useFormat()
  const telegram = verification.telegram === 'verified'
  const twoFactor = verification['2fa'] === 'enabled'
  const active = wallets.filter(isUsable).length
  const waiting = wallets.length - active
  const policy = insurances?.findLast(({ is_active }) => is_active)

  return [
    {
      key: 'telegram',
      done: telegram,
      name: t.telegram(),
      state: telegram ? t.telegramOn() : t.telegramOff(),
      href: links.verification,
      action: t.confirm(),
    },
    {
      key: 'twoFactor',
      done: twoFactor,
      name: t.twoFactor(),
      state: twoFactor ? t.twoFactorOn() : t.twoFactorOff(),
      href: links.twoFactor,
      action: t.turnOn(),
    },
    {
      key: 'wallets',
      done: active > 0,
      name: t.wallets(),
      state: wallets.length === 0 ? t.walletsNone() : waiting > 0 ? t.walletsBoth({ active, waiting }) : t.walletsActive({ count: active }),
      href: links.trustedWallets,
    },
    ...(insurances === null
      ? []
      : [
          {
            key: 'insurance',
            done: policy !== undefined,
            name: t.insurance(),
            state: !policy ? t.notInsured() : policy.ends_at ? t.insured({ day: format.day(policy.ends_at) }) : t.insuredOpen(),
            href: links.insurance,
          },
        ]),
  ]
}

function Measure({ row: { done, name, state, href, action } }: { row: Row }) {
  const { named } = useTranslations('common')
  const button = action && !done && href
  return (
    <ListRow>
      <IconDisc color={done ? 'success' : 'warning'}>{done ? <CheckCircleFillIcon /> : <WarningCircleFillIcon />}</IconDisc>
      <RowWords name={name} href={button ? null : href}>
        {state}
      </RowWords>
      {button ? (
        <Button variant="soft" size="small" href={href} aria-label={named({ label: action, name })}>
          {action}
        </Button>
      ) : (
        href && <CaretRightIcon width={16} height={16} aria-hidden="true" />
      )}
    </ListRow>
  )
}

/** Security measures of the account, open ones first. */
export function ProtectionCard(props: ProtectionCardProps) {
  const t = useTranslations('cabinet').protection
  // What every step needs is listed until it is done; trusted wallets need two-factor authentication.
  const needed = new Set(['telegram', 'twoFactor'])
  const rows = useMeasures(props).filter(({ key, done }) =>
    key === 'wallets' ? props.verification['2fa'] === 'enabled' : !needed.has(key) || !done,
  )

  return (
    <Section title={t.title()}>
      <Rows>
        {rows
          .toSorted((a, b) => Number(a.done) - Number(b.done))
          .map((row) => (
            <Measure key={row.key} row={row} />
          ))}
      </Rows>
    </Section>
  )
}
