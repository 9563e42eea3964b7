import { styled } from '@mui/material/styles'
import type { InsuranceType, UserInsurance } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf, joinLoadables } from '../../lib/loadable.ts'
import { Button } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { Receipt } from '../../parts/Receipt.tsx'
import { Card } from '../../parts/Section.tsx'
import { EmptyArt } from '../../parts/illustrations/EmptyArt.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { RegisterFormProps } from './RegisterForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { TypesSkeleton } from './skeletons.tsx'

type Href = string | null

export interface RegisterScreenProps extends Omit<RegisterFormProps, 'types' | 'insurances' | 'fresh' | 'links'> {
  types: Loadable<InsuranceType[]>
  insurances: Loadable<UserInsurance[]>
  /** What has been taken out a moment ago, in place of the form. */
  receipt: { policy: Loadable<UserInsurance>; address: string } | null
  links: RegisterFormProps['links'] & { insurance: Href }
}

const Narrow = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20, maxWidth: 640 })

/** Taking out insurance: choose, look, pay; then the receipt. */
export function RegisterScreen({ types, insurances, receipt, ...rest }: RegisterScreenProps) {
  const t = useText('policies')
  const title = useText('frame').titles.insuranceRegister()
  const r = t.register
  const { links } = rest
  if (receipt)
    return (
      <>
        <PageHeader title={title} />
        <Narrow>
          <Loaded from={receipt.policy} skeleton={<TypesSkeleton />} failed={t.failed()} safe={t.safe()} card>
            {(policy) => <Done policy={policy} address={receipt.address} hidden={rest.hidden} links={links} />}
          </Loaded>
        </Narrow>
      </>
    )
  return (
    <>
      <PageHeader title={title} lead={r.lead()} />
      <Loaded
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
                  links.help !== null && (
                    <Button variant="soft" href={links.help}>
                      {t.ask()}
                    </Button>
                  )
                }
              >
                {r.emptyText()}
              </EmptyState>
            </Card>
          ) : (
            <RegisterForm types={list} insurances={policies} fresh={freshnessOf(types, insurances, rest.balances)} {...rest} />
          )
        }
      </Loaded>
    </>
  )
}

type DoneProps = Pick<RegisterScreenProps, 'hidden' | 'links'> & { policy: UserInsurance; address: string }

function Done({ policy, address, hidden, links }: DoneProps) {
  const t = useText('policies')
  const r = t.register
  const words = useText('frame').transaction.type
  const format = useFormat()
  const cover = format.money(policy.coverage_amount, 'USDT', { minimum: 0 })
  return (
    <>
      <Notice tone="positive" title={r.done({ name: policy.name, date: format.longDay(policy.ends_at) })} role="status">
        {r.doneText({ amount: cover })}
      </Notice>
      <Receipt
        title={`${words.insurance()}: ${policy.name}`}
        amount={{ value: policy.price_amount, unit: policy.price_token }}
        status="done"
        facts={[
          { name: r.cover(), value: cover },
          { name: r.begins(), value: format.moment(policy.starts_at) },
          { name: r.ends(), value: format.moment(policy.ends_at) },
          { name: t.number(), value: policy.id },
        ]}
        address={address}
        hidden={hidden}
        actions={links.insurance !== null && <Button href={links.insurance}>{r.toPolicy()}</Button>}
      />
    </>
  )
}
