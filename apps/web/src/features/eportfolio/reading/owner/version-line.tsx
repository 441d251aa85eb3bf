import type { EPortfolio, EPortfolioVersion } from '@learntrail/contract/eportfolio/eportfolios'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../ui/chip.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { When } from '../../../../ui/when.tsx'
import { formatBytes } from '../../../files/index.ts'
import { DownloadLink } from '../../exporting/download-link.tsx'
import { FormState } from '../../exporting/form-state.tsx'
import css from './owner-cards.module.css'

interface VersionLineProps {
  ePortfolio: EPortfolio
  version: EPortfolioVersion
  onRemove: () => void
}

/** One version: when it was exported, its files, and how far it is while it is made. */
export function VersionLine({ ePortfolio, version, onRemove }: VersionLineProps) {
  const { t } = useTranslation('eportfolio')
  const { number, type, exportedAt, forms } = version
  const { id, title } = ePortfolio
  const document = forms.find((form) => form.type === type)
  const isRead = number === ePortfolio.version
  const isMade = document?.state === 'done'
  return (
    <>
      <div className={css.version}>
        <strong>{t('versions.number', { number })}</strong>
        {isRead ? <Chip tone="leaf">{t('versions.read')}</Chip> : null}
        <span className={css.note}>
          <When time={exportedAt} />
        </span>
        {isRead || document?.state === 'pending' || document?.state === 'in_progress' ? null : (
          <IconButton label={t('versions.removeOne', { number })} icon="remove" onClick={onRemove} />
        )}
      </div>
      {document && !isMade ? <FormState ePortfolio={{ id, title, version: number }} form={document} /> : null}
      {isMade && !isRead
        ? forms.map(({ type: made, file }) =>
            file ? (
              <div key={made} className={css.form}>
                <small>
                  {t(`forms.${made}.name`)} · {formatBytes(file.bytes)}
                </small>
                <DownloadLink file={file} />
              </div>
            ) : null,
          )
        : null}
    </>
  )
}
