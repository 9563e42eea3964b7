import { styled } from '@mui/material/styles'
import type { InsuranceType } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf } from '../../lib/loadable.ts'
import { AsOf } from '../../parts/AsOf.tsx'
import { Button } from '../../parts/Button.tsx'
import { List, ListRow } from '../../parts/ListRow.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Money } from '../../parts/Money.tsx'
import { Section } from '../../parts/Section.tsx'
import { SkeletonRows } from '../../parts/Skeleton.tsx'
import { Text } from '../../parts/Text.tsx'
import { useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

const Row = styled(ListRow)({ '& > .words': { maxWidth: '100%' } })
const Act = styled('div')({ marginTop: 16 })

/** What each policy covers and costs, beside a text about it. */
export function PriceCard({ types, register }: { types: Loadable<InsuranceType[]>; register: string | null }) {
  const t = useText('policies')
  const format = useFormat()
  return (
    <Section title={t.prices()} aside={<AsOf {...freshnessOf(types)} />}>
      <Loaded from={types} skeleton={<SkeletonRows />} failed={t.allFailed()} level={3}>
        {(list) =>
          list.length === 0 ? (
            <Text as="p" variant="bodySm" tone="secondary">
              {t.noTypesText()}
            </Text>
          ) : (
            <>
              <List>
                {list.map((type) => (
                  <Row key={type.uuid}>
                    <span className="words">
                      <Text variant="label">{type.name}</Text>
                      <Text variant="caption" tone="secondary">
                        {`${t.covers()} ${format.money(type.coverage_amount, 'USDT', { minimum: 0 })}`}
                      </Text>
                    </span>
                    <span className="figures">
                      <Money value={type.price_amount} unit={type.price_token} size="sm" decimals={2} even />
                      <Text variant="caption" tone="secondary">
                        {t.days({ count: type.period_days })}
                      </Text>
                    </span>
                  </Row>
                ))}
              </List>
              {register !== null && (
                <Act>
                  <Button href={register} size="large" fullWidth>
                    {t.takeOut()}
                  </Button>
                </Act>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  )
}
