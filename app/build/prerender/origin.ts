/** Stands for the deployment's own address until the page is served or stamped. */
export const ORIGIN = 'https://origin.invalid'

/** Files beside the pages that name that address too: whoever serves a build stamps them as it stamps the pages. */
export const stampedFiles: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml'])
