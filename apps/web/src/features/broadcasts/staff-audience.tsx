import { schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import { planNames } from '@learntrail/contract/shell/features'
import { useTranslation } from 'react-i18next'
import { ChipRow, ChoiceChip } from '../../ui/chip.tsx'
import { Field } from '../../ui/form/field.tsx'
import { toggled } from '../../ui/toggled.ts'
import { SchoolChoice } from '../profiles/index.ts'
import type { BroadcastValues } from './broadcast-values.ts'

interface StaffAudienceProps {
  values: BroadcastValues
  wrongSchool: string | undefined
  onChange: (part: Partial<BroadcastValues>) => void
}

/** Chooses school types, plans or a single school; for staff only. */
export function StaffAudience({ values, wrongSchool, onChange }: StaffAudienceProps) {
  const { t } = useTranslation(['broadcasts/build', 'profiles'])
  const { schoolTypes: types, plans, isOneSchool } = values
  return (
    <>
      <Field id="broadcast-types" label={t('fields.schoolTypes')}>
        <ChipRow>
          {schoolTypes.map((type) => (
            <ChoiceChip
              key={type}
              isOn={types.includes(type)}
              onToggle={() => onChange({ schoolTypes: toggled(types, type), isOneSchool: false, school: null })}
            >
              {t(`profiles:schoolTypes.${type}`)}
            </ChoiceChip>
          ))}
          <ChoiceChip
            isOn={isOneSchool}
            onToggle={() => onChange({ isOneSchool: !isOneSchool, school: null, schoolTypes: [] })}
          >
            {t('fields.oneSchool')}
          </ChoiceChip>
        </ChipRow>
      </Field>
      {isOneSchool ? (
        <Field id="broadcast-school" label={t('fields.school')} note={values.school?.name} error={wrongSchool}>
          <SchoolChoice onChoose={(school) => onChange({ school })} />
        </Field>
      ) : null}
      <Field id="broadcast-plans" label={t('fields.plans')} note={t('fields.plansNote')}>
        <ChipRow>
          {planNames.map((plan) => (
            <ChoiceChip
              key={plan}
              isOn={plans.includes(plan)}
              onToggle={() => onChange({ plans: toggled(plans, plan) })}
            >
              {t(`plans.${plan}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      </Field>
    </>
  )
}
