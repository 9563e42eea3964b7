import { ControlledField } from '#design-system/forms/ControlledField.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { boolean, object } from 'zod/mini'
import { Checkbox } from '#design-system/forms/Checkbox.tsx'
import { RadioGroup } from '#design-system/forms/RadioGroup.tsx'
import { required, text } from '#design-system/forms/rules.ts'
import { SelectField } from '#design-system/forms/SelectField.tsx'
import { Switch } from '#design-system/forms/Switch.tsx'
import { AddressIdenticon } from '#design-system/components/data-display/AddressIdenticon.tsx'
import { AddressText } from '#design-system/components/data-display/AddressText.tsx'
import { StatusChip } from '#design-system/components/data-display/StatusChip.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import { calledOnceWith } from './calledOnceWith.ts'
import { address, bound } from './fields.ts'
import { Playground } from './Playground.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'forms/Choices',
  component: Checkbox,
  parameters: {
    usage: {
      use: 'Checkbox for a consent or several of many, RadioGroup for one of a few, Switch for a setting with immediate effect.',
      instead: 'For one of many use SelectField; outside a form SegmentedControl.',
      do: ['Write the label as what is true when it is on.', 'Use `cards` of RadioGroup when options need a picture or a second line.'],
      dont: ['Tick a consent in advance.', 'Use a Switch in a form that is sent.'],
      accessibility: [
        'Native inputs: Space toggles, arrows move within a group; the whole label is the target. They work before the page’s script is there.',
      ],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Checkbox, Radio and Switch.' },
    } satisfies Usage,
  },
  args: { name: 'box', label: 'Reinvest the profit' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        <Sample name="checkbox">
          <Checkbox name="a" label="Checked" defaultChecked />
          <Checkbox name="b" label="Unchecked" />
          <Checkbox name="c" label="Disabled" disabled />
          <Checkbox name="d" label="Disabled and checked" disabled defaultChecked />
          <Checkbox name="e" label="I accept the terms" error helperText="Check this box to continue." />
        </Sample>
        <Sample name="switch">
          <Switch name="f" label="Mail about deals" defaultChecked />
          <Switch name="g" label="Mail about news" helperText="Once a month" />
          <Switch name="h" label="Disabled" disabled />
        </Sample>
        <Sample name="radio">
          <RadioGroup
            {...bound('i', 'Direction')}
            defaultValue="on"
            options={[
              { value: 'on', title: 'On' },
              { value: 'off', title: 'Off' },
              { value: 'no', title: 'Disabled', disabled: true },
            ]}
          />
          <RadioGroup
            {...bound('j', 'Direction', { error: true, helperText: 'Choose an option.' })}
            options={[
              { value: 'on', title: 'On' },
              { value: 'off', title: 'Off' },
            ]}
          />
        </Sample>
        <Sample name="cards with a picture">
          <RadioGroup
            {...bound('k', 'To')}
            cards
            labelPlacement="start"
            defaultValue="cold"
            options={[
              {
                value: 'cold',
                title: 'Cold wallet',
                text: <AddressText address={address} whole />,
                before: <AddressIdenticon address={address} size={48} />,
              },
              {
                value: 'office',
                title: 'Office safe',
                text: <AddressText address={`0x11dE${'0'.repeat(32)}f00b`} />,
                before: <AddressIdenticon address={`0x11dE${'0'.repeat(32)}f00b`} size={48} />,
              },
            ]}
          />
        </Sample>
        <Sample name="cards, two beside each other">
          <RadioGroup
            {...bound('l', 'Pay the fee in')}
            cards
            columns={2}
            defaultValue="matu"
            options={[
              { value: 'usdt', title: 'USDT', text: '2.50 USDT' },
              { value: 'matu', title: 'MATU', text: '1.8451 MATU', badge: <StatusChip color="success">−20%</StatusChip> },
            ]}
          />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}

/** The keyboard and the label work like a click on the box. */
export const ByKeyboard: Story = {
  render: () => (
    <OnCard>
      <Checkbox name="box" label="Reinvest the profit" />
      <Switch name="mail" label="Mail about deals" />
      <RadioGroup
        {...bound('way', 'Direction')}
        defaultValue="on"
        options={[
          { value: 'on', title: 'On' },
          { value: 'off', title: 'Off' },
        ]}
      />
    </OnCard>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Reinvest the profit' })).toBeChecked()
    await userEvent.click(canvas.getByText('Reinvest the profit'))
    await expect(canvas.getByRole('checkbox', { name: 'Reinvest the profit' })).not.toBeChecked()
    await userEvent.click(canvas.getByText('Mail about deals'))
    await expect(canvas.getByRole('switch', { name: 'Mail about deals' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'On' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Off' })).toBeChecked()
  },
}

const sent = fn()

/** In a form each of them is one value, and a missing choice is reported. */
export const InAForm: Story = {
  render: () => (
    <Playground<{ way: string; lang: string; reinvest: boolean; mail: boolean }>
      schema={object({ way: text().check(required()), lang: text(), reinvest: boolean(), mail: boolean() })}
      labels={{ way: 'Direction', lang: 'Language', reinvest: 'Reinvest the profit', mail: 'Mail about deals' }}
      defaults={{ way: '', lang: 'de', reinvest: false, mail: true }}
      onSubmit={sent}
    >
      {(form) => (
        <>
          <ControlledField form={form} name="way">
            {(field) => (
              <RadioGroup
                {...field}
                options={[
                  { value: 'on', title: 'On' },
                  { value: 'off', title: 'Off' },
                ]}
              />
            )}
          </ControlledField>
          <ControlledField form={form} name="lang">
            {(field) => (
              <SelectField
                {...field}
                options={[
                  { value: 'en', label: 'English' },
                  { value: 'de', label: 'Deutsch' },
                ]}
              />
            )}
          </ControlledField>
          <ControlledField form={form} name="reinvest">
            {(field) => <Checkbox {...field} label="Reinvest the profit" />}
          </ControlledField>
          <ControlledField form={form} name="mail">
            {(field) => <Switch {...field} label="Mail about deals" />}
          </ControlledField>
        </>
      )}
    </Playground>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Language')).toHaveValue('de')
    await expect(canvas.getByRole('switch')).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'On' })).toHaveFocus())
    await expect(canvas.getByRole('radiogroup', { name: 'Direction' })).toHaveAccessibleDescription('Direction is required.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Off' }))
    await waitFor(() => expect(canvas.queryByText('Direction is required.')).toBeNull())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reinvest the profit' }))
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'en')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await calledOnceWith(sent, { way: 'off', lang: 'en', reinvest: true, mail: true })
  },
}
