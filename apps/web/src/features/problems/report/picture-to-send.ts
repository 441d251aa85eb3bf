import { problemLimits } from '@learntrail/contract/problems/limits'
import { base64Of } from '../../../api/base64.ts'
import { pictureAsJpeg } from '../../../ui/picture-as-jpeg.ts'

export interface SentPicture {
  name: string
  /** Base64. */
  content: string
}

/** Longer side in pixels: enough to read what is on a screenshot. */
const longest = 2_560
const jpegQuality = 0.85

/** Returns a picture for a report, reduced if it is too large; null if this device cannot do that. */
export async function pictureToSend(file: File): Promise<SentPicture | null> {
  const content = await fitting(file)
  if (content !== null) return { name: file.name, content }
  const smaller = await pictureAsJpeg(file, { longest, quality: jpegQuality }).catch(() => null)
  const made = smaller && (await fitting(smaller))
  return made ? { name: `${file.name.replace(/\.[^.]*$/, '')}.jpg`, content: made } : null
}

async function fitting(blob: Blob): Promise<string | null> {
  // Base64 takes four characters for three bytes.
  if (Math.ceil(blob.size / 3) * 4 > problemLimits.guestPictureBase64) return null
  return base64Of(await blob.arrayBuffer())
}
