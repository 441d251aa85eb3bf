import { nationalUploadDays, nationalUploadRule } from '@learntrail/contract/eportfolio/national-upload'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../ui/dates.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import css from './question.module.css'

/** Deadlines of a semester's course results for the national upload, and their size limit. */
export function UploadDays({ semester, day }: { semester: string; day: string }) {
  const { t } = useTranslation('analytics')
  const { uploadedUntil, certifiedUntil } = nationalUploadDays(semester)
  return (
    <p className={css.days}>
      {t('upload', {
        uploaded: formatDay(uploadedUntil),
        certified: formatDay(certifiedUntil),
        size: formatBytes(nationalUploadRule(day).documentBytes),
      })}
    </p>
  )
}
