declare module 'virtual:site-map' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- relative imports do not work in an ambient module
  const site: import('#stories/site/site.ts').Site
  export default site
}

declare module 'virtual:icons' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  const icons: { name: string; Icon: import('#design-system/components/data-display/icon.ts').Icon; files: string[] }[]
  export default icons
}

declare module 'virtual:mui-parts' {
  const parts: Readonly<Record<string, { mui: readonly string[]; native: readonly string[] }>>
  export default parts
}
