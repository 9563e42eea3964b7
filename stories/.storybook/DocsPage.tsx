import { AnchorMdx, Controls, Description, DocsContainer, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import parts from 'virtual:mui-parts'
import { themes } from './manager-theme.ts'
import { toolbarGlobalsOf } from './toolbar-globals.ts'

// CircularProgress → circular-progress
const kebab = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/** Links to the MUI components that the component is built on; they document the props missing from the table. */
function MuiLinks() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [, part = ''] = /stories\/(.+)\.stories\.tsx$/.exec(String(preparedMeta.parameters['fileName'])) ?? []
  const names = parts[part] ?? []
  if (!names.length) return null
  return (
    <p>
      Made of MUI’s{' '}
      {names.map((name, i) => (
        <span key={name}>
          {i > 0 && ', '}
          <AnchorMdx href={`https://mui.com/material-ui/api/${kebab(name)}/`} target="_blank">
            {name}
          </AnchorMdx>
        </span>
      ))}
      . Its theme overrides are in <code>design-system/theme</code>.
    </p>
  )
}

/** Storybook's own docs page, with the MUI components listed above the first story. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <MuiLinks />
    <Primary />
    <Controls />
    <Stories />
  </>
)

/** Docs in the product's style, in the theme that the toolbar sets for their stories. */
export function ThemedContainer(props: DocsContainerProps) {
  const [story] = props.context.componentStories()
  const { theme } = toolbarGlobalsOf(story ? props.context.getStoryContext(story).globals : {})
  return <DocsContainer {...props} theme={themes[theme]} />
}
