/**
 * Runs before the first paint: while the root element has `data-first`, what stands below the screen is not laid out (`whenNear` in
 * design-system/components/paint.ts), so that the top is painted without it. The script at the end of the page takes it away (boot.ts); without
 * JavaScript it is never there. Stands in the page as its own source text.
 */
export function deferBelowFold(): void {
  if (document.visibilityState === 'visible') document.documentElement.dataset['first'] = ''
}
