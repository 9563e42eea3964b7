import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots'
import { styled } from '@mui/material/styles'
import { useText } from '../provider/reader.ts'
import { layer } from '../theme/tokens.ts'
import { desktop, paint, phone } from './paint.ts'

const Root = styled('button')(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: 16,
  bottom: 16,
  zIndex: layer.chat,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minWidth: 56,
  minHeight: 56,
  padding: '0 16px',
  border: 0,
  borderRadius: 28,
  cursor: 'pointer',
  backgroundColor: paint(theme).surface.ink,
  color: paint(theme).text.onInk,
  boxShadow: `0 0 0 1px ${paint(theme).border.onInk}, var(--matu-elev-2)`,
  ...theme.typography.subtitle1,
  '&:hover': { backgroundColor: paint(theme).surface.inkRaised },
  [desktop]: { insetInlineEnd: 24, bottom: 24, padding: '0 22px 0 18px' },
  [phone]: { '& > span': { display: 'none' } },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}))

/** Opens the chat. On phones a disc, so that it covers nothing. */
export function ChatLauncher({ onOpen }: { onOpen: () => void }) {
  const text = useText('nav')
  return (
    <Root type="button" onClick={onOpen} aria-label={text.guest.chat()}>
      <ChatCircleDotsIcon size={24} weight="fill" aria-hidden />
      <span>{text.guest.chat()}</span>
    </Root>
  )
}
