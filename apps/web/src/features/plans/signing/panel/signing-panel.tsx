import type { Plan } from '@learntrail/contract/plans/plans'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { planAddresses } from '../../addresses.ts'
import { AskPart } from '../asking/ask-part.tsx'
import { SigningStateChip } from '../shown/state-chip.tsx'
import { VersionsButton } from '../versions/versions-button.tsx'
import css from './panel.module.css'
import { PanelLine } from './panel-line.tsx'
import { SigningHistory } from './signing-history.tsx'

/** Who signs a plan and who has signed, for its participants. */
export function SigningPanel({ plan, signing }: { plan: Plan; signing: PlanSigning }) {
  const { t } = useTranslation('plans/signing')
  const { lines, order, state, canAsk, history } = signing
  const signed = lines.filter((line) => line.state === 'signed').length
  return (
    <Card as="section" className={css.panel} aria-labelledby="plan-signing">
      <div className={css.head}>
        <h2 id="plan-signing" className={css.title}>
          {t('panel.title')}
        </h2>
        <SigningStateChip state={state} />
      </div>
      {lines.length === 0 ? (
        <p className={css.note}>{t('panel.none')}</p>
      ) : (
        <>
          <p className={css.note}>
            {signed === 0
              ? t('panel.nobody', { count: lines.length })
              : signed < lines.length
                ? t('panel.some', { signed, left: lines.length - signed })
                : t('panel.all')}
            {order === 'inOrder' && lines.length > 1 ? t('panel.inOrder') : ''}
          </p>
          <ol className={css.lines}>
            {lines.map((line) => (
              <PanelLine key={line.id} plan={plan} signing={signing} line={line} />
            ))}
          </ol>
        </>
      )}
      {canAsk && lines.length > 0 ? (
        <AskPart planId={plan._id} order={order} lines={lines} prepare={async () => plan.version} />
      ) : null}
      <div className={css.ways}>
        {canAsk ? (
          <LinkButton
            look={lines.length === 0 ? 'primary' : 'quiet'}
            to={planAddresses.edit(plan._id, 'finish')}
            icon="edit"
          >
            {t(lines.length === 0 ? 'panel.choose' : 'panel.change')}
          </LinkButton>
        ) : null}
        {history.length > 0 ? <VersionsButton plan={plan} signing={signing} /> : null}
      </div>
      {history.length > 0 ? <SigningHistory history={history} /> : null}
    </Card>
  )
}
