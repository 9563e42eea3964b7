import ChatCircleDotsFillIcon from '@phosphor-icons/core/fill/chat-circle-dots-fill.svg?react'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { layer, radius } from '../../theme/tokens.ts'

const Root = styled(ButtonBase, { shouldForwardProp: (name) => name !== 'inFlow' })<{ inFlow: boolean }>(({ theme, inFlow }) => ({
  position: 'fixed',
  insetInlineEnd: 16,
  bottom: 16,
  zIndex: layer.chat,
  gap: 10,
  minWidth: 56,
  minHeight: 56,
  padding: '0 16px',
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.background.ink,
  color: theme.vars.palette.text.onInk,
  border: `1px solid ${theme.vars.palette.border.onInk}`,
  boxShadow: theme.shadows[2],
  ...theme.typography.subtitle1,
  '&:hover': { backgroundColor: theme.vars.palette.background.inkRaised },
  [theme.breakpoints.up('md')]: { insetInlineEnd: 24, bottom: 24, padding: '0 22px 0 18px' },
  [theme.breakpoints.down('md')]: inFlow
    ? { position: 'static', margin: '0 auto 24px', boxShadow: 'none' }
    : { '& > span': { display: 'none' } },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}))

type Props = {
  /** Opens the chat of the support; its code is loaded on the first press. */
  onOpen: () => void
  /** On phones, placed at the end of the page instead of over it: beside a form it must not cover anything. */
  inFlow?: boolean
}

/** Opens the chat. On phones a disc, to cover as little as possible. */
export function ChatLauncher({ onOpen, inFlow = false }: Props) {
  const text = useTranslations('nav')
  return (
    <Root inFlow={inFlow} onClick={onOpen} aria-label={text.guest.chat()}>
      <ChatCircleDotsFillIcon width={24} height={24} aria-hidden />
      <span>{text.guest.chat()}</span>
    </Root>
  )
}
