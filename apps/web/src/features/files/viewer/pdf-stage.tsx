import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { previewOf } from '../file-addresses.ts'
import { FailedStage } from './failed-stage.tsx'
import { LazyPdfDocument } from './lazy-pdf-document.tsx'
import { PdfCover } from './pdf-cover.tsx'
import { useProblem } from './use-problem.ts'
import type { ViewedFile } from './viewed-file.ts'

interface PdfStageProps extends Pick<ComponentProps<typeof LazyPdfDocument>, 'over' | 'goTo' | 'onView'> {
  file: ViewedFile
  /** Address of the PDF: the watermarked file itself, or the conversion of an office file. */
  url: string
}

export function PdfStage({ file, url, over, goTo, onView }: PdfStageProps) {
  const { t } = useTranslation('files/viewer')
  const fault = useProblem(url)
  // The server cannot watermark a password-protected PDF, so it is opened unstamped and covered here.
  if (isProblem(fault.problem, 'PDF_PROTECTED')) {
    return <PdfStage file={file} url={previewOf(file)} over={coveredWith(over)} goTo={goTo} onView={onView} />
  }
  if (fault.isThere) {
    return <FailedStage file={file} title={t('failed.pdf')} problem={fault.problem} onRetry={fault.clear} />
  }
  return (
    <LazyPdfDocument
      key={fault.round}
      url={url}
      name={file.displayName}
      onFailed={fault.find}
      onView={onView}
      over={over}
      goTo={goTo}
    />
  )
}

function coveredWith(over: PdfStageProps['over']): NonNullable<PdfStageProps['over']> {
  return (page) => (
    <>
      <PdfCover />
      {over?.(page)}
    </>
  )
}
