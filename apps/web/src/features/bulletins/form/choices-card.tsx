import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { errorId, Field } from '../../../ui/form/field.tsx'
import { NowOrLater } from '../../../ui/form/now-or-later.tsx'
import { schedulableDays } from '../../../ui/form/schedule.rules.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { formatTaipei, momentOf } from '../../../ui/taipei-time.ts'
import { chooseGroupsDialog, groupQuery } from '../../groups/index.ts'
import { type BulletinChoices, type SigningName, signings } from './bulletin-choices.ts'
import css from './bulletin-form.module.css'
import { groupsFieldId, timeFieldId } from './use-save-bulletin.ts'

interface ChoicesCardProps {
  choices: BulletinChoices
  /** The bulletin has not appeared yet. */
  canSchedule: boolean
  /** Null: the groups are fixed. */
  groupIds: readonly string[] | null
  /** Guardians may be asked to sign here. */
  hasGuardians: boolean
  timeError: string | undefined
  groupsError: string | undefined
  onChange: (part: Partial<BulletinChoices>) => void
  onGroups: (groupIds: string[]) => void
}

/** Chooses who signs, when the bulletin appears and in which groups. */
export function ChoicesCard({
  choices,
  canSchedule,
  groupIds,
  hasGuardians,
  onChange,
  onGroups,
  ...errors
}: ChoicesCardProps) {
  const { t } = useTranslation('bulletins/form')
  const [isChoosing, setChoosing] = useState(false)
  const [first = '', ...more] = groupIds ?? []
  // One group is shown by name, several by their number.
  const { data: only } = useQuery({ ...groupQuery(first), enabled: first !== '' && more.length === 0 })
  const { needsSignature, needsGuardian, isLater, at } = choices
  const all = Object.keys(signings) as SigningName[]
  const names = hasGuardians || needsGuardian ? all : all.filter((name) => !signings[name].needsGuardian)
  const signing =
    all.find(
      (name) => signings[name].needsSignature === needsSignature && signings[name].needsGuardian === needsGuardian,
    ) ?? 'seen'
  const moment = momentOf(at)
  const timeGroup = `${timeFieldId}-group`
  return (
    <Card>
      <div className={css.details}>
        <Field
          id={`${groupsFieldId}-signing`}
          label={t('signing.label')}
          note={t(hasGuardians || needsGuardian ? `signing.notes.${signing}` : 'signing.noGuardians')}
        >
          <ChipRow>
            {names.map((name) => (
              <ChoiceChip key={name} isOn={name === signing} onToggle={() => onChange(signings[name])}>
                {t(`signing.names.${name}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </Field>
        {canSchedule ? (
          <Field
            id={timeGroup}
            label={t('when')}
            note={isLater && moment ? t('will', { time: formatTaipei(moment) }) : null}
            error={errors.timeError}
          >
            <div className={css.part}>
              <NowOrLater
                id={timeFieldId}
                at={isLater ? at : null}
                names={{ now: t('now'), later: t('later'), day: t('day'), time: t('time') }}
                {...schedulableDays()}
                wrongId={errors.timeError ? errorId(timeGroup) : undefined}
                onLater={(later) => onChange({ isLater: later })}
                onTime={(time) => onChange({ at: time })}
              />
            </div>
          </Field>
        ) : null}
        {groupIds ? (
          <Field id={`${groupsFieldId}-group`} label={t('where')} note={t('whereNote')} error={errors.groupsError}>
            <div>
              <Button
                id={groupsFieldId}
                look="line"
                size="s"
                icon="friends"
                aria-haspopup="dialog"
                onClick={() => setChoosing(true)}
              >
                {only && more.length === 0 ? only.name : t('groups', { count: groupIds.length })}
              </Button>
            </div>
          </Field>
        ) : null}
      </div>
      {isChoosing && groupIds ? (
        <OnDemand
          part={chooseGroupsDialog}
          value={groupIds}
          areLed
          onChoose={(chosen: string[]) => {
            setChoosing(false)
            onGroups(chosen)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Card>
  )
}
