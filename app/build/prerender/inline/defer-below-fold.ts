/**
 * Runs before the first paint: while the root element has `data-first`, content below the screen is not laid out (`contentVisibility` in
 * design-system/theme/mixins.ts), so that the top paints sooner. boot.ts removes the attribute; without JavaScript it is never set. Inlined as source
 * text, so it must be self-contained.
 */
export function deferBelowFold(): void {
  if (document.visibilityState === 'visible') document.documentElement.dataset['first'] = ''
}
