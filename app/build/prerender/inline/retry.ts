/** The page without a connection asks again by itself once there is one: nobody has typed anything into it. Stands in it as source text. */
export function retryOnline(): void {
  addEventListener('online', () => location.reload())
}
