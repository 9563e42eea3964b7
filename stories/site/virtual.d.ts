declare module 'virtual:site-map' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a relative import means nothing in here
  const site: import('#stories/site/site.ts').Site
  export default site
}

declare module 'virtual:icons' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- as above
  const icons: { name: string; Icon: import('#design-system/components/icon.ts').Icon; files: string[] }[]
  export default icons
}
