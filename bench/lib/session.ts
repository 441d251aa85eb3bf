/**
 * The headers of somebody signed in at `base`: their session, and the token without which nothing is changed. `session` is
 * a cookie, `name=value`.
 */
export async function headersOf(base: string, session: string): Promise<{ cookie: string; 'x-csrf-token': string }> {
  const answer = await fetch(`${base}/api/csrf/initialization`, { headers: { cookie: session } })
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  const csrf = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { cookie: [session, ...csrf].join('; '), 'x-csrf-token': csrfToken }
}
