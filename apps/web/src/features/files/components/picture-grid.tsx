import type { FileSummary } from '@learntrail/contract/files/files'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isPicture } from '../file-kinds.ts'
import { Picture } from '../pictures/picture.tsx'
import { PlayMark } from '../pictures/play-mark.tsx'
import { opensFile } from '../viewer/return-focus.ts'
import css from './picture-grid.module.css'

interface PictureGridProps {
  pictures: readonly FileSummary[]
  /** Returns the viewer's address of a picture. */
  addressOf: (picture: FileSummary) => string
  /** Visible on the first screen: the browser loads it at once. */
  isUrgent?: boolean
  /** Pixels beside the pictures on a phone, both sides together. */
  beside?: number
}

const mostShown = 5
/** Limits of a single picture's aspect ratio, between a tall phone photo and a wide panorama. */
const shape = { narrowest: 4 / 5, widest: 2.2, unknown: 4 / 3, film: 16 / 9 }

/** Values for `sizes`; a few pixels too many make a phone load the next size, twice as many bytes. */
const sizesOf = (beside: number) => ({
  whole: `(max-width: 699px) calc(100vw - ${beside}px), 640px`,
  part: `(max-width: 699px) calc(50vw - ${beside / 2}px), 320px`,
})

/** Pictures and videos of a record; a tap opens one in the viewer. */
export function PictureGrid({ pictures, addressOf, isUrgent, beside = 34 }: PictureGridProps) {
  const { t } = useTranslation('files')
  if (pictures.length === 0) return null
  const sizes = sizesOf(beside)
  const shown = pictures.slice(0, mostShown)
  const hidden = pictures.length - shown.length
  const single = pictures.length === 1 ? pictures[0] : undefined

  return (
    <div className={css.grid} data-count={shown.length} style={single ? styleOf(single) : undefined}>
      {shown.map((picture, index) => (
        <Link
          key={picture.id}
          className={css.picture}
          to={addressOf(picture)}
          aria-label={t(isPicture(picture) ? 'viewPicture' : 'playFilm', {
            number: index + 1,
            count: pictures.length,
            name: picture.displayName,
          })}
          {...opensFile(picture.id)}
        >
          <Picture file={picture} className={css.shown} sizes={single ? sizes.whole : sizes.part} isUrgent={isUrgent} />
          {isPicture(picture) ? null : <PlayMark />}
          {hidden > 0 && index === shown.length - 1 ? <span className={css.more} data-more={`+${hidden}`} /> : null}
        </Link>
      ))}
    </div>
  )
}

function styleOf(file: FileSummary): CSSProperties {
  const { width, height } = file
  const ratio = width && height ? width / height : isPicture(file) ? shape.unknown : shape.film
  return { aspectRatio: Math.min(shape.widest, Math.max(shape.narrowest, ratio)) }
}
