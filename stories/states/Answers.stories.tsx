import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chapter, Sheet, Table } from '../foundations/page.tsx'
import { StoryLink } from '../site/StoryLink.tsx'
import type { AnswerProps } from './Answer.tsx'
import { Answer } from './Answer.tsx'

const meta = {
  title: 'states/Answers',
  component: Answer,
  tags: ['!autodocs'],
  // Pages of the workbench: one width is enough, the parts on them are measured by themselves.
  parameters: { matrix: { widths: [390] } },
} satisfies Meta<typeof Answer>

export default meta
type Story = StoryObj<typeof meta>

const unauthorized: AnswerProps = {
  title: '401, not signed in',
  says: 'The session is over, was ended elsewhere, or never was.',
  does: 'The session ends at once: everything of this account leaves the page, and the sign-in says why it is there. What was typed into a form is kept for after signing in. A page that is opened without a session leads to the sign-in and back.',
  seen: [
    ['screens-auth-login--session-ended', 'Sign in, after the session ended'],
    ['screens-auth-login--sign-in-needed', 'Sign in, before a page that needs it'],
  ],
}
const forbidden: AnswerProps = {
  title: '403, not allowed',
  says: 'Signed in, but not for this: a block, a missing confirmation. The server’s sentence says which.',
  does: 'Never repeated. The server’s own sentence is shown where the reader is, in the reader’s language.',
  read: { kind: 'forbidden', status: 403 },
  write: { kind: 'forbidden', status: 403, message: 'Withdrawals from UTA are blocked.' },
  seen: [['screens-uta-utawithdrawalscreen--refused', 'Withdraw from UTA']],
}
const missing: AnswerProps = {
  title: '404, not there',
  says: 'The thing that was asked for is gone, or never was this reader’s.',
  does: 'Never repeated. An object that is gone gets a page of its own words; an address that is no page at all is answered before anything is asked.',
  read: { kind: 'missing', status: 404 },
  write: { kind: 'missing', status: 404 },
  seen: [
    ['screens-withdraw-withdrawalscreen--not-there', 'A withdrawal that is not there'],
    ['screens-trusted-wallets-trustedwalletscreen--gone', 'A wallet that is gone'],
    ['screens-errors-notfound--ready', 'No such page'],
  ],
}
const conflict: AnswerProps = {
  title: '409, in the way of something',
  says: 'The state has changed meanwhile, or the same thing is under way.',
  does: 'Reads are not repeated. Writes once, with the same key; those that move money never, and count as not known.',
  read: { kind: 'conflict', status: 409 },
  write: { kind: 'conflict', status: 409, message: 'A withdrawal is already waiting for its code.' },
  money: true,
  seen: [['screens-withdraw-withdrawwalletscreen--unknown', 'Withdraw to a wallet']],
}
const csrf: AnswerProps = {
  title: '419, the anti-forgery cookie is old',
  says: 'The cookie has expired; the server refused before it did anything.',
  does: 'A new cookie is fetched and the request is sent once more with the same key. The reader sees this only if the second try is refused as well.',
  write: { kind: 'refused', status: 419 },
  seen: [],
}
const invalid: AnswerProps = {
  title: '422, not as it must be',
  says: 'The server names the fields and what is wrong with each.',
  does: 'Each sentence stands at its field, the first such field has the focus, and all that was typed is still there. A sentence about a field that the form does not show stands above it.',
  write: { kind: 'invalid', status: 422 },
  fields: { name: ['The name has signs that no name has.'] },
  seen: [
    ['screens-auth-login--refused', 'Sign in'],
    ['screens-withdraw-withdrawwalletscreen--refused', 'Withdraw to a wallet'],
    ['screens-trusted-wallets-trustedwalletaddscreen--refused', 'Add a trusted wallet'],
    ['screens-profile-verification--wrong-code', 'A wrong code'],
  ],
}
const throttled: AnswerProps = {
  title: '429, too often',
  says: 'Too many in too short a time, and how long to wait.',
  does: 'Repeated once after the wait the server names, if that is short. Otherwise the form sleeps and counts down.',
  read: { kind: 'throttled', status: 429, retryAfter: 42 },
  write: { kind: 'throttled', status: 429, retryAfter: 42 },
  seen: [
    ['screens-auth-login--throttled', 'Sign in'],
    ['screens-profile-verification--throttled', 'Verification'],
    ['screens-withdraw-withdrawalscreen--throttled', 'The code of a withdrawal'],
  ],
}
const server: AnswerProps = {
  title: '500, a fault of the server',
  says: 'Also 502 and 504: something on the way broke. A request id may help support.',
  does: 'Reads are asked again by the query layer, writes once. Then it is said, with what is safe and the id. Where money was to move, nobody knows yet.',
  read: { kind: 'server', status: 500, reference: 'req_7f3c09d1' },
  write: { kind: 'server', status: 500, reference: 'req_7f3c09d1' },
  money: true,
  seen: [
    ['screens-cabinet-cabinetmainscreen--failed', 'Overview'],
    ['screens-trade-transactionsscreen--failed', 'Transactions'],
    ['screens-errors-error--failed', 'A page that broke'],
  ],
}
const maintenance: AnswerProps = {
  title: '503, maintenance',
  says: 'The whole cabinet rests; nothing was done.',
  does: 'The cabinet shows the maintenance page, looks again by itself, and goes on where it was.',
  read: { kind: 'maintenance', status: 503 },
  write: { kind: 'maintenance', status: 503 },
  seen: [['screens-errors-maintenance--ready', 'Maintenance']],
}
const offline: AnswerProps = {
  title: 'No connection',
  says: 'The browser says so itself: nothing was sent.',
  does: 'Saved values stay and say since when they are true. Reads wait and come by themselves once the line is back; polls pause without counting.',
  read: { kind: 'offline' },
  write: { kind: 'offline' },
  seen: [
    ['screens-cabinet-cabinetmainscreen--offline', 'Overview'],
    ['screens-uta-utarefillscreen--offline', 'A refill that waits'],
    ['screens-errors-error--offline', 'A page that was never loaded'],
  ],
}
const timeout: AnswerProps = {
  title: 'No answer in time',
  says: 'The request went out, nothing came back, or the line broke.',
  does: 'Never repeated by itself: the server may have done it. Where money was to move, nobody knows yet.',
  read: { kind: 'timeout' },
  write: { kind: 'timeout' },
  money: true,
  seen: [
    ['screens-auth-registration--timed-out', 'Open an account'],
    ['screens-cabinet-cabinetmainscreen--balances-failed', 'Overview'],
  ],
}
const unreadable: AnswerProps = {
  title: 'An answer that cannot be read',
  says: 'It is no JSON, or a field is missing or of another kind than the contract says.',
  does: 'Nothing is guessed: a balance that cannot be read is not shown as zero. The fault is reported with the operation and the field. Where money was to move, nobody knows yet.',
  read: { kind: 'contract', status: 200 },
  write: { kind: 'contract', status: 200 },
  money: true,
  seen: [],
}

