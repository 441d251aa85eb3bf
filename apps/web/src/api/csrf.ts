import { networkProblem, problemFrom } from './problem.ts'

let token: Promise<string> | undefined

/** Returns the token that every changing call carries; fetched at the first need, and again after a failure. */
export function csrfToken(): Promise<string> {
  token ??= fetchToken().catch((error: unknown) => {
    token = undefined
    throw error
  })
  return token
}

/** Call after signing in or out: the server then has another session with another token. */
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
