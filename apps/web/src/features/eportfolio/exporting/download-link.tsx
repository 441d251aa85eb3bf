import type { FileSummary } from '@learntrail/contract/files/files'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import css from './download-link.module.css'

/** The file itself, under the name that was chosen for it. */
export function DownloadLink({ file }: { file: Pick<FileSummary, 'url' | 'displayName'> }) {
  const { t } = useTranslation('eportfolio/exporting')
  return (
    <a className={css.link} href={`${file.url}?type=original`} download={file.displayName}>
      <Icon name="download" size={18} />
      {t('download')}
    </a>
  )
}
