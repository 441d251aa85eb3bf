interface Bounds {
  /** Pixels of the longer side, at most. */
  longest: number
  /** From 0 to 1. */
  quality: number
}

/** A picture drawn anew as a JPEG, upright and without what cameras write into theirs; null where this device draws none. */
export async function pictureAsJpeg(file: Blob, { longest, quality }: Bounds): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no see-through; paper is what shows behind it.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
