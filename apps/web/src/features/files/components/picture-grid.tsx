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
  /** Where the viewer opens a picture. */
  addressOf: (picture: FileSummary) => string
  /** On the first screen: the browser asks for it at once. */
  isUrgent?: boolean
}

const mostShown = 5
/** A single picture keeps its shape between a tall phone photo and a wide panorama. */
const shape = { narrowest: 4 / 5, widest: 2.2, unknown: 4 / 3, film: 16 / 9 }

const sizes = { whole: '(max-width: 767px) 100vw, 640px', part: '(max-width: 767px) 50vw, 320px' }

/** Pictures and films of a record; a tap shows one as large as the screen. */
export function PictureGrid({ pictures, addressOf, isUrgent }: PictureGridProps) {
  const { t } = useTranslation('files')
  if (pictures.length === 0) return null
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
