import 'react-pdf/dist/Page/TextLayer.css'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Document } from 'react-pdf'
import { dot } from '../../../ui/dotted.ts'
import { figures } from './figures.ts'
import { LoadingStage } from './loading-stage.tsx'
import { pageWidthIn } from './pdf.rules.ts'
import css from './pdf-document.module.css'
import { pdfOptions } from './pdf-options.ts'
import { PdfPages } from './pdf-pages.tsx'
import { PdfPassword } from './pdf-password.tsx'
import parts from './stage-parts.module.css'
import { usePdfZoom } from './use-pdf-zoom.ts'

interface PdfDocumentProps extends Pick<ComponentProps<typeof PdfPages>, 'over' | 'goTo'> {
  /** Address of the file, or its bytes if it has none. */
  url: string | Uint8Array
  name: string
  onFailed: () => void
  /** Set within a screen, whose tools show page and zoom: full width, and as high as the pages. */
  onView?: ((view: SheetView) => void) | undefined
}

/** Which part of a file is in view. */
export interface SheetView {
  page: number
  count: number
  /** Zoom; 1 fills the width. */
  scale: number
}

/** A pending request for the password; `isWrong` if the last one did not open the file. */
interface Lock {
  answer: (password: string) => void
  isWrong: boolean
}

/** `PasswordResponses.INCORRECT_PASSWORD` of PDF.js. */
const wrongPassword = 2

/** The pages of a PDF, one below the other; only those near the screen are rendered. */
export function PdfDocument({ url, name, onFailed, onView, over, goTo }: PdfDocumentProps) {
  const { t } = useTranslation('files/viewer')
  const scroll = useRef<HTMLElement>(null)
  const { ref: measured, width: stageWidth } = useElementSize()
  const ref = useMergedRef(scroll, measured)
  const [page, setPage] = useState(1)
  const [pages, setPages] = useState<{ count: number; ratio: number }>()
  const [lock, setLock] = useState<Lock>()
  const isSheet = onView !== undefined
  const { scale, preview } = usePdfZoom(scroll, isSheet ? figures.sheet : figures.pdf)
  useEffect(() => {
    if (pages) onView?.({ page, count: pages.count, scale })
  }, [onView, page, pages, scale])
  // PDF.js transfers the bytes to its worker, so it gets a copy.
  const file = useMemo(() => (typeof url === 'string' ? { url } : { data: url.slice() }), [url])

  return (
    <div className={parts.whole} data-sheet={isSheet || undefined}>
      <section
        ref={ref}
        className={css.scroll}
        data-scrolls
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for the keyboard
        tabIndex={0}
        aria-label={name}
      >
        <Document
          className={css.document}
          file={file}
          options={pdfOptions}
          suspense={false}
          loading={<LoadingStage />}
          error={null}
          noData={null}
          externalLinkTarget="_blank"
          externalLinkRel="noopener noreferrer nofollow"
          onLoadSuccess={async (pdf) => {
            const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
            setPages({ count: pdf.numPages, ratio: height / width })
          }}
          onLoadError={onFailed}
          onSourceError={onFailed}
          onPassword={(answer, reason) => setLock({ answer, isWrong: reason === wrongPassword })}
        >
          {pages && stageWidth > 0 ? (
            <PdfPages
              scroll={scroll}
              count={pages.count}
              ratio={pages.ratio}
              width={(isSheet ? Math.floor(stageWidth) : pageWidthIn(stageWidth)) * scale}
              preview={preview}
              onPage={setPage}
              over={over}
              goTo={goTo}
            />
          ) : (
            <LoadingStage />
          )}
        </Document>
      </section>
      {lock ? (
        <PdfPassword
          key={String(lock.isWrong)}
          isWrong={lock.isWrong}
          onAnswer={(password) => {
            setLock(undefined)
            lock.answer(password)
          }}
        />
      ) : null}
      {pages && !isSheet ? (
        <p className={`${parts.over} ${css.place}`}>
          {t('pdf.page', { number: page, count: pages.count })}
          {scale > 1 ? `${dot}${t('zoom.at', { percent: Math.round(scale * 100) })}` : null}
        </p>
      ) : null}
    </div>
  )
}
