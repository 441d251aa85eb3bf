import { problemLimits } from '@learntrail/contract/problems/limits'
import { base64Of } from '../../../api/base64.ts'

export interface SentPicture {
  name: string
  /** In base64. */
  content: string
}

/** Pixels of the longer side: what stands on a screen is still read. */
const longest = 2_560
const jpegQuality = 0.85

/** A picture as it goes with a report, made smaller where it is too large; null where that is beyond this device. */
export async function pictureToSend(file: File): Promise<SentPicture | null> {
  const content = await fitting(file)
  if (content !== null) return { name: file.name, content }
  const smaller = await madeSmaller(file).catch(() => null)
  const made = smaller && (await fitting(smaller))
  return made ? { name: `${file.name.replace(/\.[^.]*$/, '')}.jpg`, content: made } : null
}

async function fitting(blob: Blob): Promise<string | null> {
  // Four letters for three bytes.
  if (Math.ceil(blob.size / 3) * 4 > problemLimits.guestPictureBase64) return null
  return base64Of(await blob.arrayBuffer())
}

async function madeSmaller(file: File): Promise<Blob | null> {
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
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
}
