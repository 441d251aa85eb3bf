export interface LevelMeter {
  /** Current level, from 0 (silence) to 1. */
  read(): number
  close(): void
}

/** Measures the level of a microphone; always 0 where the browser cannot. */
export function openLevelMeter(stream: MediaStream): LevelMeter {
  if (typeof AudioContext === 'undefined') return { read: () => 0, close: () => undefined }
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1_024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  return {
    read() {
      analyser.getByteTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + ((sample - 128) / 128) ** 2, 0) / samples.length
      // A voice is far below full scale; the square root makes it fill the meter.
      return Math.min(1, Math.sqrt(Math.sqrt(power)) * 1.4)
    },
    close: () => void context.close(),
  }
}
