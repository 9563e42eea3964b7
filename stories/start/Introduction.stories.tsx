import type { Meta, StoryObj } from '@storybook/react-vite'
import site from 'virtual:site-map'
import { Chapter, Column, Columns, Sheet, Table, ofAPage } from '../foundations/page.tsx'
import { missing } from '../site/find.ts'
import { StoryLink } from '../site/StoryLink.tsx'
import { allStates, meaning } from '../site/states.ts'

const meta = { title: 'start/Introduction', tags: ['!autodocs'], parameters: ofAPage } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const pages = site.areas.reduce((sum, area) => sum + area.pages.length, 0)
const stories = site.screens.reduce((sum, screen) => sum + screen.stories.length, 0)
const without = site.screens.filter((screen) => missing(screen).length > 0).length

export const Review: Story = {
  tags: ['daily'],
  render: () => (
    <Sheet
      title="Reviewing the MATU cabinet"
      lead={`${pages} pages in four languages, two themes, from 320 px up: ${site.screens.length} screens in ${stories} states. What you see here is the code that ships.`}
    >
      <Columns>
        <Column>
          <Chapter title="Find">
            <p>
              The <StoryLink id="start-site-map--pages">Site map</StoryLink> lists every page with its screens and states; a one-line query
              finds any of them and sets how it opens: “withdrawals blocked, German, phone, dark”. The sidebar lists the same by area;
              Ctrl+K searches it. Components are in a <StoryLink id="start-gallery--all">gallery</StoryLink> with pictures.
            </p>
            <div>
              <StoryLink id="screens-withdraw-withdrawchoicescreen--blocked" as={{ locale: 'de', theme: 'dark', width: 390 }}>
                Withdrawals blocked, German, dark, phone
              </StoryLink>{' '}
              <StoryLink id="screens-uta-utarefillscreen--gave-up">The refill’s 20th attempt</StoryLink>
            </div>
            <p>
              {without === 0
                ? 'No screen lacks a required state: a test fails if one does.'
                : `${without} screens lack a required state; the site map lists them.`}
            </p>
          </Chapter>
          <Chapter title="Decide">
            <ul>
              <li>“screens” lists screens by area: they depend on props alone, so any state is one click away.</li>
              <li>
                Flows are the real application on the simulator, clickable from start to end:{' '}
                <StoryLink id="flows-flows--refill-uta">Refill UTA</StoryLink> <StoryLink id="flows-flows--withdraw">Withdraw</StoryLink>
              </li>
              <li>“components” shows each component in all its forms. “Docs” lists its props.</li>
              <li>
                The panel below each story shows its accessibility, checked as you view it. The same check runs in the tests, in both
                themes.
              </li>
              <li>To request a change, copy the URL of the story with its settings.</li>
            </ul>
            <p>
              How it should look: <StoryLink id="start-principles--seven">Principles</StoryLink>{' '}
              <StoryLink id="start-brand--marks">Brand</StoryLink> <StoryLink id="foundations-colours--roles">Colours</StoryLink>{' '}
              <StoryLink id="foundations-type--scale">Type</StoryLink> <StoryLink id="foundations-numbers--formats">Numbers</StoryLink>
            </p>
          </Chapter>
        </Column>
        <Column>
          <Chapter title="Set">
            <p>The toolbar above a story changes its settings. They are part of the URL, so a link shows your colleague what you see.</p>
            <ul>
              <li>
                Language: English, Russian, German, Spanish, and a pseudo-language 40 % longer. Text that stays plain in it comes from data,
                or is missing from the catalogues.
              </li>
              <li>Theme, and width: 320, 360, 390, 768, 1024, 1280, 1440.</li>
              <li>
                Clock: every story renders on August 14, 2026 at 2:20 PM UTC. The clock can be fixed there, at another moment, or run. In
                the URL any offset works: clock:plus-90s, clock:minus-2d.
              </li>
              <li>Amounts shown or hidden, reduced motion, text at 200 %.</li>
            </ul>
          </Chapter>
          <Chapter title="States">
            <p>
              A screen that reads data is shown in each of the first five, a form in each of the next five, one that moves money in the last
              as well, and every screen in domain-specific states.
            </p>
            <Table caption="States" head={['State', 'What it means']} rows={allStates.map((state) => [state, meaning[state]])} />
            <p>
              Error responses of the server, by status: <StoryLink id="states-answers--all">Answers</StoryLink>
            </p>
          </Chapter>
        </Column>
      </Columns>
    </Sheet>
  ),
}
