/* A voice, recorded where there is no connection: as the browser writes it, every few seconds handed on to be kept. */
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
 * Records until `stop`, or for five minutes. `onSound` is called with all that there is so far, the last time when
 * `onEnd` follows; `onTick` with the milliseconds.
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
    // A tab that is closed loses a few seconds of it.
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
