import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { retryConversion } from '../api/retry-conversion.ts'
import { previewOf } from '../file-addresses.ts'
import { DownloadButton } from './download-button.tsx'
import { figures } from './figures.ts'
import { RetryDialog } from './retry-dialog.tsx'
import { StageNote } from './stage-note.tsx'
import { useConversion } from './use-conversion.ts'
import type { ViewedFile } from './viewed-file.ts'

interface ConvertedStageProps {
  file: ViewedFile
  children: ReactNode
}

/** A file shown in a converted form: waits for the conversion, retries, and explains failures. */
export function ConvertedStage({ file, children }: ConvertedStageProps) {
  const { t } = useTranslation('files/viewer')
  const isNeeded = file.conversion !== null && file.conversion.state !== 'done'
  const [waiting, restart] = useConversion(previewOf(file), isNeeded)
  const [isAsking, setAsking] = useState(true)

  if (waiting.step === 'ready') return children
  if (waiting.step === 'failed') return <FailedConversion file={file} problem={waiting.problem} onRetry={restart} />
  if (waiting.step === 'waiting') {
    return (
      <StageNote role="status" icon="plan" title={t('conversion.waiting')}>
        <p>{t('conversion.waitingText')}</p>
        {waiting.tries > 0 ? (
          <p>{t('conversion.try', { number: waiting.tries, count: figures.conversion.tries })}</p>
        ) : null}
      </StageNote>
    )
  }
  const again = () => {
    setAsking(true)
    restart()
  }
  return (
    <>
      <StageNote
        icon="plan"
        title={t('conversion.late')}
        actions={
          <>
            <Button onClick={again}>{t('conversion.reload')}</Button>
            <DownloadButton file={file} />
          </>
        }
      />
      <RetryDialog isOpen={isAsking} onReload={again} onClose={() => setAsking(false)} />
    </>
  )
}

const titles = {
  FILE_WITHHELD: 'conversion.withheld',
  CONVERSION_UNAVAILABLE: 'conversion.unavailable',
  FILE_PROTECTED: 'conversion.protected',
  FILE_BYTES_GONE: 'failed.gone',
} as const

function titleOf(problem: unknown) {
  const codes = Object.keys(titles) as (keyof typeof titles)[]
  const code = codes.find((known) => isProblem(problem, known))
  return code === undefined ? 'conversion.failed' : titles[code]
}

interface FailedConversionProps {
  file: ViewedFile
  problem: unknown
  onRetry: () => void
}

function FailedConversion({ file, problem, onRetry }: FailedConversionProps) {
  const { t } = useTranslation(['files/viewer', 'common'])
  const sentence = useSentence()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const isWithheld = isProblem(problem, 'FILE_WITHHELD')
  // There is nothing to download; asking for the file converts it again if its bytes come back.
  const isLost = isProblem(problem, 'FILE_BYTES_GONE')
  // Retrying cannot help: the converter is missing, or the file needs a password.
  const isUnavailable = isProblem(problem, 'CONVERSION_UNAVAILABLE', 'FILE_PROTECTED')

  const convertAgain = async () => {
    setBusy(true)
    try {
      // The owner restarts a failed conversion; other problems may pass by themselves.
      if (file.isMine && isProblem(problem, 'CONVERSION_FAILED', 'FILE_BYTES_GONE')) await retryConversion(file.id)
      onRetry()
    } catch (refused) {
      setRefusal(refused)
      setBusy(false)
    }
  }

  return (
    <StageNote
      role="alert"
      icon={isWithheld ? 'lock' : 'alert'}
      title={t(titleOf(problem))}
      actions={
        isWithheld ? null : (
          <>
            {isUnavailable ? null : (
              <Button onClick={convertAgain} isBusy={isBusy}>
                {t('common:retry')}
              </Button>
            )}
            {isLost ? null : <DownloadButton file={file} />}
          </>
        )
      }
    >
      <p>{sentence(refusal ?? problem)}</p>
    </StageNote>
  )
}
