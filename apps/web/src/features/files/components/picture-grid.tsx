import type { FileSummary } from '@learntrail/contract/files/files'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { previewOf, thumbnailOf } from '../file-addresses.ts'
import css from './picture-grid.module.css'

interface PictureGridProps {
  pictures: readonly FileSummary[]
  onOpen: (index: number) => void
}

const mostShown = 5
/** A single picture keeps its shape between a tall phone photo and a wide panorama. */
const shape = { narrowest: 4 / 5, widest: 2.2, unknown: 4 / 3 }

export function PictureGrid({ pictures, onOpen }: PictureGridProps) {
  const { t } = useTranslation('files')
  if (pictures.length === 0) return null
  const shown = pictures.slice(0, mostShown)
  const hidden = pictures.length - shown.length
  const single = pictures.length === 1 ? pictures[0] : undefined

  return (
    <div className={css.grid} data-count={shown.length} style={single ? styleOf(single) : undefined}>
      {shown.map((picture, index) => (
        <button
          key={picture.id}
          type="button"
          className={css.picture}
          onClick={() => onOpen(index)}
          aria-label={t('viewPicture', { number: index + 1, count: pictures.length, name: picture.displayName })}
        >
          <Picture picture={picture} isSingle={single !== undefined} />
          {hidden > 0 && index === shown.length - 1 ? <span className={css.more} data-more={`+${hidden}`} /> : null}
        </button>
      ))}
    </div>
  )
}

function Picture({ picture, isSingle }: { picture: FileSummary; isSingle: boolean }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) {
    return (
      <span className={css.broken}>
        <Icon name="image" size={28} />
      </span>
    )
  }
  return (
    <img
      src={thumbnailOf(picture)}
      // A single picture is wider than a thumbnail on dense screens.
      srcSet={isSingle ? `${thumbnailOf(picture)} 640w, ${previewOf(picture)} ${picture.width ?? 1600}w` : undefined}
      sizes={isSingle ? '(max-width: 767px) 50vw, 560px' : undefined}
      alt=""
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}

function styleOf({ width, height }: FileSummary): CSSProperties {
  const ratio = width && height ? width / height : shape.unknown
  return { aspectRatio: Math.min(shape.widest, Math.max(shape.narrowest, ratio)) }
}
