import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { paint, unseen } from '../parts/paint.ts'
import { useText } from '../provider/reader.ts'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 })

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 12px',
  minHeight: 18,
  '& > label, & > .label': { ...theme.typography.subtitle2, color: paint(theme).text.primary },
  '& .optional': { ...theme.typography.caption, color: paint(theme).text.tertiary, marginLeft: 6 },
  '& > .aside': { ...theme.typography.caption, color: paint(theme).text.secondary },
}))

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  color: paint(theme).text.tertiary,
  '& > svg': { width: 16, height: 16, flex: 'none', marginTop: 1 },
  '&[data-tone="error"]': { color: paint(theme).negative.fg },
  '&[data-tone="success"]': { color: paint(theme).positive.fg },
  '&[data-tone="caution"]': { color: paint(theme).caution.fg },
}))

export type NoteTone = 'help' | 'error' | 'success' | 'caution'

const icons = { help: null, error: WarningCircleIcon, success: CheckCircleIcon, caution: WarningIcon }

/** One line below a field: an icon and what to do. */
export function Note({ id, tone = 'help', children }: { id?: string; tone?: NoteTone; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <Line id={id} data-tone={tone}>
      {Icon && <Icon weight="fill" aria-hidden="true" />}
      <span>{children}</span>
    </Line>
  )
}

export type FrameTexts = {
  label: string
  /** The label is read, not seen: only where a heading or an icon says the same. */
  hideLabel?: boolean | undefined
  /** Says what belongs here; gives way to what is wrong. */
  help?: ReactNode
  error?: string | undefined
  /** What is right about it. */
  success?: string | undefined
  /** Worth a second look, though it is accepted. */
  caution?: string | undefined
  /** On the right of the label: a count or a link. */
  aside?: ReactNode
  optional?: boolean | undefined
}

// What a form also gives, and no input understands.
const formKeys: ReadonlySet<string> = new Set(['onType', 'onSet'])
const textKeys: ReadonlySet<string> = new Set([
  'label',
  'hideLabel',
  'help',
  'error',
  'errorKey',
  'success',
  'caution',
  'aside',
  'optional',
])

/** A field's props, cut in what its frame says and what goes on to its input. */
export function cutTexts<Props extends FrameTexts>(props: Props): [FrameTexts, Omit<Props, keyof FrameTexts | 'errorKey'>] {
  const entries = Object.entries(props).filter(([key]) => !formKeys.has(key))
  const some = (texts: boolean) => Object.fromEntries(entries.filter(([key]) => textKeys.has(key) === texts))
  return [some(true) as FrameTexts, some(false) as Omit<Props, keyof FrameTexts | 'errorKey'>]
}

/** The ids that tie a field's parts together, and what its input is told of them. */
export function useFrame(texts: FrameTexts, id?: string) {
  const made = useId()
  const own = id ?? made
  const note: NoteTone | null = texts.error ? 'error' : texts.caution ? 'caution' : texts.success ? 'success' : texts.help ? 'help' : null
  const described = note ? `${own}-note` : undefined
  return { id: own, note, described, input: { id: own, 'aria-invalid': texts.error ? true : undefined, 'aria-describedby': described } }
}

type Props = {
  frame: ReturnType<typeof useFrame>
  texts: FrameTexts
  children: ReactNode
  /** The label names a group of inputs. */ group?: boolean
}

/** Label above, help or error below, count on the right (BRIEF §9). */
export function Frame({ frame, texts, group, children }: Props) {
  const { optional } = useText('forms')
  const { label, hideLabel, aside, help, error, success, caution } = texts
  const words = (
    <>
      {label}
      {texts.optional && <span className="optional">{optional()}</span>}
    </>
  )
  const name = group ? (
    <span className="label" id={`${frame.id}-label`}>
      {words}
    </span>
  ) : (
    <label htmlFor={frame.id}>{words}</label>
  )
  return (
    <Root {...(group && { role: 'group', 'aria-labelledby': `${frame.id}-label`, 'aria-describedby': frame.described })}>
      {hideLabel ? (
        <Unseen>{name}</Unseen>
      ) : (
        <Head>
          {name}
          {aside !== undefined && <span className="aside">{aside}</span>}
        </Head>
      )}
      {children}
      {frame.note && (
        <Note id={`${frame.id}-note`} tone={frame.note}>
          {error ?? caution ?? success ?? help}
        </Note>
      )}
    </Root>
  )
}

export const Unseen = styled('span')(unseen)
