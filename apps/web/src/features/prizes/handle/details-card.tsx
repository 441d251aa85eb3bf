import type { ApplicationDetails, HandledApplication } from '@learntrail/contract/prizes/handling'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { listed } from '../../../ui/listed.ts'
import css from './handle.module.css'
import { LookDialog } from './look-dialog.tsx'
import { OpenedDetails } from './opened-details.tsx'

/**
 * The personal details of an application: listed by name, opened only for a reason, and forgotten when the screen is
 * left.
 */
export function DetailsCard({ application: { id, holds, erasedAt } }: { application: HandledApplication }) {
  const { t } = useTranslation(['prizes/handle', 'prizes'])
  const [isAsking, setAsking] = useState(false)
  const [details, setDetails] = useState<ApplicationDetails | null>(null)
  return (
    <Card as="section" className={css.part} aria-labelledby="application-details">
      <h2 id="application-details" className={css.heading}>
        {t('details.title')}
      </h2>
      {holds.length === 0 ? (
        <p className={css.note}>{t('details.nothing')}</p>
      ) : (
        <>
          <p className={css.note}>
            {t('details.holds', { parts: listed(holds.map((part) => t(`prizes:parts.${part}`))) })}
          </p>
          {erasedAt === null ? null : (
            <p className={css.note}>{t('details.until', { day: formatFullDay(erasedAt) })}</p>
          )}
          {details === null ? null : <OpenedDetails details={details} />}
          <div className={css.acts}>
            {details === null ? (
              <Button look="soft" icon="eye" onClick={() => setAsking(true)}>
                {t('details.look')}
              </Button>
            ) : (
              <Button look="soft" onClick={() => setDetails(null)}>
                {t('details.hide')}
              </Button>
            )}
          </div>
        </>
      )}
      {isAsking ? <LookDialog id={id} onOpened={setDetails} onClose={() => setAsking(false)} /> : null}
    </Card>
  )
}
