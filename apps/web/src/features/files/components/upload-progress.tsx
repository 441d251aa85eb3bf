import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import { ConversionNote, isConverted } from '../conversions/conversion-note.tsx'
import type { UploadItem } from '../uploads/upload-item.ts'
import css from './upload-row.module.css'

interface UploadProgressProps {
  item: UploadItem
  /** The file that was chosen again differs from the one whose upload was begun. */
  isOtherFile: boolean
  receipt: { id: string; isShown: boolean; onToggle: () => void }
}

/** State and progress of an upload, in a line below its name. */
export function UploadProgress({ item, isOtherFile, receipt }: UploadProgressProps) {
  const { t } = useTranslation('files')
  const sentence = useSentence()
  const { name, bytes, state, isPaused, isLineLost, needsFile, summary } = item
  const percent = Math.floor(item.progress * 100)

  if (needsFile) {
    return <span className={css.problem}>{t(isOtherFile ? 'upload.otherFile' : 'upload.needsFile')}</span>
  }
  if (state === 'failed') return <span className={css.problem}>{sentence(item.problem)}</span>
  if (state === 'uploading' || isPaused) {
    const words = isPaused
      ? t('upload.paused', { percent })
      : t('upload.percent', { percent, size: formatBytes(bytes) })
    return (
      <span className={css.progress}>
        <progress aria-label={t('upload.progress', { name })} max={100} value={percent} />
        <span>{isLineLost ? t('upload.lineLost', { percent }) : words}</span>
      </span>
    )
  }
  if (state === 'not_uploaded' || !summary) return <span className={css.facts}>{t('upload.waiting')}</span>
  return (
    <span className={css.facts}>
      {formatBytes(bytes)}
      <button
        type="button"
        className={css.receipt}
        aria-label={t('upload.receiptOf', { name })}
        aria-expanded={receipt.isShown}
        aria-controls={receipt.isShown ? receipt.id : undefined}
        onClick={receipt.onToggle}
      >
        {t('upload.receipt')}
      </button>
      {isConverted(summary) ? <ConversionNote file={summary} /> : null}
    </span>
  )
}
