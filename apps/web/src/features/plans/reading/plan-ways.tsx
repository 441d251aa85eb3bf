import { missingFields } from '@learntrail/contract/plans/missing'
import type { Plan } from '@learntrail/contract/plans/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWayToReport } from '../../../feature/use-ways.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { listed } from '../../../ui/listed.ts'
import { planAddresses } from '../addresses.ts'
import { useBeginPlan } from '../create/use-begin-plan.ts'
import { DoingWay } from '../doing/doing-way.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import css from './reading.module.css'
import { ShareDialog } from './share-dialog.tsx'
import { useSharePlan } from './use-share-plan.ts'

/** Actions on a plan: those of its writers, or those of other readers. */
export function PlanWays({ plan, isMine }: { plan: Plan; isMine: boolean }) {
  return (
    <div className={css.ways}>
      <DoingWay plan={plan} />
      {isMine || plan.part === 'member' ? <WritersWays plan={plan} /> : <OthersWays plan={plan} />}
    </div>
  )
}

function WritersWays({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  const [open, setOpen] = useState<'privacy' | 'delete' | null>(null)
  const share = useSharePlan(plan._id)
  const missing = missingFields(plan)
  return (
    <>
      <LinkButton to={planAddresses.edit(plan._id)} icon="edit">
        {t('edit')}
      </LinkButton>
      {missing.length === 0 ? (
        <>
          {plan.can.share ? (
            <Button look="soft" icon="share" isBusy={share.isPending} onClick={() => setOpen('privacy')}>
              {t('share')}
            </Button>
          ) : null}
          <LinkButton look="soft" to={planAddresses.pdf(plan._id)} icon="file">
            {t('pdf')}
          </LinkButton>
        </>
      ) : null}
      {plan.can.remove ? (
        <Button look="quiet" icon="remove" onClick={() => setOpen('delete')}>
          {t('delete')}
        </Button>
      ) : null}
      {missing.length > 0 ? (
        <div className={css.unfinished}>
          <FormAlert tone="honey">
            {t('unfinished.text', { fields: listed(missing.map((field) => t(`fields.${field}`))) })}
          </FormAlert>
        </div>
      ) : null}
      <ShareDialog plan={plan} share={share} isOpen={open === 'privacy'} onClose={() => setOpen(null)} />
      <DeleteDialog plan={plan} isOpen={open === 'delete'} onClose={() => setOpen(null)} />
    </>
  )
}

function OthersWays({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  const begin = useBeginPlan()
  const wayToReport = useWayToReport()
  return (
    <>
      <Button
        look={plan.part === null ? 'primary' : 'soft'}
        icon="copy"
        isBusy={begin.isPending}
        onClick={() => begin.mutate({ name: plan._id, source: plan._id })}
      >
        {t('begin')}
      </Button>
      <FavoriteButton plan={plan} />
      <LinkButton look="quiet" to={planAddresses.pdf(plan._id)} icon="file">
        {t('pdf')}
      </LinkButton>
      {wayToReport ? (
        <LinkButton look="quiet" to={wayToReport('plan', plan._id)} icon="alert">
          {t('report')}
        </LinkButton>
      ) : null}
    </>
  )
}
