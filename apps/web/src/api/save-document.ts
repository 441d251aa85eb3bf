import { saveAs } from '../ui/save-as.ts'
import { csrfToken } from './csrf.ts'
import { networkProblem, problemFrom } from './problem.ts'

/**
 * Downloads a document and saves it under the name the server gives it. With a body it sends a POST, for documents made
 * on request. Throws `ApiProblem`.
 */
export async function saveDocument(address: string, body?: object): Promise<void> {
  const asking: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': await csrfToken() },
          body: JSON.stringify(body),
        }
  const response = await fetch(address, { credentials: 'same-origin', ...asking }).catch(() => {
    throw networkProblem()
  })
  if (!response.ok) throw problemFrom(response.status, await response.json().catch(() => undefined), null)
  saveAs(await response.blob(), nameOf(response.headers.get('content-disposition') ?? ''))
}

function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : 'learntrail.pdf'
}