export const Unauthorized401: Story = { args: unauthorized }
export const Forbidden403: Story = { args: forbidden }
export const Missing404: Story = { args: missing }
export const Conflict409: Story = { args: conflict }
export const Expired419: Story = { args: csrf }
export const Invalid422: Story = { args: invalid }
export const Throttled429: Story = { args: throttled }
export const Server500: Story = { args: server }
export const Maintenance503: Story = { args: maintenance }
export const Offline: Story = { args: offline }
export const TimedOut: Story = { args: timeout }
export const Unreadable: Story = { args: unreadable }

const every: readonly (readonly [story: string, answer: AnswerProps])[] = [
  ['unauthorized-401', unauthorized],
  ['forbidden-403', forbidden],
  ['missing-404', missing],
  ['conflict-409', conflict],
  ['expired-419', csrf],
  ['invalid-422', invalid],
  ['throttled-429', throttled],
  ['server-500', server],
  ['maintenance-503', maintenance],
  ['offline', offline],
  ['timed-out', timeout],
  ['unreadable', unreadable],
]

/** Every class of answers, a line each. */
export const All: Story = {
  args: unauthorized,
  render: () => (
    <Sheet
      title="Answers"
      lead="What the server, or the line to it, can say besides yes. One class of answers is one way of telling the reader, the same on every screen."
    >
      <Chapter title="By status">
        <Table
          caption="Answers by status"
          head={['Answer', 'What the application does']}
          rows={every.map(([story, { title, does }]) => [
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
