import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { formatBytes } from '../../../../ui/file-size.ts'
import { isStuck } from '../../../files/index.ts'
import { useEditing } from '../editing-context.ts'
import type { CourseUpload } from './course-uploads.ts'
import css from './uploads.module.css'

/** How far a file of this window is, and what can be done about it. */
export function UploadProgress({ upload }: { upload: CourseUpload }) {
  const { t } = useTranslation('courses/editing')
  const { uploads } = useEditing()
  const { courseFileId, item } = upload
  const problem = upload.problem ?? item.problem
  const percent = Math.floor(item.progress * 100)
  return (
    <div className={css.progress}>
      <progress className={css.bar} max={100} value={percent} aria-label={t('files.sending', { name: item.name })} />
      <p className={css.words}>
        {problem
          ? sentenceOf(problem)
          : item.isLineLost
            ? t('files.lineLost')
            : t('files.percent', { percent, size: formatBytes(item.bytes) })}
      </p>
      {isStuck(item) || upload.problem ? (
        <Button look="soft" onClick={() => uploads.retry(courseFileId)}>
          {t('files.again')}
        </Button>
      ) : null}
    </div>
  )
}
