// Stands in for `@mui/material/GlobalStyles` in a build (README.md).
export { Global as default } from '@emotion/react'
