import {
  AnchorMdx,
  Controls,
  Description,
  DocsContainer,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import parts from 'virtual:mui-parts'
import site from 'virtual:site-map'
import { Fragment } from 'react'
import { styled } from 'storybook/theming'
import type { Usage } from '../site/usage.ts'
import { themes } from './manager-theme.ts'
import { toolbarGlobalsOf } from './toolbar-globals.ts'

// CircularProgress → circular-progress
const kebab = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

const useMeta = () => useOf('meta', ['meta']).preparedMeta

type LinksProps = { names: readonly string[]; hrefOf: (name: string) => string }

const Links = ({ names, hrefOf }: LinksProps) => (
  <>
    {names.map((name, at) => (
      <Fragment key={name}>
        {at > 0 && ', '}
        <AnchorMdx href={hrefOf(name)} target="_blank">
          {name}
        </AnchorMdx>
      </Fragment>
    ))}
  </>
)

/** The component's file, below `design-system/` and without its ending. */
function usePart(): string {
  const { component, title } = useMeta()
  const name = title.split('/').at(-1)
  return component ? (Object.keys(parts).find((part) => part.split('/').at(-1) === name) ?? '') : ''
}

/** Where it is, and the line that imports it. */
function ImportLine() {
  const part = usePart()
  if (part === '') return null
  const file = `design-system/${part}.tsx`
  return (
    <>
      <Status>
        Source: <code>{file}</code>
      </Status>
      <Source code={`import { ${part.split('/').at(-1)} } from '#${file}'`} language="tsx" dark={false} />
    </>
  )
}

/** Links to what documents the inherited props: they are missing from the table. */
function InheritedProps() {
  const part = usePart()
  const { mui = [], native = [] } = parts[part] ?? {}
  return (
    <>
      {mui.length > 0 && (
        <p>
          Made of MUI’s <Links names={mui} hrefOf={(name) => `https://mui.com/material-ui/api/${kebab(name)}/`} />. Its theme overrides are
          in <code>design-system/theme</code>.
        </p>
      )}
      {native.length > 0 && (
        <p>
          Takes the attributes of{' '}
          <Links names={native} hrefOf={(name) => `https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/${name}`} /> too.
        </p>
      )}
    </>
  )
}

const Columns = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))', gap: '0 32px' })
const Status = styled.p(({ theme }) => ({ color: theme.textMutedColor, fontSize: 13 }))

/** Text in which backticks mark code. */
const Text = ({ children }: { children: string }) => (
  <>{children.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))}</>
)

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Text>{item}</Text>
          </li>
        ))}
      </ul>
    </div>
  )

const useUsage = (): Usage | undefined => useMeta().parameters['usage'] as Usage | undefined

/** When to use the component, and how. */
function UsageText() {
  const usage = useUsage()
  if (!usage) return null
  return (
    <>
      <Columns>
        <div>
          <h3>When to use</h3>
          <p>
            <Text>{usage.use}</Text>
          </p>
        </div>
        <div>
          <h3>When not</h3>
          <p>
            <Text>{usage.instead}</Text>
          </p>
        </div>
        <List title="Do" items={usage.do} />
        <List title="Don’t" items={usage.dont} />
      </Columns>
      <List title="Accessibility" items={usage.accessibility} />
    </>
  )
}

/** Lists the pages that show this screen or use this layout. */
function Pages() {
  const name = useMeta().title.split('/').at(-1)!
  const pages = site.areas
    .flatMap((area) => area.pages)
    .filter(({ screens, layout }) => screens.includes(name) || `${layout}-layout` === kebab(name))
  return <List title="Pages" items={pages.map(({ path, title }) => `\`${path}\` ${title}`)} />
}

/** How settled the component is, and what changed. */
function Changes() {
  const usage = useUsage()
  if (!usage) return null
  const changes = Object.entries(usage.changes ?? {})
  return (
    <>
      <Status>{usage.status === 'stable' ? 'Stable' : 'New: props may still change'}</Status>
      {changes.length > 0 && (
        <>
          <h3>Changes</h3>
          <ul>
            {changes.map(([date, change]) => (
              <li key={date}>
                <time dateTime={date}>{date}</time>: <Text>{change}</Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Storybook's own docs page, with usage before the controls and changes at the end. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <ImportLine />
    <UsageText />
    <Pages />
    <h2>Props</h2>
    <Controls />
    <InheritedProps />
    <Stories includePrimary={false} />
    <Changes />
  </>
)

/** Docs in the product's style, in the theme that the toolbar sets for their stories. */
export function ThemedContainer(props: DocsContainerProps) {
  const [story] = props.context.componentStories()
  const { theme } = toolbarGlobalsOf(story ? props.context.getStoryContext(story).globals : {})
  return <DocsContainer {...props} theme={themes[theme]} />
}
