/**
 * Returns a person's headers at `base`: the CSRF token that every change needs, and the cookies. `session` is a cookie
 * `name=value`; a guest without it.
 */
export async function headersOf(base: string, session?: string): Promise<{ cookie: string; 'x-csrf-token': string }> {
  const sessions = session === undefined ? [] : [session]
  const answer = await fetch(`${base}/api/csrf/initialization`, { headers: { cookie: sessions.join() } })
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  const csrf = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { cookie: [...sessions, ...csrf].join('; '), 'x-csrf-token': csrfToken }
}
