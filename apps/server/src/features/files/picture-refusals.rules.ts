import { unavailable } from '../../platform/http/problem.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { mostPixelsOf, type PictureFailed, type PictureFormat } from '../../platform/pictures/index.ts'

/** Seconds after which some of the person's waiting pictures are probably done. */
const turnSeconds = 10

/** Returns the refusal for a picture whose forms could not be made. */
export function pictureRefusal({ reason }: PictureFailed, name: string, format: PictureFormat): Refusal {
  switch (reason) {
    case 'damaged':
    case 'crashed':
      return new Refusal('FILE_DAMAGED', { values: { name } })
    case 'too_many_pixels':
      return new Refusal('PICTURE_TOO_MANY_PIXELS', { values: { name, limit: mostPixelsOf(format) / 1_000_000 } })
    case 'takes_too_long':
    case 'needs_too_much_memory':
      return new Refusal('PICTURE_TOO_COMPLEX', { values: { name } })
    case 'too_many_waiting':
      return new Refusal('TOO_MANY_REQUESTS', { retryAfter: turnSeconds })
    case 'cancelled':
      return new Refusal('UPLOAD_FAILED')
    case 'interrupted':
      return unavailable()
  }
}
