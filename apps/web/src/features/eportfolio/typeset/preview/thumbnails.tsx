import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewedPage } from './preview-session.ts'
import { SteadyImage } from './steady-image.tsx'
import css from './thumbnails.module.css'

interface ThumbnailsProps {
  area: RefObject<HTMLElement | null>
  pages: readonly PreviewedPage[]
  current: number
  onGo: (page: number) => void
}

export function Thumbnails({ area, pages, current, onGo }: ThumbnailsProps) {
  const { t } = useTranslation('eportfolio/typeset')
  useEffect(() => {
    area.current?.querySelector(`[data-page="${current}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [area, current])
  return (
    <nav ref={area} className={css.thumbnails} aria-label={t('pages')}>
      {pages.length === 0 ? [1, 2, 3, 4].map((place) => <span key={place} className={css.waiting} />) : null}
      {pages.map((page, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={index}
          type="button"
          className={css.thumbnail}
          data-page={index + 1}
          aria-current={index + 1 === current ? 'page' : undefined}
          aria-label={t('goToPage', { number: index + 1 })}
          style={{ aspectRatio: `${page.width} / ${page.height}` }}
          onClick={() => onGo(index + 1)}
        >
          {page.url ? <SteadyImage url={page.url} alt="" className={css.drawing} /> : null}
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
        </button>
      ))}
    </nav>
  )
}
