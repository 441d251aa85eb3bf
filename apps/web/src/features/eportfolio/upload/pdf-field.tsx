import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { fileLimits } from '@learntrail/contract/files/limits'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MouseOnly } from '../../../ui/mouse-only.tsx'
import { UploadList } from '../../files/index.ts'
import { checkPdf, type PdfRefusal } from './check-pdf.ts'
import css from './pdf-field.module.css'
import type { useUploadSession } from './use-upload-session.ts'

interface PdfFieldProps {
  session: ReturnType<typeof useUploadSession>
  error: string | null
  onChosen: () => void
}

/** Field for one PDF, chosen or dropped; checked before it is uploaded. */
export function PdfField({ session, error, onChosen }: PdfFieldProps) {
  const { t } = useTranslation('eportfolio')
  const picker = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const [refusal, setRefusal] = useState<PdfRefusal | null>(null)
  const [isOver, setOver] = useState(false)
  const { items, queue } = session

  const take = async (file: File | undefined) => {
    if (!file) return
    const reason = await checkPdf(file)
    setRefusal(reason)
    if (reason) return
    onChosen()
    session.choose(file)
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const problem = refusal ? t(`upload.refused.${refusal}`, { size: fileLimits.bytes / 1024 / 1024 }) : error

  return (
    <fieldset
      className={css.field}
      data-over={isOver || undefined}
      data-filled={items.length > 0 || undefined}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={(event) => {
        drag(event)
        void take(event.dataTransfer.files[0])
      }}
    >
      <legend className={css.legend}>{t('upload.file')}</legend>
      <input
        ref={picker}
        type="file"
        hidden
        tabIndex={-1}
        data-testid="pdf-picker"
        accept=".pdf,application/pdf"
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          // Reset, so that the same file can be chosen again after removal.
          event.currentTarget.value = ''
        }}
      />
      {items.length > 0 ? (
        <UploadList queue={queue} items={items} addressOf={undefined} />
      ) : (
        <p className={css.hint}>
          <Icon name="file" size={32} />
          <MouseOnly>{t('upload.drop')}</MouseOnly>
        </p>
      )}
      <Button look="line" icon="file" aria-describedby={noteId} onClick={() => picker.current?.click()}>
        {t(items.length > 0 ? 'upload.another' : 'upload.choose')}
      </Button>
      <p id={noteId} className={problem ? css.problem : css.note} role={problem ? 'alert' : undefined}>
        {problem ?? t('upload.limits', { size: fileLimits.bytes / 1024 / 1024, pages: ePortfolioLimits.documentPages })}
      </p>
    </fieldset>
  )
}
