import { saveAs } from '../ui/save-as.ts'
import { networkProblem, problemFrom } from './problem.ts'

/** Fetches a PDF and saves it under the name the server gives it; throws what the server refuses. */
export async function saveDocument(address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => {
    throw networkProblem()
  })
  if (!response.ok) throw problemFrom(response.status, await response.json().catch(() => undefined), null)
  saveAs(await response.blob(), nameOf(response.headers.get('content-disposition') ?? ''))
}

function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : 'document.pdf'
}
