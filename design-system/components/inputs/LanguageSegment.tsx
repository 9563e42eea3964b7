import { languageName } from '../../i18n/tags.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { LanguageProps } from './LanguageSwitch.tsx'
import { SegmentedLinks } from './SegmentedControl.tsx'

/** EN RU DE ES side by side, for the More sheet and the profile. */
export function LanguageSegment({
  languages,
  onLanguage,
  fill = false,
}: LanguageProps & {
  /** As wide as its container, in equal parts: in a sheet or a settings row. */
  fill?: boolean
}) {
  const common = useTranslations('common')
  const items = languages.map(({ code, href, current }) => ({
    href,
    current,
    lang: code,
    label: code.toUpperCase(),
    name: `${code.toUpperCase()} ${languageName[code]}`,
    onSelect: () => onLanguage(code),
  }))
  return <SegmentedLinks label={common.language()} items={items} fill={fill} />
}
