import type { FileSummary } from '@learntrail/contract/files/files'
import { vi } from 'vitest'

interface FakeUpload {
  name: string
  /** Offset in bytes at which this attempt starts. */
  offset: number
  progress(sent: number, total: number): void
  /** Drops the connection after the server has stored `safe` bytes. */
  breakOff(safe?: number): void
  /** Without a receipt, as after an answer that was lost. */
  arrive(summary?: FileSummary): void
  fail(status: number, code: string): void
  isAborted: boolean
}

/**
 * Replaces XMLHttpRequest by a server that speaks the upload protocol: each request with bytes waits until the test
 * decides its outcome.
 */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = []
  const begun = new Map<string, { name: string; bytes: number; safe: number }>()

  class FakeRequest {
    upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    status = 0
    responseText = ''
    #method = ''
    #url = ''
    #sent: Record<string, string> = {}
    #answered: Record<string, string> = {}
    #current: FakeUpload | undefined

    open(method: string, url: string) {
      this.#method = method
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#sent[name.toLowerCase()] = value
    }
    getResponseHeader(name: string) {
      return this.#answered[name.toLowerCase()] ?? null
    }
    abort() {
      if (this.#current) this.#current.isAborted = true
    }
    #answer(status: number, headers: Record<string, string>, body?: unknown) {
      this.status = status
      this.#answered = headers
      this.responseText = body === undefined ? '' : JSON.stringify(body)
      this.onload?.()
    }
    send() {
      const known = begun.get(this.#url)
      if (this.#method === 'POST') return this.#begin()
      if (!known) return this.#answer(404, {}, { status: 404, code: 'UPLOAD_NOT_FOUND' })
      if (this.#method === 'PATCH') return this.#receive(known)
      this.#answer(200, { 'upload-offset': String(known.safe), 'upload-length': String(known.bytes) })
    }
    #begin() {
      const url = `${this.#url}/upload-${begun.size + 1}`
      const base64 = this.#sent['upload-metadata']?.split(' ')[1] ?? ''
      const name = new TextDecoder().decode(Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)))
      begun.set(url, { name, bytes: Number(this.#sent['upload-length']), safe: 0 })
      this.#answer(201, { location: url })
    }
    #receive(known: { name: string; bytes: number; safe: number }) {
      const current: FakeUpload = {
        name: known.name,
        offset: Number(this.#sent['upload-offset']),
        isAborted: false,
        progress: (loaded, total) => this.upload.onprogress?.({ lengthComputable: true, loaded, total }),
        arrive: (summary) => {
          known.safe = known.bytes
          this.#answer(200, { 'upload-offset': String(known.bytes) }, summary)
        },
        fail: (status, code) => this.#answer(status, {}, { status, code }),
        breakOff: (safe = known.safe) => {
          known.safe = safe
          this.onerror?.()
        },
      }
      this.#current = current
      uploads.push(current)
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return uploads
}
