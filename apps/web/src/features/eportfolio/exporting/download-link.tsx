import type { FileSummary } from '@learntrail/contract/files/files'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import css from './download-link.module.css'

interface DownloadLinkProps {
  file: Pick<FileSummary, 'url' | 'displayName'>
  /** The person waited for it: the download starts by itself once. */
  isAwaited?: boolean
}

/** Link to the file, saved under its chosen name. */
export function DownloadLink({ file, isAwaited = false }: DownloadLinkProps) {
  const { t } = useTranslation('eportfolio/exporting')
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isAwaited) link.current?.click()
  }, [isAwaited])
  return (
    <a ref={link} className={css.link} href={`${file.url}?type=original`} download={file.displayName}>
      <Icon name="download" size={18} />
      {t('download')}
    </a>
  )
}
