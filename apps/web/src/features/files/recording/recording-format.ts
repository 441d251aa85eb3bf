import { taipeiTimeOf } from '../../../ui/taipei-time.ts'

/** What a browser records and how such a file is named; `isRewritten` where no ending of ours fits. */
export interface RecordingFormat {
  mimeType: string
  ending: 'm4a' | 'ogg' | 'wav'
  isRewritten: boolean
}

// Safari and new Chrome write MP4, Firefox Ogg. What only writes WebM is rewritten to WAV here: every product and every
// device takes it, and the server needs no converter for it.
const formats: readonly RecordingFormat[] = [
  { mimeType: 'audio/mp4;codecs=mp4a.40.2', ending: 'm4a', isRewritten: false },
  { mimeType: 'audio/mp4;codecs=opus', ending: 'm4a', isRewritten: false },
  { mimeType: 'audio/mp4', ending: 'm4a', isRewritten: false },
  { mimeType: 'audio/ogg;codecs=opus', ending: 'ogg', isRewritten: false },
  { mimeType: 'audio/webm;codecs=opus', ending: 'wav', isRewritten: true },
  { mimeType: 'audio/webm', ending: 'wav', isRewritten: true },
]

/** The best of what this browser can; undefined where it cannot record at all. */
export function recordingFormat(): RecordingFormat | undefined {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return undefined
  return formats.find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType))
}

/** "錄音 2026-11-21 14-05.m4a": names may hold neither colon nor further dots. */
export function recordingName(word: string, at: Date, ending: string): string {
  const { day, time } = taipeiTimeOf(at)
  return `${word} ${day} ${time.replace(':', '-')}.${ending}`
}
