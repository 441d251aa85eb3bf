import { taipeiTimeOf } from '../../../ui/taipei-time.ts'

/** Format that a browser records, and the file extension; `isRewritten` if it must be converted to WAV. */
export interface RecordingFormat {
  mimeType: string
  ending: 'm4a' | 'ogg' | 'wav'
  isRewritten: boolean
}

// Safari and recent Chrome write MP4, Firefox writes Ogg. Recordings of browsers that only write WebM are converted to
// WAV here: every product and device plays it, and the server needs no converter.
const formats: readonly RecordingFormat[] = [
  { mimeType: 'audio/mp4;codecs=mp4a.40.2', ending: 'm4a', isRewritten: false },
  { mimeType: 'audio/mp4;codecs=opus', ending: 'm4a', isRewritten: false },
  { mimeType: 'audio/mp4', ending: 'm4a', isRewritten: false },
  { mimeType: 'audio/ogg;codecs=opus', ending: 'ogg', isRewritten: false },
  { mimeType: 'audio/webm;codecs=opus', ending: 'wav', isRewritten: true },
  { mimeType: 'audio/webm', ending: 'wav', isRewritten: true },
]

/** Returns the best format this browser supports; undefined if it cannot record. */
export function recordingFormat(): RecordingFormat | undefined {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return undefined
  return formats.find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType))
}

/** Returns a name such as "錄音 2026-11-21 14-05.m4a"; names may contain neither colons nor further dots. */
export function recordingName(word: string, at: Date, ending: string): string {
  const { day, time } = taipeiTimeOf(at)
  return `${word} ${day} ${time.replace(':', '-')}.${ending}`
}
