import { unavailable } from '../../platform/http/problem.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { mostPixelsOf, type PictureFailed, type PictureFormat } from '../../platform/pictures/index.ts'

/** Seconds after which some of a person's pictures have probably had their turn. */
const turnSeconds = 10

/** What its sender hears of a picture that could not be made into its forms. */
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
