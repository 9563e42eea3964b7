export interface Row {
  id: number
  type: string
  amount: string
  date: string
}

export async function get<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { Accept: 'application/json' } })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as T
}
