import { vi } from 'vitest'

/** Replaces the browser's microphone and recorder. */
export function fakeMicrophone({ formats = ['audio/mp4'], problem = '' } = {}) {
  const microphone = { isOpen: false, recorders: [] as FakeRecorder[] }

  class FakeRecorder {
    static isTypeSupported = (type: string) => formats.includes(type)
    state: 'inactive' | 'recording' | 'paused' = 'inactive'
    ondataavailable: ((event: { data: Blob }) => void) | null = null
    onstop: (() => void) | null = null
    onerror: (() => void) | null = null
    readonly stream: unknown
    readonly mimeType: string
    constructor(stream: unknown, { mimeType }: { mimeType: string }) {
      this.stream = stream
      this.mimeType = mimeType
      microphone.recorders.push(this)
    }
    start() {
      this.state = 'recording'
    }
    pause() {
      this.state = 'paused'
    }
    resume() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.ondataavailable?.({ data: new Blob(['voice']) })
      this.onstop?.()
    }
  }

  const track = {
    onended: null,
    stop() {
      microphone.isOpen = false
    },
  }
  const getUserMedia = async () => {
    if (problem) throw Object.assign(new Error(problem), { name: problem })
    microphone.isOpen = true
    return { getTracks: () => [track] }
  }
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
  URL.createObjectURL = () => 'blob:voice'
  URL.revokeObjectURL = () => undefined
  return microphone
}
