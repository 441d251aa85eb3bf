import { fileDurations } from '@learntrail/contract/files/limits'
import type { RecordingKeeper } from './kept-recording.ts'
import { type LevelMeter, openLevelMeter } from './level-meter.ts'
import { type RecordingFormat, recordingFormat } from './recording-format.ts'
import { wavOf } from './wav.ts'

/** Why recording is impossible: permission denied, no microphone, unsupported browser, or another failure. */
export type RecordingProblem = 'denied' | 'missing' | 'unsupported' | 'broken'

export interface RecorderState {
  step: 'asking' | 'recording' | 'paused' | 'finishing' | 'done' | 'failed'
  problem: RecordingProblem | null
  milliseconds: number
  /** Current level, 0 to 1. */
  level: number
  /** The recording ended at the limit of five minutes. */
  isFull: boolean
  /** The recording was found on the device, left from an earlier time. */
  isFound: boolean
  /** The finished sound, and its address on this page. */
  sound: Blob | null
  ending: string
  address: string | null
}

const beginning: RecorderState = {
  step: 'asking',
  problem: null,
  milliseconds: 0,
  level: 0,
  isFull: false,
  isFound: false,
  sound: null,
  ending: '',
  address: null,
}
const tickMs = 100
const bitsPerSecond = 64_000
/** Interval between copies kept on the device, in milliseconds: a closed tab loses at most this much. */
const keptEvery = 3_000

export type Recorder = ReturnType<typeof createRecorder>

/**
 * One voice recording of at most five minutes. Calls `onChange` on every change, also ten times a second while it
 * records.
 */
export function createRecorder(onChange: () => void, keeper?: RecordingKeeper) {
  let state = beginning
  let format: RecordingFormat | undefined
  let media: MediaRecorder | null = null
  let meter: LevelMeter | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let chunks: Blob[] = []
  /** Milliseconds recorded before the last pause, and when recording resumed. */
  let before = 0
  let since = 0
  let keptAt = 0
  /** Number of the current attempt; results of an earlier one are ignored. */
  let round = 0

  function change(part: Partial<RecorderState>) {
    state = { ...state, ...part }
    onChange()
  }
  const elapsed = () => before + (media?.state === 'recording' ? performance.now() - since : 0)

  function letGo() {
    clearInterval(timer)
    meter?.close()
    meter = null
    for (const track of media?.stream.getTracks() ?? []) track.stop()
    if (media && media.state !== 'inactive') {
      media.onstop = null
      media.stop()
    }
    media = null
    if (state.address) URL.revokeObjectURL(state.address)
  }

  function keepOnDevice(recorded: Blob) {
    if (format) void keeper?.keep({ recorded, format, milliseconds: state.milliseconds })
  }

  /** Offers the recording left on the device, if any; else asks for the microphone and records. */
  async function open() {
    round += 1
    const mine = round
    const kept = await keeper?.read()
    if (mine !== round) return
    if (kept === undefined) return start()
    format = kept.format
    change({ milliseconds: kept.milliseconds, ending: kept.format.ending, isFound: true })
    await show(kept.recorded)
  }

  async function start() {
    letGo()
    round += 1
    void keeper?.drop()
    const mine = round
    state = beginning
    onChange()
    format = recordingFormat()
    if (!format) return change({ step: 'failed', problem: 'unsupported' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: true },
      })
      if (mine !== round) return stopTracks(stream)
      record(stream, format)
    } catch (error) {
      if (mine === round) change({ step: 'failed', problem: problemOf(error) })
    }
  }

  function record(stream: MediaStream, { mimeType, ending }: RecordingFormat) {
    media = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond })
    meter = openLevelMeter(stream)
    chunks = []
    media.ondataavailable = ({ data }) => {
      chunks.push(data)
      if (performance.now() - keptAt < keptEvery) return
      keptAt = performance.now()
      keepOnDevice(new Blob(chunks, { type: mimeType }))
    }
    media.onerror = () => change({ step: 'failed', problem: 'broken' })
    media.onstop = () => void finish()
    // Keeps what was recorded before a phone call or an unplugged microphone ended it.
    for (const track of stream.getTracks()) track.onended = () => stop()
    before = 0
    since = performance.now()
    media.start(1_000)
    timer = setInterval(tick, tickMs)
    change({ step: 'recording', ending })
  }

  function tick() {
    const milliseconds = Math.min(elapsed(), fileDurations.recording)
    change({ milliseconds, level: state.step === 'recording' ? (meter?.read() ?? 0) : 0 })
    if (milliseconds >= fileDurations.recording) stop(true)
  }

  function stop(isFull = false) {
    if (!media || media.state === 'inactive') return
    clearInterval(timer)
    change({ step: 'finishing', milliseconds: Math.min(elapsed(), fileDurations.recording), level: 0, isFull })
    media.stop()
  }

  async function finish() {
    const type = format?.mimeType.split(';')[0]
    stopTracks(media?.stream)
    meter?.close()
    meter = null
    const recorded = new Blob(chunks, type ? { type } : {})
    keepOnDevice(recorded)
    await show(recorded)
  }

  async function show(recorded: Blob) {
    const mine = round
    try {
      const sound = format?.isRewritten ? await wavOf(recorded) : recorded
      if (mine === round) change({ step: 'done', sound, address: URL.createObjectURL(sound) })
    } catch {
      if (mine === round) change({ step: 'failed', problem: 'broken' })
    }
  }

  return {
    read: () => state,
    open,
    /** Asks for the microphone and records; discards an existing recording. */
    start,
    /** Drops the copy on the device, once the recording was used or discarded. */
    forget: () => void keeper?.drop(),
    stop: () => stop(),
    pause() {
      if (media?.state !== 'recording') return
      before = elapsed()
      media.pause()
      change({ step: 'paused', level: 0 })
    },
    goOn() {
      if (media?.state !== 'paused') return
      since = performance.now()
      media.resume()
      change({ step: 'recording' })
    },
    /** Releases the microphone; the copy stays on the device until `forget`. */
    close() {
      round += 1
      letGo()
      state = beginning
    },
  }
}

function stopTracks(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function problemOf(error: unknown): RecordingProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'broken'
}
