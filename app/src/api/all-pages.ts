/** How many a page of a file's list holds. */
const PAGE = 200

/** Page after page of a list by cursor, until its end or until there are as many as one file can hold. */
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
