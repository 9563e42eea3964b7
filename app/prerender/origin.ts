/** Stands for the deployment's own address until the page is served or stamped. */
export const ORIGIN = 'https://origin.invalid'
