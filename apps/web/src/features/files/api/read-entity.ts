import { networkProblem, problemFrom } from '../../../api/problem.ts'

interface Wanted {
  signal?: AbortSignal
  /** Number of bytes to read from the start; all by default. */
  most?: number
}

/** Reads the bytes at a file's address. Throws `ApiProblem` like every call. */
export async function readEntity(url: string, { signal, most }: Wanted = {}): Promise<Response> {
  const response = await fetch(url, {
    credentials: 'same-origin',
    headers: most === undefined ? {} : { range: `bytes=0-${most - 1}` },
    signal,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw networkProblem()
  })
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => undefined)
  throw problemFrom(response.status, body, response.headers.get('retry-after'))
}

/** Returns why a file's bytes cannot be read; undefined if they can, so that the fault lies elsewhere. */
export async function problemOf(url: string, signal?: AbortSignal): Promise<unknown> {
  try {
    const response = await readEntity(url, { signal, most: 1 })
    await response.body?.cancel()
    return undefined
  } catch (problem) {
    return problem
  }
}
