/** Reloads the offline page when the connection is back; it has no input to lose. Inlined as source text, so it must be self-contained. */
export function retryOnline(): void {
  addEventListener('online', () => location.reload())
}
