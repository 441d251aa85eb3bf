import type { WholeSchool } from '@learntrail/contract/console/schools'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { endOf, formatTaipeiDay } from '../../../ui/taipei-time.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { giveSchoolPlan, takeSchoolPlan, useSchoolChange } from '../api/schools.ts'
import { DangerDialog } from '../danger/danger-dialog.tsx'
import css from './schools.module.css'

/** The plan that everybody at a school shares. */
export function SchoolPlan({ school }: { school: WholeSchool }) {
  const { t } = useTranslation('console/schools')
  const isOperator = useCurrentUser()?.staffLevel === 'operator'
  const [asked, setAsked] = useState<'give' | 'take' | null>(null)
  const { plan } = school
  const close = () => setAsked(null)
  return (
    <>
      <Card as="section" aria-labelledby="school-plan">
        <h3 id="school-plan" className={css.heading}>
          {t('plan.title')}
        </h3>
        <p>
          {plan === null
            ? t('plan.none')
            : plan.endsAt === null
              ? t('plan.endless', { from: formatTaipeiDay(plan.startsAt) })
              : t('plan.until', { from: formatTaipeiDay(plan.startsAt), until: formatTaipeiDay(plan.endsAt) })}
        </p>
        {plan ? <p className={css.note}>{plan.reason}</p> : null}
        {isOperator ? (
          <div className={css.ways}>
            <Button look="soft" onClick={() => setAsked('give')} aria-haspopup="dialog">
              {t(plan ? 'plan.change' : 'plan.give')}
            </Button>
            {plan ? (
              <Button look="line" onClick={() => setAsked('take')} aria-haspopup="dialog">
                {t('plan.take')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </Card>
      {asked === 'give' ? <GiveDialog school={school} onClose={close} /> : null}
      {asked === 'take' ? <TakeDialog school={school} onClose={close} /> : null}
    </>
  )
}

interface DialogProps {
  school: WholeSchool
  onClose: () => void
}

function GiveDialog({ school, onClose }: DialogProps) {
  const { t } = useTranslation('console/schools')
  const change = useSchoolChange()
  const [day, setDay] = useState('')
  // Includes the whole last day.
  const endsAt = endOf({ day, time: '23:59' })?.toISOString() ?? null
  return (
    <DangerDialog
      title={t('plan.giveTitle', { school: school.name })}
      confirm={t('plan.confirm')}
      isAdding
      act={(reason) => change(giveSchoolPlan(school.id, { endsAt, reason }))}
      onDone={() => {
        onClose()
        toast(t('plan.given'))
      }}
      onClose={onClose}
    >
      <p>{t('plan.giveText')}</p>
      <TextInput
        type="date"
        label={t('plan.day')}
        description={t('plan.dayNote')}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
    </DangerDialog>
  )
}

function TakeDialog({ school, onClose }: DialogProps) {
  const { t } = useTranslation('console/schools')
  const change = useSchoolChange()
  return (
    <DangerDialog
      title={t('plan.takeTitle', { school: school.name })}
      confirm={t('plan.take')}
      act={(reason) => change(takeSchoolPlan(school.id, reason))}
      onDone={() => {
        onClose()
        toast(t('plan.taken'))
      }}
      onClose={onClose}
    >
      <p>{t('plan.takeText')}</p>
    </DangerDialog>
  )
}
