import { networkProblem, problemFrom } from './problem.ts'

let token: Promise<string> | undefined

/** The token every changing call carries; fetched once, when first needed. */
export function csrfToken(): Promise<string> {
  token ??= fetchToken().catch((error: unknown) => {
    token = undefined
    throw error
  })
  return token
}

/** After signing in or out the server knows another session, and the token with it. */
export function forgetCsrfToken() {
  token = undefined
}

async function fetchToken() {
  const response = await fetch('/api/csrf/initialization', {
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  }).catch(() => {
    throw networkProblem()
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw problemFrom(response.status, body, response.headers.get('retry-after'))
  return (body as { csrfToken: string }).csrfToken
}
