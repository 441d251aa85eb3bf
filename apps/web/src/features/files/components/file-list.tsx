import type { FileSummary } from '@learntrail/contract/files/files'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { kindOf } from '../file-kinds.ts'
import { formatBytes } from '../file-size.ts'
import css from './file-list.module.css'
import { KindBadge } from './kind-badge.tsx'

/** Files that are no pictures, each to be downloaded. */
export function FileList({ files }: { files: readonly FileSummary[] }) {
  const { t } = useTranslation('files')
  if (files.length === 0) return null
  return (
    <ul className={css.list} aria-label={t('list')}>
      {files.map((file) => (
        <li key={file.id}>
          <a className={css.file} href={file.url} download={file.displayName}>
            <KindBadge kind={kindOf(file)} />
            <span className={css.words}>
              <span className={css.name}>{file.displayName}</span>
              <span className={css.facts}>
                {t(`kinds.${kindOf(file)}`)} · {formatBytes(file.bytes)}
              </span>
            </span>
            <Icon name="download" />
          </a>
        </li>
      ))}
    </ul>
  )
}
