import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from 'react-pdf'
import { sharpness } from './pdf.rules.ts'
import css from './pdf-document.module.css'

const gap = 16

interface PdfPagesProps {
  scroll: RefObject<HTMLElement | null>
  count: number
  /** Height by width of the first page; other pages report theirs when loaded. */
  ratio: number
  width: number
  /** Temporary scale during a pinch. */
  preview: number
  /** Called with the page in the middle of the screen, from 1. */
  onPage: (number: number) => void
  /** Returns the overlay of a page, from 1. */
  over?: ((page: number) => ReactNode) | undefined
  /** Page to scroll to; a new object scrolls again. */
  goTo?: { page: number } | undefined
}

export function PdfPages({ scroll, count, ratio, width, preview, onPage, over, goTo }: PdfPagesProps) {
  const { t } = useTranslation('files/viewer')
  const [ratios, setRatios] = useState<Record<number, number>>({})
  const heightOf = (index: number) => Math.round(width * (ratios[index] ?? ratio))
  const pages = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: heightOf,
    overscan: 1,
    gap,
    initialRect: { width: 800, height: 800 },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes depend on the width and the pages' ratios
  useEffect(() => pages.measure(), [pages, width, ratios])

  const middle = (pages.scrollOffset ?? 0) + (scroll.current?.clientHeight ?? 0) / 2
  const current = pages.getVirtualItems().findLast((page) => page.start <= middle)?.index ?? 0
  useEffect(() => onPage(current + 1), [current, onPage])

  useEffect(() => {
    if (goTo) pages.scrollToIndex(goTo.page - 1, { align: 'start' })
  }, [goTo, pages])

  return (
    <div
      className={css.pages}
      style={{ width, height: pages.getTotalSize(), transform: preview === 1 ? undefined : `scale(${preview})` }}
    >
      {pages.getVirtualItems().map(({ index, start }) => (
        <section
          key={index}
          className={css.page}
          style={{ top: start, height: heightOf(index) }}
          aria-label={t('pdf.page', { number: index + 1, count })}
        >
          <Page
            pageIndex={index}
            width={width}
            devicePixelRatio={sharpness(width, heightOf(index), window.devicePixelRatio)}
            loading={null}
            error={<p className={css.fault}>{t('failed.page')}</p>}
            onLoadSuccess={({ originalWidth, originalHeight }) => {
              const own = originalHeight / originalWidth
              if (Math.abs(own - (ratios[index] ?? ratio)) > 0.001) {
                setRatios((before) => ({ ...before, [index]: own }))
              }
            }}
          />
          {over?.(index + 1)}
        </section>
      ))}
    </div>
  )
}
