import { useTranslation } from 'react-i18next'
import { formatFullDay } from '../../../ui/dates.ts'
import { dotted } from '../../../ui/dotted.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import { KindBadge } from '../components/kind-badge.tsx'
import { kindOf } from '../file-kinds.ts'
import { DownloadButton } from './download-button.tsx'
import css from './other-stage.module.css'
import type { ViewedFile } from './viewed-file.ts'

/** A file that cannot be shown here: its facts and a download. */
export function OtherStage({ file }: { file: ViewedFile }) {
  const { t } = useTranslation(['files/viewer', 'files'])
  const kind = kindOf(file)
  return (
    <div className={css.card}>
      <KindBadge kind={kind} />
      <p className={css.name}>{file.displayName}</p>
      <p className={css.facts}>
        {dotted([t(`files:kinds.${kind}`), formatBytes(file.bytes), formatFullDay(file.createdAt)])}
      </p>
      <p className={css.facts}>{t('other.text')}</p>
      <DownloadButton file={file} />
    </div>
  )
}
