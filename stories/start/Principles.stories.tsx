import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarEdge } from '#design-system/components/brand/CalendarEdge.tsx'
import { Delta } from '#design-system/components/data-display/Delta.tsx'
import { ShareBar } from '#design-system/components/brand/ShareBar.tsx'
import { Money } from '#design-system/components/data-display/Money.tsx'
import Typography from '@mui/material/Typography'
import { TransactionStatus } from '#design-system/components/data-display/TransactionStatus.tsx'
import { Chapter, Columns, Sheet, ofAPage } from '../foundations/page.tsx'
import { StoryLink } from '../site/StoryLink.tsx'

const Term = styled('div')({ width: '100%' })

const meta = { title: 'start/Principles', tags: ['!autodocs'], parameters: ofAPage } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Seven: Story = {
  tags: ['daily'],
  render: () => (
    <Sheet
      title="Principles"
      lead="The reeded edge: a row of fine lines says what an amount is made of, what it is measured against and how far it has come. One orange needle marks the current position. Nothing else is orange."
    >
      <Columns>
        <Chapter title="1. Numbers are the heroes">
          <p>One large number per screen, tabular, its unit beside it, its decimals quieter. Everything else is 12 to 18 px.</p>
          <Money value="13081.32" unit="USD" size="hero" />
        </Chapter>
        <Chapter title="2. Always against a scale">
          <p>
            An amount with a limit, a share, a term or a target gets reeds. An amount without one stays plain: reeds without a meaning are
            decoration.
          </p>
          <ShareBar
            segments={[{ share: 69.8 }, { share: 24.6 }, { share: 5.6 }]}
            height={28}
            label="Shares of three tokens: 69.8, 24.6 and 5.6 per cent"
          />
          <div>
            <StoryLink id="components-sharebar--docs">Share bar</StoryLink>{' '}
            <StoryLink id="components-divergingbar--docs">Diverging bar</StoryLink>{' '}
            <StoryLink id="components-calendaredge--docs">Calendar edge</StoryLink>
          </div>
        </Chapter>
        <Chapter title="3. One needle per scale">
          <p>
            The needle is the current position: the open tab, the current rank, this attempt, today. It is never a text, an error or a
            button.
          </p>
          <Term>
            <CalendarEdge from="2026-06-26T16:40:00Z" until="2026-09-24T16:40:00Z" label="41 days left" />
          </Term>
          <div>
            <StoryLink id="components-needle--docs">Needle</StoryLink>{' '}
            <StoryLink id="components-pollingprogress--docs">Twenty attempts</StoryLink>
          </div>
        </Chapter>
        <Chapter title="4. Sign, shape and word before colour">
          <p>
            Gains rise with ▲ and +, losses fall with ▼ and −. A state has an icon and a word. In one colour everything can still be read.
          </p>
          <div>
            <Delta value="1.43" /> <Delta value="-0.9" />
            <TransactionStatus status="done" /> <TransactionStatus status="awaiting_confirmation" /> <TransactionStatus status="failed" />
          </div>
        </Chapter>
        <Chapter title="5. Losses are shown as plainly as gains">
          <p>The same size, the same place, no softer word.</p>
          <Typography>
            <Money value="18.42" unit="USDT" result /> <Money value="-2.8" unit="USDT" result />
          </Typography>
          <div>
            <StoryLink id="screens-uta-calculatorscreen--losses">A calculation that ends below zero</StoryLink>
          </div>
        </Chapter>
        <Chapter title="6. One ink card per screen">
          <p>The deep petrol card carries the main number and the main actions. The rest are quiet cards.</p>
          <div>
            <StoryLink id="screens-cabinet-cabinetmainscreen--ready">Overview</StoryLink>
          </div>
        </Chapter>
        <Chapter title="7. State is designed">
          <p>Blocked, pending, stale and empty are compositions with a date, a reason and a next step, never a grey page.</p>
          <div>
            <StoryLink id="screens-withdraw-withdrawchoicescreen--blocked">Withdrawals blocked</StoryLink>{' '}
            <StoryLink id="screens-uta-utarefillscreen--gave-up">A refill without a response</StoryLink>{' '}
            <StoryLink id="screens-cabinet-cabinetmainscreen--offline">Without a connection</StoryLink>
          </div>
        </Chapter>
        <Chapter title="Words">
          <p>
            Calm, exact, short: the state, the reason, the next step. A verb and the amount on a button. No exclamation marks, no blame, no
            “please”. When something fails, the text says what is safe. Dates with the month’s name; “ago” only under a day. Russian says
            «вы», German Sie, Spanish tú.
          </p>
        </Chapter>
        <Chapter title="Never">
          <p>
            Gradients, glows, glass, purple, neon, three-dimensional tokens, confetti, shadows on cards, spinners, orange texts, charts that
            rely on colour alone, cut labels.
          </p>
        </Chapter>
      </Columns>
    </Sheet>
  ),
}
