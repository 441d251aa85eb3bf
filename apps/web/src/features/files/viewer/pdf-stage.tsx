import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedStage } from './failed-stage.tsx'
import { LoadingStage } from './loading-stage.tsx'
import { useProblem } from './use-problem.ts'
import type { ViewedFile } from './viewed-file.ts'

const PdfDocument = lazy(() => import('./pdf-document.tsx').then((module) => ({ default: module.PdfDocument })))

interface PdfStageProps extends Pick<ComponentProps<typeof PdfDocument>, 'over' | 'goTo'> {
  file: ViewedFile
  /** Where its PDF is: the file itself with a watermark, or what was made of an office file. */
  url: string
}

export function PdfStage({ file, url, over, goTo }: PdfStageProps) {
  const { t } = useTranslation('files/viewer')
  const [isLocked, setLocked] = useState(false)
  const fault = useProblem(url)
  if (fault.isThere) {
    return <FailedStage file={file} title={t('failed.pdf')} problem={fault.problem} onRetry={fault.clear} />
  }
  if (isLocked) {
    return (
      <FailedStage
        file={file}
        title={t('failed.pdf')}
        reason={t('failed.locked')}
        problem={undefined}
        onRetry={() => setLocked(false)}
      />
    )
  }
  return (
    <Suspense fallback={<LoadingStage />}>
      <PdfDocument
        key={fault.round}
        url={url}
        name={file.displayName}
        onFailed={fault.find}
        onLocked={() => setLocked(true)}
        over={over}
        goTo={goTo}
      />
    </Suspense>
  )
}
