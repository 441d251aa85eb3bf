interface Bounds {
  /** Maximum length of the longer side in pixels. */
  longest: number
  /** From 0 to 1. */
  quality: number
}

/**
 * Redraws a picture as an upright JPEG without camera metadata; returns null if this device cannot draw it. Rejects if
 * the file cannot be decoded.
 */
export async function pictureAsJpeg(file: Blob, { longest, quality }: Bounds): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency; put white behind it.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
