import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Typography from '@mui/material/Typography'
import site from 'virtual:site-map'
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

const Window = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  height: 150,
  borderRadius: theme.shape.borderRadius,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  '& > iframe': { width: '200%', height: '200%', border: 0, transform: 'scale(0.5)', transformOrigin: '0 0' },
}))

/** Pictures of components: the first story of each, drawn when it comes near. */
const Gallery = ({ only }: { only?: NameElsewhere }) => {
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
        {shown.map(({ name, id, others }) => (
          <li key={id}>
            <Window inert>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook itself, of the same origin */}
              <iframe src={`./iframe.html?id=${id}&viewMode=story`} title={name} loading="lazy" tabIndex={-1} />
            </Window>
            <div>
              <StoryLink id={id}>{name}</StoryLink>
            </div>
            {others.length > 0 && (
              <Typography variant="caption" color="textSecondary">
                {others.join(', ')}
              </Typography>
            )}
          </li>
        ))}
      </Tiles>
    </Sheet>
  )
}

export const All: Story = { render: () => <Gallery /> }

// One story for each word under which the sidebar would find nothing.
const named = (only: NameElsewhere): Story => ({ name: only, render: () => <Gallery only={only} /> })

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
