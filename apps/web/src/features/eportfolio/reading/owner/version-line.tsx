import type { EPortfolio, EPortfolioVersion } from '@learntrail/contract/eportfolio/eportfolios'
import { formTypes } from '@learntrail/contract/eportfolio/facts'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../ui/chip.tsx'
import { dotted } from '../../../../ui/dotted.ts'
import { formatBytes } from '../../../../ui/file-size.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { When } from '../../../../ui/when.tsx'
import { DownloadLink } from '../../exporting/download-link.tsx'
import { FormState } from '../../exporting/form-state.tsx'
import { isPending } from '../../exporting/use-form.ts'
import css from './owner-cards.module.css'

interface VersionLineProps {
  ePortfolio: EPortfolio
  version: EPortfolioVersion
  onRemove: () => void
}

/** One version: date, files, and progress while it is made. */
export function VersionLine({ ePortfolio, version, onRemove }: VersionLineProps) {
  const { t } = useTranslation('eportfolio')
  const { number, type, exportedAt, forms } = version
  const { id, title } = ePortfolio
  const document = forms.find((form) => form.type === type)
  const isRead = number === ePortfolio.version
  const isMade = document?.state === 'done'
  const isUnderWay = document !== undefined && isPending(document)
  // The current version's files are listed above.
  const files = formTypes.flatMap((each) => {
    const file = isRead || !isMade ? null : forms.find((form) => form.type === each)?.file
    return file ? [{ file, words: dotted([t(`forms.${each}.name`), formatBytes(file.bytes)]) }] : []
  })
  const [first, ...others] = files
  return (
    <>
      <div className={css.version}>
        <span>
          <strong>{t('versions.number', { number })}</strong>
          <small className={css.when}>
            <When time={exportedAt} />
            {first ? <span>{first.words}</span> : null}
          </small>
        </span>
        {isRead ? <Chip tone="leaf">{t('versions.read')}</Chip> : null}
        {first ? <DownloadLink file={first.file} /> : null}
        {isRead || isUnderWay ? null : (
          <IconButton label={t('versions.removeOne', { number })} icon="remove" onClick={onRemove} />
        )}
      </div>
      {document && !isMade ? <FormState ePortfolio={{ id, title, version: number }} form={document} /> : null}
      {others.map(({ file, words }) => (
        <div key={file.id} className={css.form}>
          <small>{words}</small>
          <DownloadLink file={file} />
        </div>
      ))}
    </>
  )
}
