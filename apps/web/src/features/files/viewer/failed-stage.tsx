import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { DownloadButton } from './download-button.tsx'
import { StageNote } from './stage-note.tsx'
import type { ViewedFile } from './viewed-file.ts'

interface FailedStageProps {
  file: ViewedFile
  title: string
  /** Undefined if the bytes can be read but not shown. */
  problem: unknown
  onRetry: () => void
  isRetrying?: boolean
}

/** A file that could not be shown: the reason, a retry and a download. */
export function FailedStage({ file, title, problem, onRetry, isRetrying }: FailedStageProps) {
  const { t } = useTranslation(['files/viewer', 'common'])
  const sentence = useSentence()
  const isLost = isProblem(problem, 'FILE_BYTES_GONE')
  const isGone = isLost || isProblem(problem, 'FILE_NOT_FOUND', 'FILE_EXPIRED')
  return (
    <StageNote
      role="alert"
      icon="alert"
      title={isLost ? t('failed.gone') : title}
      actions={
        <>
          <Button look="primary" onClick={onRetry} isBusy={isRetrying}>
            {t('common:retry')}
          </Button>
          {isGone ? null : <DownloadButton file={file} />}
        </>
      }
    >
      <p>{problem === undefined ? t('failed.format') : sentence(problem)}</p>
    </StageNote>
  )
}
