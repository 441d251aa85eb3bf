import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Card } from '../../../../ui/card.tsx'
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useRemoveVersion } from '../../api/remove-version.ts'
import css from './owner-cards.module.css'
import { VersionLine } from './version-line.tsx'

/** Lists the versions, including one that is being made. */
export function VersionsCard({ ePortfolio }: { ePortfolio: EPortfolio }) {
  const { t } = useTranslation('eportfolio')
  const [removing, setRemoving] = useState<number | null>(null)
  const remove = useRemoveVersion(ePortfolio.id)
  return (
    <Card as="section" aria-labelledby="versions">
      <h2 id="versions" className={css.title}>
        {t('versions.title')}
      </h2>
      <p className={css.note}>{t('versions.text', { count: ePortfolioLimits.formerVersions })}</p>
      <ul className={css.versions}>
        {ePortfolio.versions.map((version) => (
          <li key={version.number}>
            <VersionLine ePortfolio={ePortfolio} version={version} onRemove={() => setRemoving(version.number)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removing !== null}
        title={t('versions.removeTitle', { number: removing })}
        confirm={t('versions.remove')}
        isDangerous
        isBusy={remove.isPending}
        onClose={() => setRemoving(null)}
        onConfirm={() =>
          removing !== null &&
          remove.mutate(removing, {
            onSuccess: () => {
              toast(t('versions.removed', { number: removing }))
              setRemoving(null)
            },
            onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
          })
        }
      >
        <p>{t('versions.removeText')}</p>
      </ConfirmDialog>
    </Card>
  )
}
