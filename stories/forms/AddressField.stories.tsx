import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { object } from 'zod/mini'
import type { AddressFieldProps } from '#design-system/forms/AddressField.tsx'
import { AddressField } from '#design-system/forms/AddressField.tsx'
import { ControlledField } from '#design-system/forms/ControlledField.tsx'
import { bep20, required, text } from '#design-system/forms/rules.ts'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import { address, modelled } from './fields.ts'
import { Playground } from './Playground.tsx'
import type { Usage } from '../site/usage.ts'

const schema = object({ address: text().check(required(), bep20()) })
const submitted = fn()

const InForm = ({ start = '' }: { start?: string }) => (
  <Playground<{ address: string }>
    schema={schema}
    labels={{ address: 'BEP-20 address' }}
    defaults={{ address: start }}
    onSubmit={submitted}
  >
    {(form) => (
      <ControlledField form={form} name="address">
        {(binding) => <AddressField {...binding} onSet={(value) => form.set('address', value)} />}
      </ControlledField>
    )}
  </Playground>
)

/** The field with its value, as a form keeps it. */
function Live(props: AddressFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <OnCard>
      <AddressField {...props} value={value} onChange={setValue} />
    </OnCard>
  )
}

const meta = {
  title: 'forms/AddressField',
  component: AddressField,
  parameters: {
    usage: {
      use: 'A BEP-20 address that is typed or pasted: a withdrawal, a trusted wallet.',
      instead: 'For an address that is only shown use AddressText.',
      do: ['Pass `own`, `trusted` and `known`, so that mistakes are found before money moves.'],
      dont: ['Correct the text: a wrong character is shown, not replaced.'],
      accessibility: ['The position of an error is said in words; the count of characters is not announced at each key.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: modelled('address', 'BEP-20 address', ''),
  render: () => <InForm />,
  beforeEach: () => {
    submitted.mockClear()
  },
} satisfies Meta<typeof AddressField>

export default meta
type Story = StoryObj<typeof meta>

const rule = { error: true, helperText: 'rule', errorKey: 'cabinet.transactions.Bep20error' }

export const Default: Story = { render: (args) => <Live {...args} /> }

export const States: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        <Sample name="empty">
          <AddressField {...modelled('a', '', '')} label="BEP-20 address" />
        </Sample>
        <Sample name="typing: lines fill">
          <AddressField {...modelled('b', '', address.slice(0, 20))} label="BEP-20 address" />
        </Sample>
        <Sample name="valid">
          <AddressField {...modelled('c', '', address)} label="BEP-20 address" />
        </Sample>
        <Sample name="valid, no checksum in it">
          <AddressField {...modelled('d', '', address.toLowerCase())} label="BEP-20 address" />
        </Sample>
        <Sample name="too short">
          <AddressField {...modelled('e', '', address.slice(0, 39), rule)} label="BEP-20 address" />
        </Sample>
        <Sample name="too long">
          <AddressField {...modelled('f', '', `${address}ab`, rule)} label="BEP-20 address" />
        </Sample>
        <Sample name="a character that is none">
          <AddressField {...modelled('g', '', `${address.slice(0, 16)}O${address.slice(17)}`, rule)} label="BEP-20 address" />
        </Sample>
        <Sample name="checksum does not match">
          <AddressField {...modelled('h', '', address.replace('c40b', 'C40b'))} label="BEP-20 address" />
        </Sample>
        <Sample name="one's own">
          <AddressField {...modelled('i', '', address)} own={address.toLowerCase()} label="BEP-20 address" />
        </Sample>
        <Sample name="trusted already">
          <AddressField {...modelled('j', '', address)} trusted={[address]} label="BEP-20 address" />
        </Sample>
        <Sample name="nobody's">
          <AddressField {...modelled('k', '', `0x${'0'.repeat(40)}`)} label="BEP-20 address" />
        </Sample>
        <Sample name="disabled">
          <AddressField {...modelled('l', '', address)} disabled label="BEP-20 address" />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: /BEP-20/ })

/** The groups fill while typing; errors appear on blur. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(field(canvasElement), address.slice(0, 39))
    await expect(canvas.getByText('39 of 42 characters')).toBeVisible()
    await expect(field(canvasElement)).not.toBeInvalid()
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveAccessibleDescription('3 characters are missing at the end')
    await userEvent.type(field(canvasElement), address.slice(39))
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveAccessibleDescription('Valid address, checksum matches')
  },
}

export const BadCharacter: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '0x12O4')
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveAccessibleDescription('Character 5 is “O”. Addresses use only 0–9 and a–f.')
  },
}

/** Spaces that were copied along are removed. */
export const PasteStripsSpaces: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement))
    await userEvent.paste(` 0xc40b 8e66 d02f 93BA 71e2\u00a0549C d108 6Af5 530a B7d2\n`)
    await expect(field(canvasElement)).toHaveValue(address)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
    await expect(submitted).toHaveBeenCalledWith({ address })
  },
}

/** Clearing is a programmatic update: the field is validated at once, and takes the focus. */
export const Clear: Story = {
  render: () => <InForm start={address} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear field' }))
    await expect(field(canvasElement)).toHaveFocus()
    await expect(field(canvasElement)).toHaveAccessibleDescription('BEP-20 address is required.')
  },
}

export const RussianAt360: Story = {
  globals: { locale: 'ru', viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), address.slice(0, 39))
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveAccessibleDescription('В конце не хватает 3 символов')
  },
}

export const ValidAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } }, render: () => <InForm start={address} /> }
