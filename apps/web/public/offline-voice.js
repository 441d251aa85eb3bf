/* Records voice offline, in the browser's own format, and passes it on every few seconds to be stored. */
const formats = ['audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm']
const endings = { 'audio/mp4': 'm4a', 'audio/ogg': 'ogg', 'audio/webm': 'webm' }
const longestMs = 5 * 60_000
const keepEvery = 5

const formatHere = () =>
  typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia
    ? undefined
    : formats.find((format) => MediaRecorder.isTypeSupported(format))

export const canRecord = () => formatHere() !== undefined

/**
 * Records until `stop`, for five minutes at most. Calls `onSound` with the whole recording so far, for the last time
 * before `onEnd`, and `onTick` with the elapsed milliseconds.
 */
export async function record({ onSound, onTick, onEnd }) {
  const mimeType = formatHere()
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 64_000 })
  const [type] = mimeType.split(';')
  const chunks = []
  const began = performance.now()
  const sound = () => new Blob(chunks, { type })
  const stop = () => recorder.state !== 'inactive' && recorder.stop()
  const timer = setInterval(() => {
    const elapsed = performance.now() - began
    onTick(elapsed)
    if (elapsed >= longestMs) stop()
  }, 250)
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return
    chunks.push(data)
    // A closed tab loses a few seconds at most.
    if (chunks.length % keepEvery === 1) onSound(sound())
  }
  recorder.onstop = () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    onSound(sound())
    onEnd()
  }
  recorder.start(1_000)
  return { ending: endings[type], stop }
}
