import { Question } from '../../parts/Question.tsx'
import { desktop } from '../../parts/paint.ts'
import { styled } from '@mui/material/styles'
import { useText } from '../../provider/reader.ts'
import { PublicWidth } from '../../layouts/PublicWidth.tsx'
import { Band, Heading } from './Band.tsx'

const Grid = styled(PublicWidth)({
  display: 'grid',
  gap: 24,
  [desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 72 },
})

export function Questions({ insurance }: { insurance: boolean }) {
  const { questions } = useText('landing')
  return (
    <Band on="card" id="questions">
      <Grid>
        <Heading>{questions.title()}</Heading>
        <div>
          <Question question={questions.network()} open>
            {questions.networkText()}
          </Question>
          <Question question={questions.telegram()}>{questions.telegramText()}</Question>
          <Question question={questions.paused()}>{questions.pausedText()}</Question>
          <Question question={questions.results()}>{questions.resultsText()}</Question>
          {insurance && <Question question={questions.insurance()}>{questions.insuranceText()}</Question>}
        </div>
      </Grid>
    </Band>
  )
}
