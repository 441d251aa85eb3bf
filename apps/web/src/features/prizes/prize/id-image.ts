import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { base64Of } from '../../../api/base64.ts'
import { pictureAsJpeg } from '../../../ui/picture-as-jpeg.ts'

/** Pixels of the longer side, until it is small enough: the letters of a card are read at the last one, too. */
const sides = [2_000, 1_600, 1_200]
const quality = 0.82

/** A photo of a card as it is sent; null where this device cannot open it or make it small enough. */
export async function idImage(file: File): Promise<string | null> {
  for (const longest of sides) {
    const made = await pictureAsJpeg(file, { longest, quality }).catch(() => null)
    if (made === null) return null
    const content = base64Of(await made.arrayBuffer())
    if (content.length <= prizeLimits.imageBase64) return content
  }
  return null
}
