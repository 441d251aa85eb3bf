import { ePortfolioPaths } from '@learntrail/contract/eportfolio/paths'
import { inFours } from '@learntrail/contract/in-fours'
import type { PlanEdition } from '@learntrail/contract/plans/editions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DownloadButton } from '../../../ui/button.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { dotted } from '../../../ui/dotted.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import css from './editions.module.css'

/** A sealed edition with its two documents and its verification code. */
export function EditionRow({ edition: { number, sealedAt, lessons, code, documents } }: { edition: PlanEdition }) {
  const { t } = useTranslation(['plans/editions', 'plans'])
  return (
    <li className={css.edition}>
      <p className={css.name}>
        <strong>{t('number', { number })}</strong>
        <span className={css.quiet}>
          {dotted([
            t('sealedOn', { day: formatFullDay(sealedAt) }),
            lessons > 0 && t('plans:lessons', { count: lessons }),
          ])}
        </span>
      </p>
      <p className={css.quiet}>
        {t('code')} <Link to={ePortfolioPaths.confirmation(code)}>{inFours(code)}</Link>
      </p>
      <div className={css.ways}>
        {documents.map(({ look, file, pages }) => (
          <DownloadButton key={look} href={file.url} look="soft" size="s" icon="download">
            {dotted([t(`plans:looks.${look}.name`), t('pages', { count: pages }), formatBytes(file.bytes)])}
          </DownloadButton>
        ))}
      </div>
    </li>
  )
}
