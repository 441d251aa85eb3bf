import type { FileSummary } from '@learntrail/contract/files/files'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { FileFacts } from '../conversions/file-facts.tsx'
import { FileMark } from '../pictures/file-mark.tsx'
import { opensFile } from '../viewer/return-focus.ts'
import css from './file-list.module.css'

interface FileListProps {
  files: readonly FileSummary[]
  /** Returns the viewer's address of a file. */
  addressOf: (file: FileSummary) => string
}

/** Files other than pictures, each opened in the viewer. */
export function FileList({ files, addressOf }: FileListProps) {
  const { t } = useTranslation('files')
  if (files.length === 0) return null
  return (
    <ul className={css.list} aria-label={t('list')}>
      {files.map((file) => (
        <li key={file.id}>
          <Link className={css.file} to={addressOf(file)} {...opensFile(file.id)}>
            <FileMark file={file} />
            <span className={css.words}>
              <span className={css.name}>{file.displayName}</span>
              <span className={css.facts}>
                <FileFacts file={file} />
              </span>
            </span>
            <Icon name="right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
