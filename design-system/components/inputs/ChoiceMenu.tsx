import CheckIcon from '@phosphor-icons/core/regular/check.svg?react'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { MouseEvent, ReactNode } from 'react'

export type MenuChoice = {
  id: string
  label: string
  /** A second, quieter line. */
  hint?: string
  /** Language of the label, if it differs from the page's. */
  lang?: string
  icon?: ReactNode
  /** Without it the choice is an action, not an option. */
  selected?: boolean
  /** Renders the choice as a link, so that it can be opened in a new tab. */
  href?: string
  onSelect: () => void
}

export type ChoiceMenuProps = {
  id: string
  label: string
  anchor: HTMLElement
  open: boolean
  choices: readonly MenuChoice[]
  onClose: () => void
}

const asksForTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey

/** The menu of a MenuButton. */
export default function ChoiceMenu({ id, label, anchor, open, choices, onClose }: ChoiceMenuProps) {
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { id, 'aria-label': label } }}
    >
      {choices.map(({ id: key, label: text, hint, lang, icon, selected, href, onSelect }) => (
        <MenuItem
          key={key}
          {...(selected !== undefined && { role: 'menuitemradio', 'aria-checked': selected, selected })}
          lang={lang}
          {...(href !== undefined && { component: 'a', href, hrefLang: lang })}
          onClick={(event: MouseEvent) => {
            if (href !== undefined && asksForTab(event)) return
            event.preventDefault()
            onClose()
            onSelect()
          }}
        >
          {icon && <ListItemIcon>{icon}</ListItemIcon>}
          <ListItemText primary={text} secondary={hint} />
          {selected && <CheckIcon width={20} height={20} aria-hidden />}
        </MenuItem>
      ))}
    </Menu>
  )
}
