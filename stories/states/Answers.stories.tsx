import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chapter, Sheet, Table, ofAPage } from '../foundations/page.tsx'
import { StoryLink } from '../site/StoryLink.tsx'
import { Answer } from './Answer.tsx'
import { answers } from './answers.ts'

const meta = {
  title: 'states/Answers',
  component: Answer,
  tags: ['!autodocs'],
  // Documentation pages: one width is enough, because their parts are measured separately.
  parameters: { ...ofAPage, matrix: { widths: [390] } },
} satisfies Meta<typeof Answer>

export default meta
type Story = StoryObj<typeof meta>

/** Every class of responses, one line each. */
export const All: Story = {
  tags: ['daily'],
  args: answers['unauthorized-401'],
  render: () => (
    <Sheet
      title="Answers"
      lead="Responses other than success, including connection failures. Each class of responses is shown in the same way on every screen."
    >
      <Chapter title="By status">
        <Table
          caption="Answers by status"
          head={['Response', 'What the application does']}
          rows={Object.entries(answers).map(([story, { title, does }]) => [
            <StoryLink key={story} id={`states-answers--${story}`}>
              {title}
            </StoryLink>,
            does,
          ])}
        />
      </Chapter>
    </Sheet>
  ),
}

export const Unauthorized401: Story = { args: answers['unauthorized-401'] }
export const Forbidden403: Story = { args: answers['forbidden-403'] }
export const Missing404: Story = { args: answers['missing-404'] }
export const Conflict409: Story = { args: answers['conflict-409'] }
export const Expired419: Story = { args: answers['expired-419'] }
export const Invalid422: Story = { args: answers['invalid-422'] }
export const Throttled429: Story = { args: answers['throttled-429'] }
export const Server500: Story = { args: answers['server-500'] }
export const Maintenance503: Story = { args: answers['maintenance-503'] }
export const Offline: Story = { args: answers['offline'] }
export const TimedOut: Story = { args: answers['timed-out'] }
export const Unreadable: Story = { args: answers['unreadable'] }
