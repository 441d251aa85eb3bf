import { nationalUploadDays, nationalUploadRule } from '@learntrail/contract/eportfolio/national-upload'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../ui/dates.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import css from './question.module.css'

/** Until when results of courses of a semester go to the ministry, and how large they may be. */
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
