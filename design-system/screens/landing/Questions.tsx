import { AccordionItem } from '../../components/data-display/AccordionItem.tsx'
import { styled } from '@mui/material/styles'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { PublicWidth } from '../../layouts/PublicWidth.tsx'
import { LandingSection, Heading } from './LandingSection.tsx'
import { WholeTerms } from '../../components/data-display/WholeTerms.tsx'

const Grid = styled(PublicWidth)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 72 },
}))

export function Questions({ insurance }: { insurance: boolean }) {
  const { questions } = useTranslations('landingSections')
  return (
    <LandingSection on="card" id="questions">
      <Grid>
        <Heading>{questions.title()}</Heading>
        <div>
          <AccordionItem question={questions.network()} open>
            <WholeTerms>{questions.networkText()}</WholeTerms>
          </AccordionItem>
          <AccordionItem question={questions.telegram()}>{questions.telegramText()}</AccordionItem>
          <AccordionItem question={questions.paused()}>{questions.pausedText()}</AccordionItem>
          <AccordionItem question={questions.results()}>{questions.resultsText()}</AccordionItem>
          {insurance && <AccordionItem question={questions.insurance()}>{questions.insuranceText()}</AccordionItem>}
        </div>
      </Grid>
    </LandingSection>
  )
}
