import { problemLimits } from '@learntrail/contract/problems/limits'
import { base64Of } from '../../../api/base64.ts'
import { pictureAsJpeg } from '../../../ui/picture-as-jpeg.ts'

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
  const smaller = await pictureAsJpeg(file, { longest, quality: jpegQuality }).catch(() => null)
  const made = smaller && (await fitting(smaller))
  return made ? { name: `${file.name.replace(/\.[^.]*$/, '')}.jpg`, content: made } : null
}

async function fitting(blob: Blob): Promise<string | null> {
  // Four letters for three bytes.
  if (Math.ceil(blob.size / 3) * 4 > problemLimits.guestPictureBase64) return null
  return base64Of(await blob.arrayBuffer())
}
