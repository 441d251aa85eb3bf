/** Returns the length of an audio file in seconds; null if the browser cannot tell, so that the server has to. */
export function soundLength(file: Blob): Promise<number | null> {
  const address = URL.createObjectURL(file)
  const sound = new Audio()
  return new Promise<number | null>((resolve) => {
    const tell = (seconds: number | null) => {
      URL.revokeObjectURL(address)
      resolve(seconds)
    }
    sound.addEventListener('loadedmetadata', () => tell(Number.isFinite(sound.duration) ? sound.duration : null))
    sound.addEventListener('error', () => tell(null))
    sound.preload = 'metadata'
    sound.src = address
  })
}
