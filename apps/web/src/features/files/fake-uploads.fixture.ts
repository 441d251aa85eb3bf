import type { FileSummary } from '@learntrail/contract/files/files'
import { vi } from 'vitest'

interface FakeUpload {
  name: string
  progress(sent: number, total: number): void
  arrive(summary: FileSummary): void
  fail(status: number, code: string): void
  breakOff(): void
  isAborted: boolean
}

/** XMLHttpRequest replaced: each upload waits until the test says what becomes of it. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = []
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    status = 0
    responseText = ''
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    abort() {
      this.onabort?.()
    }
    send(form: FormData) {
      const answer = (status: number, body: unknown) => {
        this.status = status
        this.responseText = JSON.stringify(body)
        this.onload?.()
      }
      const upload: FakeUpload = {
        name: (form.get('files') as File).name,
        isAborted: false,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        arrive: (summary) => answer(200, { files: [summary] }),
        fail: (status, code) => answer(status, { status, code }),
        breakOff: () => this.onerror?.(),
      }
      const { onabort } = this
      this.onabort = () => {
        upload.isAborted = true
        onabort?.()
      }
      uploads.push(upload)
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return uploads
}
