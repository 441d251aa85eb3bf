import type { FileSummary } from '@learntrail/contract/files/files'
import type { DetailedError, HttpRequest, HttpResponse } from 'tus-js-client'
import { csrfToken, forgetCsrfToken } from '../../../api/csrf.ts'
import { type ApiProblem, isCsrfProblem, isProblem, networkProblem, problemFrom } from '../../../api/problem.ts'
import { finishUpload } from '../api/finish-upload.ts'
import { readUpload } from '../api/read-upload.ts'

/** Bytes per request. The stored offset is known after each, even behind proxies that buffer requests. */
const pieceBytes = 16 * 1024 * 1024
/** Delays between retries, in milliseconds; they start over whenever bytes got through. */
const pauses = [500, 1_500, 4_000, 8_000, 15_000, 30_000]
/** Milliseconds without progress after which a connection is taken for dead. */
const silenceMs = 60_000
const uploadsPath = '/api/v2/uploads'

interface Sending {
  signal: AbortSignal
  /** Called once the server has given the upload an id, with which it can be resumed later. */
  onBegun: (uploadId: string) => void
  onProgress: (sent: number, total: number) => void
  onLineLost: () => void
}

/** Sends a file, resuming an earlier attempt; survives lost connections and restarts of the server. */
export async function sendFile(
  source: Blob,
  { name, uploadId }: { name: string; uploadId: string | null },
  sending: Sending,
): Promise<FileSummary> {
  const persist = <T>(ask: () => Promise<T>) => untilAnswered(ask, sending)
  const known = uploadId === null ? null : await persist(() => readUpload(uploadId, sending.signal))
  if (known?.file) return known.file
  if (known && known.offset === known.bytes) return persist(() => finishUpload(known.id))
  const sent = await sendBytes(source, { name, uploadId: known?.id ?? null }, sending)
  return sent.receipt ?? persist(() => finishUpload(sent.uploadId))
}

/** Retries the calls around the bytes after the same pauses: a connection that is just back often fails once more. */
async function untilAnswered<T>(ask: () => Promise<T>, { signal, onLineLost }: Sending): Promise<T> {
  for (const pause of pauses) {
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || !isProblem(error) || !mayPass(error)) throw error
      onLineLost()
      await paused(pause, signal)
      signal.throwIfAborted()
    }
  }
  return ask()
}

/** Resolves after the pause, or at once when aborted: whoever is told to try now does not wait for its end. */
function paused(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

interface Sent {
  uploadId: string
  receipt: FileSummary | null
}

async function sendBytes(
  source: Blob,
  { name, uploadId }: { name: string; uploadId: string | null },
  { signal, onBegun, onProgress, onLineLost }: Sending,
): Promise<Sent> {
  const { Upload } = await import('tus-js-client')
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const idOf = (url: string | null) => url?.split('/').at(-1) ?? ''
    const upload = new Upload(source, {
      endpoint: new URL(uploadsPath, window.location.href).href,
      uploadUrl: uploadId === null ? null : new URL(`${uploadsPath}/${uploadId}`, window.location.href).href,
      metadata: { filename: name },
      chunkSize: pieceBytes,
      retryDelays: pauses,
      // The draft stores the id, together with everything else.
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => {
        await addToken(request)
        signal.throwIfAborted()
      },
      onUploadUrlAvailable: () => onBegun(idOf(upload.url)),
      onProgress: (sent, total) => {
        listen()
        onProgress(sent, total)
      },
      onShouldRetry: (error) => {
        const isWorthIt = mayPass(problemOf(error))
        clearTimeout(silence)
        if (isWorthIt) onLineLost()
        return isWorthIt
      },
      onSuccess: ({ lastResponse }) => {
        clearTimeout(silence)
        const body = bodyOf(lastResponse) as FileSummary | undefined
        resolve({ uploadId: idOf(upload.url), receipt: body?.sha256 ? body : null })
      },
      onError: (error) => {
        clearTimeout(silence)
        reject(problemOf(error))
      },
    })
    let silence: ReturnType<typeof setTimeout> | undefined
    function listen() {
      clearTimeout(silence)
      silence = setTimeout(async () => {
        onLineLost()
        await upload.abort()
        upload.start()
      }, silenceMs)
    }
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(silence)
        void upload.abort()
        reject(signal.reason)
      },
      { once: true },
    )
    upload.start()
  })
}

async function addToken(request: HttpRequest): Promise<void> {
  const method = request.getMethod()
  if (method !== 'GET' && method !== 'HEAD') request.setHeader('x-csrf-token', await csrfToken())
}

/** Whether retrying the same request may succeed. */
function mayPass(problem: ApiProblem): boolean {
  const { code, status } = problem
  if (isCsrfProblem(problem)) {
    forgetCsrfToken()
    return true
  }
  // Waiting does not free storage.
  const needsRoom = code === 'STORAGE_FULL' || code === 'ROOM_EXCEEDED'
  return !needsRoom && (status === 0 || status >= 500 || [409, 423, 429].includes(status))
}

function problemOf(error: Error | DetailedError): ApiProblem {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response || response.getStatus() === 0) return networkProblem()
  return problemFrom(response.getStatus(), bodyOf(response), response.getHeader('retry-after') ?? null)
}

function bodyOf(response: HttpResponse): unknown {
  try {
    return JSON.parse(response.getBody())
  } catch {
    return undefined
  }
}
