import type { Calls } from '@learntrail/contract'
import { addressOf } from './address.ts'
import { type AnswerOf, isCsrfProblem } from './call.ts'
import { csrfToken, forgetCsrfToken } from './csrf.ts'
import { networkProblem, problemFrom } from './problem.ts'

/** Calls that take a form with files. */
export type UploadName = { [N in keyof Calls]: Calls[N] extends { accepts: 'multipart' } ? N : never }[keyof Calls]

interface UploadInput {
  params?: Record<string, unknown>
  form: FormData
  signal?: AbortSignal
  /** Bytes sent and bytes in all; XMLHttpRequest because `fetch` does not tell. */
  onProgress?: (sent: number, total: number) => void
}

export async function upload<N extends UploadName>(name: N, input: UploadInput): Promise<AnswerOf<N>> {
  const answer = await send(name, input).catch((problem: unknown) => {
    if (!isCsrfProblem(problem)) throw problem
    forgetCsrfToken()
    return send(name, input)
  })
  return answer as AnswerOf<N>
}

async function send(name: string, { params, form, signal, onProgress }: UploadInput): Promise<unknown> {
  const [method = 'POST', path = ''] = name.split(' ')
  const token = await csrfToken()
  signal?.throwIfAborted()

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, addressOf(path, params))
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('x-csrf-token', token)
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.total)
    request.onload = () => {
      const body = parse(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(body)
      else reject(problemFrom(request.status, body, request.getResponseHeader('retry-after')))
    }
    request.onerror = () => reject(networkProblem())
    request.ontimeout = () => reject(networkProblem())
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
