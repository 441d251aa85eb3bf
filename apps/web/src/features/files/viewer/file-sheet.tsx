import type { ComponentProps } from 'react'
import { previewOf, watermarkOf } from '../file-addresses.ts'
import { kindOf } from '../file-kinds.ts'
import { ConvertedStage } from './converted-stage.tsx'
import css from './file-sheet.module.css'
import { PdfStage } from './pdf-stage.tsx'
import type { ViewedFile } from './viewed-file.ts'

interface FileSheetProps extends Pick<ComponentProps<typeof PdfStage>, 'over' | 'goTo'> {
  file: ViewedFile
}

const paper = ['pdf', 'word', 'ppt', 'excel']

/** Whether a file has pages that something can lie over; a picture is one page. */
export const isSheet = (file: Pick<ViewedFile, 'type'>) => [...paper, 'image'].includes(kindOf(file))

/** The pages of a file within a screen, with what lies over each of them. */
export function FileSheet({ file, over, goTo }: FileSheetProps) {
  const kind = kindOf(file)
  if (kind === 'image')
    return (
      <div className={css.picture}>
        <img
          src={previewOf(file)}
          alt={file.displayName}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
        />
        {over?.(1)}
      </div>
    )
  const isPdf = kind === 'pdf'
  const stage = <PdfStage file={file} url={isPdf ? watermarkOf(file) : previewOf(file)} over={over} goTo={goTo} />
  return <div className={css.pages}>{isPdf ? stage : <ConvertedStage file={file}>{stage}</ConvertedStage>}</div>
}
