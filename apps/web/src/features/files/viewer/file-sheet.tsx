import { type ComponentProps, useEffect, useRef } from 'react'
import { previewOf, watermarkOf } from '../file-addresses.ts'
import { kindOf } from '../file-kinds.ts'
import { ConvertedStage } from './converted-stage.tsx'
import { figures } from './figures.ts'
import css from './file-sheet.module.css'
import type { SheetView } from './pdf-document.tsx'
import { PdfStage } from './pdf-stage.tsx'
import { usePdfZoom } from './use-pdf-zoom.ts'
import type { ViewedFile } from './viewed-file.ts'

interface FileSheetProps extends Pick<ComponentProps<typeof PdfStage>, 'over' | 'goTo'> {
  file: ViewedFile
  onView: (view: SheetView) => void
}

const paper = ['pdf', 'word', 'ppt', 'excel']

/** Whether a file has pages that can carry an overlay; a picture counts as one page. */
export const isSheet = (file: Pick<ViewedFile, 'type'>) => [...paper, 'image'].includes(kindOf(file))

/** The pages of a file within a screen, at full width, each with its overlay. */
export function FileSheet({ file, over, goTo, onView }: FileSheetProps) {
  const kind = kindOf(file)
  if (kind === 'image') return <PictureSheet file={file} over={over} onView={onView} />
  const isPdf = kind === 'pdf'
  const url = isPdf ? watermarkOf(file) : previewOf(file)
  const stage = <PdfStage file={file} url={url} over={over} goTo={goTo} onView={onView} />
  return <div className={css.pages}>{isPdf ? stage : <ConvertedStage file={file}>{stage}</ConvertedStage>}</div>
}

function PictureSheet({ file, over, onView }: Omit<FileSheetProps, 'goTo'>) {
  const scroll = useRef<HTMLElement>(null)
  const { scale, preview } = usePdfZoom(scroll, figures.sheet)
  useEffect(() => onView({ page: 1, count: 1, scale }), [onView, scale])
  return (
    <section
      ref={scroll}
      className={css.scroll}
      data-scrolls
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for the keyboard
      tabIndex={0}
      aria-label={file.displayName}
    >
      <div
        className={css.picture}
        style={{ width: `${scale * 100}%`, transform: preview === 1 ? undefined : `scale(${preview})` }}
      >
        <img
          src={previewOf(file)}
          alt={file.displayName}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
        />
        {over?.(1)}
      </div>
    </section>
  )
}
