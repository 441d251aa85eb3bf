import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { formatBytes } from '../../../../ui/file-size.ts'
import { isStuck } from '../../../files/index.ts'
import { useEditing } from '../editing-context.ts'
import type { CourseUpload } from './course-uploads.ts'
import css from './uploads.module.css'

interface UploadProgressProps {
  upload: CourseUpload
  /** Called when it is cancelled, to remove what refers to it. Without it, cancelling is offered elsewhere. */
  onCancel?: () => void
}

/** Progress of an upload in this window, with its actions. */
export function UploadProgress({ upload, onCancel }: UploadProgressProps) {
  const { t } = useTranslation('courses/editing')
  const { uploads } = useEditing()
  const { courseFileId, item } = upload
  const [isOther, setOther] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const problem = upload.problem ?? item.problem
  const percent = Math.floor(item.progress * 100)
  const words = isOther
    ? t('files.other', { name: item.name })
    : item.needsFile
      ? t('files.needed', { name: item.name, size: formatBytes(item.bytes) })
      : problem
        ? sentenceOf(problem)
        : item.isLineLost
          ? t('files.lineLost')
          : t('files.percent', { percent, size: formatBytes(item.bytes) })

  async function choose(file: File | undefined) {
    if (file !== undefined) setOther(!(await uploads.chooseAgain(courseFileId, file)))
  }

  return (
    <div className={css.progress}>
      {item.needsFile ? null : (
        <progress className={css.bar} max={100} value={percent} aria-label={t('files.sending', { name: item.name })} />
      )}
      <p className={css.words} role={item.needsFile || problem ? 'status' : undefined}>
        {words}
      </p>
      <div className={css.acts}>
        {item.needsFile ? (
          <>
            <input
              ref={picker}
              type="file"
              hidden
              tabIndex={-1}
              aria-label={t('files.chooseSame')}
              data-testid="same-file-picker"
              onChange={(event) => {
                void choose(event.currentTarget.files?.[0])
                event.currentTarget.value = ''
              }}
            />
            <Button look="soft" onClick={() => picker.current?.click()}>
              {t('files.chooseSame')}
            </Button>
          </>
        ) : isStuck(item) || upload.problem ? (
          <Button look="soft" onClick={() => uploads.retry(courseFileId)}>
            {t('files.again')}
          </Button>
        ) : null}
        {onCancel ? (
          <Button
            look="quiet"
            onClick={() => {
              onCancel()
              void uploads.cancel(courseFileId)
            }}
          >
            {t('files.cancel')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
