import type { FileSummary } from '@learntrail/contract/files/files'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { draftNames, writeDraft } from '../../../ui/keep-draft.ts'
import { fakeUploads } from '../../files/fake-uploads.fixture.ts'
import {
  handInId,
  handInOf,
  homeworkServer,
  me,
  pageOf,
  questionFor,
  questionId,
  queueItem,
  remark,
} from '../homework.fixture.ts'
import { endVoiceUploads } from './voice-uploads.ts'

const address = `/user/homework/${questionId}/correct`
const remarks = 'PUT /api/v2/homework/hand-ins/:id/remark'
const releases = 'POST /api/v2/homework/hand-ins/:id/release'

const voice: FileSummary = {
  id: '019a0000-0000-7000-8000-0000000000aa',
  url: '/api/v2/files/x/entity',
  name: 'x錄音.mp3',
  displayName: '錄音.mp3',
  type: 4,
  bytes: 3,
  sha256: 'ab',
  width: null,
  height: null,
  thumbnailWidths: [],

  duration: 2,
  conversion: null,
  hasSmall: false,
  captions: [],
  downloadPeriod: null,
  createdAt: '2026-11-23T04:00:00.000Z',
}

/** An audio file of this many seconds; null if the browser cannot tell its length. */
function soundOf(seconds: number | null) {
  class FakeSound extends EventTarget {
    duration = seconds ?? Number.NaN
    set src(_: string) {
      queueMicrotask(() => this.dispatchEvent(new Event(seconds === null ? 'error' : 'loadedmetadata')))
    }
  }
  vi.stubGlobal('Audio', FakeSound)
  return new File(['abc'], '錄音.mp3', { type: 'audio/mpeg' })
}
afterEach(() => {
  endVoiceUploads()
  vi.unstubAllGlobals()
})

function serve() {
  return homeworkServer(questionFor('administrator'))
    .on('GET /api/v2/homework/questions/:id/hand-ins', pageOf(queueItem()))
    .on('GET /api/v2/homework/hand-ins/:id', { handIn: handInOf(), previousId: null, nextId: null })
    .on(remarks, ({ body }) => {
      const { voiceId, ...said } = body as { voiceId: string | null }
      return remark({ ...said, voice: voiceId === null ? null : voice, releasedAt: null })
    })
    .on(releases, remark({ outcome: 'reviewed', words: '', score: null, voice }))
}

describe('what is spoken of a piece of work', () => {
  it('is uploaded, saved with the remark and released when it has arrived', async () => {
    const uploads = fakeUploads()
    const server = serve()
    const { user } = openApplication(address)
    await user.upload(await screen.findByTestId('voice-picker'), soundOf(2))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '批改完成' }))
    await user.click(screen.getByRole('button', { name: '發還' }))
    expect(await screen.findByText('錄音還在上傳，傳完再發還')).toBeInTheDocument()
    act(() => uploads[0]?.breakOff(0))
    expect(server.received(releases)).toHaveLength(0)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(uploads.length).toBeGreaterThan(1))
    act(() => uploads.at(-1)?.arrive(voice))
    expect(await screen.findByLabelText('語音評語')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '發還' }))
    await waitFor(() => expect(server.received(releases)).toHaveLength(1))
    expect(server.received(remarks).at(-1)?.body).toMatchObject({ voiceId: voice.id })
    await user.click(screen.getByRole('button', { name: '移除錄音' }))
    expect(await screen.findByRole('button', { name: '選錄音檔' })).toBeInTheDocument()
  })

  it('that was uploaded when its window closed is found again, and attached', async () => {
    const server = serve()
    const left = `homework-voice.${me.id}.${handInId}~closed`
    const upload = { key: 'k', name: '錄音.mp3', bytes: 3, isNew: true, summary: voice }
    writeDraft(left, { uploads: [upload] })
    openApplication(address)
    expect(await screen.findByLabelText('語音評語')).toBeInTheDocument()
    await waitFor(() => expect(server.received(remarks).at(-1)?.body).toMatchObject({ voiceId: voice.id }))
    expect(draftNames('homework-voice.')).toEqual([])
  })

  it('is kept on the device while it is on its way', async () => {
    const uploads = fakeUploads()
    serve()
    const { user } = openApplication(address)
    await user.upload(await screen.findByTestId('voice-picker'), soundOf(2))
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect(draftNames(`homework-voice.${me.id}.${handInId}~`)).toHaveLength(1)
    act(() => uploads.at(-1)?.arrive(voice))
    await screen.findByLabelText('語音評語')
    expect(draftNames('homework-voice.')).toEqual([])
  })

  it('is at most five minutes long', async () => {
    const uploads = fakeUploads()
    serve()
    const { user } = openApplication(address)
    await user.upload(await screen.findByTestId('voice-picker'), soundOf(301))
    expect(await screen.findByText('這段聲音超過 5 分鐘，請剪短一點')).toBeInTheDocument()
    expect(uploads).toHaveLength(0)
    await user.upload(screen.getByTestId('voice-picker'), soundOf(300.4))
    await waitFor(() => expect(uploads).toHaveLength(1))
  })
})
