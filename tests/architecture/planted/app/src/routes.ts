export const table: readonly string[] = []
