import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { KindBadge } from '../components/kind-badge.tsx'
import { thumbnailOf } from '../file-addresses.ts'
import { kindOf } from '../file-kinds.ts'
import { isExpired, type ViewedFile } from './viewed-file.ts'
import css from './viewer-strip.module.css'

interface ViewerStripProps {
  files: readonly ViewedFile[]
  index: number
  onChoose: (index: number) => void
}

/** Thumbnails of all files; the current one is marked and scrolled into view. */
export function ViewerStrip({ files, index, onChoose }: ViewerStripProps) {
  const { t } = useTranslation('files/viewer')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const chosen = list.current?.children[index]
    if (!(chosen instanceof HTMLElement) || !list.current) return
    // Not `scrollIntoView`, which would also scroll the ancestors.
    list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
  }, [index])

  return (
    <nav aria-label={t('strip')} data-controls>
      <ol ref={list} className={css.strip}>
        {files.map((file, place) => (
          <li key={file.id}>
            <button
              type="button"
              className={css.small}
              aria-current={place === index || undefined}
              aria-label={t('place', { number: place + 1, count: files.length, name: file.displayName })}
              onClick={() => onChoose(place)}
            >
              {file.thumbnailWidths.length > 0 && !isExpired(file) ? (
                <img src={thumbnailOf(file, 320)} alt="" width={56} height={56} loading="lazy" decoding="async" />
              ) : (
                <KindBadge kind={kindOf(file)} />
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
