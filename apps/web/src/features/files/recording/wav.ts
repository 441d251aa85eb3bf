/** Enough for a voice: five minutes are 14 MB. */
const samplesPerSecond = 24_000
const headBytes = 44

/** Converts a recording to mono WAV. */
export async function wavOf(recording: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, samplesPerSecond)
  const decoded = await context.decodeAudioData(await recording.arrayBuffer())
  const mixer = new OfflineAudioContext(
    1,
    Math.max(1, Math.ceil(decoded.duration * samplesPerSecond)),
    samplesPerSecond,
  )
  const source = mixer.createBufferSource()
  source.buffer = decoded
  source.connect(mixer.destination)
  source.start()
  const mixed = await mixer.startRendering()
  return new Blob([wavBytes(mixed.getChannelData(0), samplesPerSecond)], { type: 'audio/wav' })
}

/** Returns 16-bit mono samples behind a plain RIFF header. */
export function wavBytes(samples: Float32Array, rate: number): ArrayBuffer {
  const bytes = new ArrayBuffer(headBytes + samples.length * 2)
  const view = new DataView(bytes)
  const word = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  word(0, 'RIFF')
  view.setUint32(4, bytes.byteLength - 8, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  word(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (const [index, sample] of samples.entries()) {
    view.setInt16(headBytes + index * 2, Math.max(-1, Math.min(1, sample)) * 0x7fff, true)
  }
  return bytes
}
