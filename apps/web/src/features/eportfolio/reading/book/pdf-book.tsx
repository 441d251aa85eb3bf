import 'react-pdf/dist/Page/TextLayer.css'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import { useDrag } from '@use-gesture/react'
import { type ComponentProps, type CSSProperties, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Document, Page } from 'react-pdf'
import { isDoubleIn, pageByKey, pageWidthIn, spreadOf, turned, zoomed } from './book.rules.ts'
import { BookBar } from './book-bar.tsx'
import { BookLoading } from './book-loading.tsx'
import { Contents } from './contents.tsx'
import css from './pdf-book.module.css'
import { type Bookmark, readOutline } from './read-outline.ts'
import { useBookKeys } from './use-book-keys.ts'
import { useFullScreen } from './use-full-screen.ts'

interface PdfBookProps {
  url: string
  title: string
  options: ComponentProps<typeof Document>['options']
  /** Called when the first pages are rendered. */
  onShown: () => void
  onFailed: () => void
}

interface Loaded {
  count: number
  /** Height divided by width of the first page. */
  ratio: number
  bookmarks: readonly Bookmark[]
}

/** Padding in pixels around the pages, as in the style sheet. */
const around = 20
/** Highest device pixel ratio; more needs more memory than phones have. */
const sharpest = 2

/** A PDF as a book: spreads where they fit, otherwise single pages. */
export function PdfBook({ url, title, options, onShown, onFailed }: PdfBookProps) {
  const { t } = useTranslation('eportfolio')
  const [book, setBook] = useState<Loaded>()
  const [page, setPage] = useState(1)
  const [direction, setDirection] = useState<'forth' | 'back' | null>(null)
  const [scale, setScale] = useState(1)
  const [isContentsOpen, setContentsOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const scroll = useRef<HTMLElement>(null)
  const stage = useElementSize()
  const stageRef = useMergedRef(scroll, stage.ref)
  const fullScreen = useFullScreen(whole)
  const file = useMemo(() => ({ url }), [url])

  const count = book?.count ?? 0
  const ratio = book?.ratio ?? 297 / 210
  const room = { width: stage.width - 2 * around, height: stage.height - 2 * around }
  const isDouble = isDoubleIn(room, ratio)
  const width = pageWidthIn(room, ratio, isDouble) * scale
  const spread = spreadOf(page, count, isDouble)

  const go = (next: number) => {
    if (next === page) return
    setDirection(next > page ? 'forth' : 'back')
    setPage(next)
    // A zoomed page starts at its top.
    scroll.current?.scrollTo({ top: 0 })
  }
  const turn = (step: 1 | -1) => go(turned(page, count, isDouble, step))
  useBookKeys((key) => {
    const next = pageByKey(key, page, count, isDouble)
    if (next === undefined || count === 0 || isContentsOpen) return false
    go(next)
    return true
  })
  const swipe = useDrag(
    ({ swipe: [x], event }) => {
      if (x !== 0 && scale === 1 && !isSelecting(event)) turn(x < 0 ? 1 : -1)
    },
    { axis: 'x', filterTaps: true, pointer: { touch: true } },
  )
  return (
    <div ref={whole} className={css.book} data-book data-full={fullScreen.isOn || undefined}>
      <section
        ref={stageRef}
        className={css.stage}
        data-zoomed={scale > 1 || undefined}
        style={{ '--shape': isDouble ? ratio / 2 : ratio } as CSSProperties}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard when zoomed
        tabIndex={0}
        aria-label={t('book.label', { title })}
        {...swipe()}
      >
        <Document
          className={css.document}
          file={file}
          options={options}
          suspense={false}
          loading={<BookLoading />}
          error={null}
          noData={null}
          externalLinkTarget="_blank"
          externalLinkRel="noopener noreferrer nofollow"
          onItemClick={({ pageNumber }) => go(pageNumber)}
          onLoadSuccess={async (pdf) => {
            const { width: wide, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
            setBook({ count: pdf.numPages, ratio: height / wide, bookmarks: await readOutline(pdf).catch(() => []) })
            onShown()
          }}
          onLoadError={onFailed}
          onSourceError={onFailed}
          onPassword={onFailed}
        >
          {book && stage.width > 0 ? (
            <div
              key={spread[0]}
              className={css.spread}
              data-direction={direction ?? undefined}
              data-single={spread.length === 1 || undefined}
              style={{ width: width * (isDouble ? 2 : 1) }}
            >
              {spread.map((number) => (
                <div
                  key={number}
                  className={css.page}
                  data-side={spread.length === 2 ? (number % 2 === 0 ? 'left' : 'right') : undefined}
                  style={{ width, minHeight: Math.round(width * ratio) }}
                >
                  <Page
                    pageNumber={number}
                    width={width}
                    devicePixelRatio={Math.min(sharpest, window.devicePixelRatio)}
                    loading={null}
                    error={<p className={css.fault}>{t('book.pageFailed')}</p>}
                  />
                </div>
              ))}
            </div>
          ) : (
            <BookLoading />
          )}
        </Document>
      </section>
      <BookBar
        spread={spread}
        count={count}
        scale={scale}
        onTurn={turn}
        canTurn={{ back: turned(page, count, isDouble, -1) !== page, forth: turned(page, count, isDouble, 1) !== page }}
        onZoom={(step) => setScale((now) => zoomed(now, step))}
        onContents={book && book.bookmarks.length > 0 ? () => setContentsOpen(true) : undefined}
        fullScreen={fullScreen}
      />
      <Contents
        isOpen={isContentsOpen}
        bookmarks={book?.bookmarks ?? []}
        shown={spread}
        onGo={(next) => {
          setContentsOpen(false)
          go(next)
        }}
        onClose={() => setContentsOpen(false)}
      />
    </div>
  )
}

/** Whether a drag is a text selection with the mouse, which must not turn pages. */
function isSelecting(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse'
}
