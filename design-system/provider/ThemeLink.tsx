import type { LinkProps } from './DesignSystemContext.ts'
import { useDesignSystem } from './DesignSystemContext.ts'

/** The application's link, which the theme gives to MUI's Link and to everything built on ButtonBase with an `href`. External URLs are a plain `a`. */
export function ThemeLink(props: LinkProps) {
  const { Link } = useDesignSystem()
  const outside = /^(https?:|mailto:|tel:|otpauth:|#)/.test(props.href) || props.download !== undefined
  const Root = outside ? 'a' : Link
  return <Root {...props} />
}
