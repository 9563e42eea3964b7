/** Page size for file exports. */
const PAGE = 200

/** Loads all pages of a cursor-paginated list, up to the maximum length of a file. */
export async function allPages<T, P extends object>(
  ask: (params: P & { per_page: number; cursor?: string }) => Promise<{ data: T[]; meta: { next_cursor: string | null } }>,
  params: P,
  most: number,
): Promise<T[]> {
  const all: T[] = []
  let cursor: string | undefined
  do {
    const { data, meta } = await ask({ ...params, per_page: PAGE, ...(cursor && { cursor }) })
    all.push(...data)
    cursor = meta.next_cursor ?? undefined
  } while (cursor && all.length < most)
  return all
}
