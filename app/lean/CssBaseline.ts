// Stands in for `@mui/material/CssBaseline` in a build: its rules are static CSS in each page (README.md).
export default function CssBaseline(): null {
  return null
}
