import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { InsuranceType } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf } from '../../lib/loadable.ts'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { RowList, ListRow } from '../../components/data-display/ListRow.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useOffer } from './words.ts'

const Row = styled(ListRow)({ '& > .words': { maxWidth: '100%' } })

/** What each policy covers and costs, beside an article about it. */
export function PriceCard({ types, register }: { types: Loadable<InsuranceType[]>; register: string | null }) {
  const t = useTranslations('policies')
  const offer = useOffer()
  return (
    <Section title={t.prices()} aside={<LastUpdated {...freshnessOf(types)} />}>
      <LoadableView from={types} skeleton={<SkeletonRows />} failed={t.allFailed()} level={3}>
        {(list) =>
          list.length === 0 ? (
            <Typography component="p" variant="body2" color="textSecondary">
              {t.noTypesText()}
            </Typography>
          ) : (
            <>
              <RowList>
                {list.map((type) => (
                  <Row key={type.uuid}>
                    <span className="words">
                      <Typography variant="subtitle1">{type.name ?? t.unnamed()}</Typography>
                      <Typography variant="caption" color="textSecondary">
                        {t.upTo({ amount: offer.cover(type) })}
                      </Typography>
                    </span>
                    <span className="figures">
                      {type.price_amount === undefined || type.price_token === undefined ? (
                        offer.price(type)
                      ) : (
                        <Money value={type.price_amount} unit={type.price_token} size="sm" whole even hidden={false} />
                      )}
                      <Typography variant="caption" color="textSecondary">
                        {offer.term(type)}
                      </Typography>
                    </span>
                  </Row>
                ))}
              </RowList>
              {register !== null && (
                <Box sx={{ mt: 4 }}>
                  <Button href={register} size="large" fullWidth>
                    {t.takeOut()}
                  </Button>
                </Box>
              )}
            </>
          )
        }
      </LoadableView>
    </Section>
  )
}
