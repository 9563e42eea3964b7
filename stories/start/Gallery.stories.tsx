import type { Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Typography from '@mui/material/Typography'
import site from 'virtual:site-map'
import { toolbarGlobalsOf } from '../.storybook/toolbar-globals.ts'
import { Sheet, Tiles, ofAPage } from '../foundations/page.tsx'
import type { NameElsewhere } from '../site/components.ts'
import { componentsIn } from '../site/components.ts'
import { StoryLink } from '../site/StoryLink.tsx'

// Frames of Storybook itself: there are none in a story test.
const meta = {
  title: 'start/Gallery',
  tags: ['!autodocs', '!test'],
  parameters: { ...ofAPage, chromatic: { disableSnapshot: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

// What `npm run visual` compares stories with: looks side by side at half their size, the first two on a phone in light and in dark.
const pictures = import.meta.glob<string>('../../tests/visual/pictures/{components,forms}-*.png', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
})
const pictureOf = (id: string): string | undefined => pictures[`../../tests/visual/pictures/${id}.png`]

const framed = (theme: Theme) =>
  ({
    display: 'block',
    maxWidth: '100%',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.vars.palette.divider}`,
  }) as const
const Picture = styled('img')<{ top: string }>(({ theme, top }) => ({
  ...framed(theme),
  width: 195,
  height: 150,
  objectFit: 'none',
  objectPosition: `0 ${top}`,
  ...theme.applyStyles('dark', { objectPosition: `-195px ${top}` }),
}))
const Frame = styled('iframe')(({ theme }) => ({ ...framed(theme), zoom: 0.5, width: 390, height: 300 }))

// Their place is the lower edge of the phone, which is 422 px down in a picture.
const low = new Set(['ActionBar', 'ChatLauncher', 'Dialog', 'LazySheet', 'SessionNotice', 'Sheet', 'UpdateNotice'])

type Props = { theme: string; only?: NameElsewhere }

/** Components by their accepted pictures; one that has none yet is drawn itself. */
const Gallery = ({ theme, only }: Props) => {
  const shown = componentsIn(site).filter(({ others }) => only === undefined || others.includes(only))
  return (
    <Sheet
      title={only === undefined ? 'Components' : `${only}: ${shown.map(({ name }) => name).join(', ')}`}
      lead={
        only === undefined
          ? `${shown.length} components and fields, with other names that people have for them. The sidebar finds those names too.`
          : 'What has these names elsewhere, or does their work here.'
      }
    >
      <Tiles>
        {shown.map(({ name, ids, others }) => {
          const id = ids.find(pictureOf) ?? ids[0]
          return (
            <li key={id}>
              {pictureOf(id) ? (
                <Picture src={pictureOf(id)} top={low.has(name) ? '-272px' : '0'} alt="" loading="lazy" />
              ) : (
                // oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook itself, of the same origin
                <Frame
                  src={`./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`}
                  title={name}
                  loading="lazy"
                  tabIndex={-1}
                  inert
                />
              )}
              <div>
                <StoryLink id={id}>{name}</StoryLink>
              </div>
              {others.length > 0 && (
                <Typography variant="caption" color="textSecondary">
                  {others.join(', ')}
                </Typography>
              )}
            </li>
          )
        })}
      </Tiles>
    </Sheet>
  )
}

export const All: Story = { render: (_, { globals }) => <Gallery theme={toolbarGlobalsOf(globals).theme} /> }

// One story for each word under which the sidebar would find nothing.
const named = (only: NameElsewhere): Story => ({
  name: only,
  render: (_, { globals }) => <Gallery theme={toolbarGlobalsOf(globals).theme} only={only} />,
})

export const Accordion = named('Accordion, collapse')
export const Alert = named('Alert, banner')
export const Badge = named('Badge, tag, chip')
export const Datepicker = named('Datepicker, calendar')
export const Drawer = named('Drawer, bottom sheet')
export const Dropdown = named('Dropdown, select')
export const Modal = named('Modal, popup')
export const Pagination = named('Pagination, infinite scroll')
export const Snackbar = named('Snackbar, toast')
export const Spinner = named('Spinner, loader, progress')
export const Switch = named('Switch, toggle, radio, checkbox')
export const Tabs = named('Tabs, segments')
export const Tooltip = named('Tooltip, hint, helper text')
