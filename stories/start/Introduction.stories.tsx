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
  render: () => (
    <Sheet
      title="Reviewing the MATU cabinet"
      lead={`${pages} pages in four languages, two themes, from 320 px on: ${site.screens.length} screens in ${stories} states. What you see here is the code that ships.`}
    >
      <Columns>
        <Column>
          <Chapter title="Find">
            <p>
              The <StoryLink id="start-site-map--pages">Site map</StoryLink> lists every page with its screens and states; one line finds
              any of them and says how it opens: “withdrawals blocked, German, phone, dark”. The list on the left has the same by area;
              press / to search it.
            </p>
            <div>
              <StoryLink id="screens-withdraw-withdrawchoicescreen--blocked" as={{ locale: 'de', theme: 'dark', width: 390 }}>
                Withdrawals blocked, German, dark, phone
              </StoryLink>{' '}
              <StoryLink id="screens-uta-utarefillscreen--gave-up">The refill’s 20th attempt</StoryLink>
            </div>
            <p>
              {without === 0
                ? 'No screen lacks a state that it must have: a test fails when one does.'
                : `${without} screens lack a state that they must have; the site map names them.`}
            </p>
          </Chapter>
          <Chapter title="Decide">
            <ul>
              <li>Screens stand under “screens” by area: data, events and links are given to them, so any state is one press away.</li>
              <li>
                Journeys are the real application on the simulator, clickable from start to end:{' '}
                <StoryLink id="flows-flows--refill-uta">Refill UTA</StoryLink> <StoryLink id="flows-flows--withdraw">Withdraw</StoryLink>
              </li>
              <li>Parts show one block in all its forms. “Docs” lists what it can be given.</li>
              <li>
                Accessibility stands in the panel below each story, checked as you look. The same check runs in the tests, in both themes.
              </li>
              <li>To say what should change, copy the address of the story as it is turned.</li>
            </ul>
            <p>
              How it should look: <StoryLink id="start-principles--seven">Principles</StoryLink>{' '}
              <StoryLink id="start-brand--marks">Brand</StoryLink> <StoryLink id="foundations-colours--roles">Colours</StoryLink>{' '}
              <StoryLink id="foundations-type--scale">Type</StoryLink> <StoryLink id="foundations-numbers--formats">Numbers</StoryLink>
            </p>
          </Chapter>
        </Column>
        <Column>
          <Chapter title="Turn">
            <p>The toolbar above a story turns it. All of it stands in the address, so a link shows your colleague what you see.</p>
            <ul>
              <li>
                Language: English, Russian, German, Spanish, and a pseudo-language 40 % longer. What stays plain in it comes from data, or
                was forgotten.
              </li>
              <li>Theme, and width: 320, 360, 390, 768, 1024, 1280, 1440.</li>
              <li>
                Clock: every story happens on 14 August 2026 at 14:20 UTC. Countdowns stand still there, at another moment, or run. In the
                address any distance works: clock:plus-90s, clock:minus-2d.
              </li>
              <li>Amounts shown or hidden, less motion, texts at 200 %.</li>
            </ul>
          </Chapter>
          <Chapter title="States">
            <p>
              A screen that reads is shown in each of the first five, a form in each of the next five, what moves money in the last as well,
              and every screen in those of its own domain.
            </p>
            <Table caption="States" head={['State', 'What it means']} rows={allStates.map((state) => [state, meaning[state]])} />
            <p>
              What a refusal of the server looks like, by status: <StoryLink id="states-answers--all">Answers</StoryLink>
            </p>
          </Chapter>
        </Column>
      </Columns>
    </Sheet>
  ),
}
