import Stack from '@mui/material/Stack'
import type { InsuranceType, UserInsurance } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf, joinLoadables } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { PageHeader } from '../../components/layout/PageHeader.tsx'
import { Receipt } from '../../components/data-display/Receipt.tsx'
import { centred } from '../../components/layout/CardGrid.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { RegisterFormProps } from './RegisterForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { TypesSkeleton } from './skeletons.tsx'
import { useOffer } from './words.ts'

type Href = string | null

export interface RegisterScreenProps extends Omit<RegisterFormProps, 'types' | 'insurances' | 'fresh' | 'links'> {
  /** Policies on offer with cover, term and price. */
  types: Loadable<InsuranceType[]>
  /** The user's policies: only one can be active. */
  insurances: Loadable<UserInsurance[]>
  /** The policy just bought, shown instead of the form. */
  receipt: { policy: Loadable<UserInsurance>; address: string } | null
  /** Terms, deposits, the list of transactions, support, and the way back to insurance. */
  links: RegisterFormProps['links'] & { insurance: Href }
}

/** Buying insurance: choose, review, pay; then the receipt. */
export function RegisterScreen({ types, insurances, receipt, ...rest }: RegisterScreenProps) {
  const t = useTranslations('policies')
  const title = useTranslations('frame').titles.insuranceRegister()
  const r = t.register
  const { links } = rest
  if (receipt)
    return (
      <>
        {/* The title is above the slip's own column. */}
        <Stack spacing={5} sx={centred}>
          <PageHeader title={title} />
          <LoadableView from={receipt.policy} skeleton={<TypesSkeleton />} failed={t.failed()} safe={t.safe()} card>
            {(policy) => <Done policy={policy} address={receipt.address} links={links} />}
          </LoadableView>
        </Stack>
      </>
    )
  return (
    <>
      <PageHeader title={title} lead={r.lead()} />
      <LoadableView
        from={joinLoadables<[InsuranceType[], UserInsurance[]]>(types, insurances)}
        skeleton={<TypesSkeleton />}
        failed={r.failed()}
        safe={r.safe()}
        card
      >
        {([list, policies]) =>
          list.length === 0 ? (
            <Card>
              <EmptyState
                title={r.empty()}
                illustration={<EmptyArt width={200} />}
                action={
                  links.support !== null && (
                    <Button variant="soft" href={links.support}>
                      {t.support()}
                    </Button>
                  )
                }
              >
                {links.support === null ? r.emptyText() : r.emptyAsk()}
              </EmptyState>
            </Card>
          ) : (
            <RegisterForm types={list} insurances={policies} fresh={freshnessOf(types, insurances, rest.balances)} {...rest} />
          )
        }
      </LoadableView>
    </>
  )
}

type DoneProps = Pick<RegisterScreenProps, 'links'> & { policy: UserInsurance; address: string }

function Done({ policy, address, links }: DoneProps) {
  const t = useTranslations('policies')
  const r = t.register
  const words = useTranslations('frame').transaction.type
  const { named } = useTranslations('common')
  const format = useFormat()
  const offer = useOffer()
  const name = policy.name ?? t.unnamed()
  const toPolicy = links.insurance !== null && <Button href={links.insurance}>{r.toPolicy()}</Button>
  const { coverage_amount, price_amount, price_token, starts_at, ends_at } = policy
  return (
    <>
      <Notice
        severity="success"
        title={ends_at === undefined ? r.doneOpen({ name }) : r.done({ name, date: format.longDay(ends_at) })}
        role="status"
      >
        {coverage_amount === undefined ? r.fresh() : r.doneText({ amount: offer.cover(policy) })}
      </Notice>
      {price_amount === undefined || price_token === undefined ? (
        toPolicy
      ) : (
        <Receipt
          title={named({ label: words.insurance(), name })}
          amount={{ value: price_amount, unit: price_token }}
          status="done"
          facts={[
            { name: r.cover(), value: coverage_amount === undefined ? null : offer.cover(policy) },
            { name: r.begins(), value: starts_at === undefined ? null : format.moment(starts_at) },
            { name: r.ends(), value: ends_at === undefined ? null : format.moment(ends_at) },
            { name: t.number(), value: policy.id ?? null },
          ]}
          address={address}
          actions={toPolicy}
        />
      )}
    </>
  )
}
