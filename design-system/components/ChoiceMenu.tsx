import CheckIcon from '@phosphor-icons/core/regular/check.svg?react'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { MouseEvent, ReactNode } from 'react'

export type MenuChoice = {
  id: string
  label: string
  /** The language that the label is in, where it is another than the page's. */
  lang?: string
  icon?: ReactNode
  selected: boolean
  /** The choice is a page of its own: opened in a new tab where that is asked for. */
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

/** The lines of a MenuButton. */
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
      {choices.map(({ id: key, label: text, lang, icon, selected, href, onSelect }) => (
        <MenuItem
          key={key}
          role="menuitemradio"
          aria-checked={selected}
          selected={selected}
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
          <ListItemText primary={text} />
          {selected && <CheckIcon width={20} height={20} aria-hidden />}
        </MenuItem>
      ))}
    </Menu>
  )
}
