import { missingFields } from '@learntrail/contract/plans/missing'
import { planPaths } from '@learntrail/contract/plans/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useWatched } from '../../../../saving/use-watched.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { BottomBar } from '../../../../ui/edge/bottom-bar.tsx'
import { planAddresses } from '../../addresses.ts'
import { downloadAddress } from '../../api/plans.ts'
import { PlanPrivacy } from '../../reading/plan-privacy.tsx'
import { ShareDialog } from '../../reading/share-dialog.tsx'
import { useSharePlan } from '../../reading/use-share-plan.ts'
import { AskingCard } from '../../signing/asking/asking-card.tsx'
import frame from '../editor-frame.module.css'
import type { PlanSession } from '../plan-session.ts'
import { CheckList } from './check-list.tsx'
import { findingsOf } from './findings.rules.ts'
import css from './finish.module.css'

/** The last step: what would be asked, who signs, who sees the plan, and the form. */
export function FinishStep({ session }: { session: PlanSession }) {
  const { t } = useTranslation(['plans/writing', 'plans'])
  const { content, plan } = useWatched(session)
  const navigate = useNavigate()
  const [isChoosing, setChoosing] = useState(false)
  const share = useSharePlan(session.id, session.adopt)
  const isWhole = missingFields(content).length === 0
  /** Runs the action once pending changes are on the server. */
  const afterSave = (then: () => void) => async () => {
    if (await session.settle()) then()
  }

  return (
    <>
      <CheckList planId={session.id} findings={findingsOf(content, plan.school.lessonsAsked)} />
      <AskingCard session={session} isWhole={isWhole} />
      <Card as="section" aria-labelledby="plan-privacy">
        <h2 id="plan-privacy" className={css.title}>
          {t('finish.privacy')}
        </h2>
        <p className={css.text}>{t(isWhole ? 'finish.privacyText' : 'finish.notYet')}</p>
        <div className={css.line}>
          <PlanPrivacy plan={plan} />
          {isWhole ? (
            <Button look="soft" isBusy={share.isPending} onClick={afterSave(() => setChoosing(true))}>
              {t('finish.change')}
            </Button>
          ) : null}
        </div>
        <ShareDialog plan={plan} share={share} isOpen={isChoosing} onClose={() => setChoosing(false)} />
      </Card>
      {isWhole ? (
        <Card as="section" aria-labelledby="plan-form">
          <h2 id="plan-form" className={css.title}>
            {t('finish.form')}
          </h2>
          <p className={css.text}>{t(plan.school.isSet ? 'finish.formOfSchool' : 'finish.formText')}</p>
          <div className={css.line}>
            <Button look="soft" icon="file" onClick={afterSave(() => navigate(planAddresses.pdf(session.id)))}>
              {t('plans:pdf')}
            </Button>
            <Button
              look="quiet"
              icon="download"
              onClick={afterSave(() => window.location.assign(downloadAddress(session.id, 'form', 'now')))}
            >
              {t('plans:download')}
            </Button>
          </div>
        </Card>
      ) : null}
      {isWhole && content.progress.weeks.length > 0 ? (
        <Card as="section" aria-labelledby="plan-doing">
          <h2 id="plan-doing" className={css.title}>
            {t('plans:doing.beginTitle')}
          </h2>
          <p className={css.text}>{t('plans:doing.beginText')}</p>
          <div className={css.line}>
            <Button look="soft" icon="play" onClick={afterSave(() => navigate(planPaths.doing(session.id)))}>
              {t(plan.stage === 'doing' || plan.stage === 'finished' ? 'plans:doing.goOn' : 'plans:doing.begin')}
            </Button>
          </div>
        </Card>
      ) : null}
      <BottomBar className={frame.ways}>
        <Button look="quiet" onClick={() => navigate(planAddresses.edit(session.id, 'progress'))}>
          {t('previous')}
        </Button>
        <Button
          onClick={async () => {
            await session.settle()
            navigate(planAddresses.plan(session.id))
          }}
        >
          {t('finish.done')}
        </Button>
      </BottomBar>
    </>
  )
}
