/** Signs in to the simulator over HTTP, as the application does, and returns the token. */
export async function signIn(origin: string, email = 'trader@matu.test'): Promise<string> {
  const first = await fetch(`${origin}/sanctum/csrf-cookie`)
  const cookies = first.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const xsrf = decodeURIComponent(
    cookies
      .find((pair) => pair.startsWith('XSRF-TOKEN='))
      ?.split('=')
      .slice(1)
      .join('=') ?? '',
  )
  const response = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Cookie: cookies.join('; '),
      'X-XSRF-TOKEN': xsrf,
      Origin: origin,
    },
    body: JSON.stringify({ email, password: 'Matu-2026!' }),
  })
  const data = (await response.json()) as { auth_token?: string; data?: { auth_token?: string } }
  const token = data.auth_token ?? data.data?.auth_token
  if (!token) throw new Error(`Sign-in for the bench returned ${response.status}: ${JSON.stringify(data)}`)
  return token
}
