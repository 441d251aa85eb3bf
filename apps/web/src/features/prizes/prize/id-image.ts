import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { base64Of } from '../../../api/base64.ts'
import { pictureAsJpeg } from '../../../ui/picture-as-jpeg.ts'

/**
 * Longer side in pixels, tried in turn until the image is small enough; the text on a card is legible even at the last.
 */
const sides = [2_000, 1_600, 1_200]
const quality = 0.82

/** Returns a photo of a card as base64 JPEG; null if this device cannot open it or make it small enough. */
export async function idImage(file: File): Promise<string | null> {
  for (const longest of sides) {
    const made = await pictureAsJpeg(file, { longest, quality }).catch(() => null)
    if (made === null) return null
    const content = base64Of(await made.arrayBuffer())
    if (content.length <= prizeLimits.imageBase64) return content
  }
  return null
}
