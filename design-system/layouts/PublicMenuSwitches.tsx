import { LanguageSegment } from '../components/inputs/LanguageSegment.tsx'
import { ThemeSwitch } from '../components/inputs/ThemeSwitch.tsx'
import type { FrameProps } from './frame.ts'

/** Language and theme in the public header's menu, loaded when the menu opens. */
export function PublicMenuSwitches({ frame }: { frame: FrameProps }) {
  return (
    <>
      <LanguageSegment languages={frame.languages} onLanguage={frame.onLanguage} />
      <ThemeSwitch value={frame.theme} onChange={frame.onTheme} compact />
    </>
  )
}
