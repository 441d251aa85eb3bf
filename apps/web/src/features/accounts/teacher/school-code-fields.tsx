import { schoolCodeDays, schoolCodeLimits } from '@learntrail/contract/teachers/limits'
import { useTranslation } from 'react-i18next'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import type { NewSchoolCode } from '../api/school-codes.ts'
import css from './school-codes-card.module.css'

/** The values as typed. */
export interface CodeValues {
  uses: string
  days: NewSchoolCode['days']
}

export const firstCodeValues: CodeValues = { uses: '30', days: 30 }

const { min, max } = schoolCodeLimits.uses

/** Returns the number of teachers; undefined if the input is invalid. */
export function usesOf({ uses }: CodeValues): number | undefined {
  const number = Number(uses)
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined
}

interface SchoolCodeFieldsProps {
  values: CodeValues
  onChange: (values: CodeValues) => void
}

/** How many teachers a new code is for, and how long it is valid. */
export function SchoolCodeFields({ values, onChange }: SchoolCodeFieldsProps) {
  const { t } = useTranslation('accounts/teacher')
  return (
    <>
      <TextInput
        className={css.uses}
        label={t('codes.uses')}
        inputMode="numeric"
        maxLength={3}
        value={values.uses}
        error={usesOf(values) === undefined ? t('codes.usesWrong', { min, max }) : null}
        onChange={(event) => onChange({ ...values, uses: event.currentTarget.value })}
      />
      <ChipRow>
        {schoolCodeDays.map((one) => (
          <ChoiceChip key={one} isOn={one === values.days} onToggle={() => onChange({ ...values, days: one })}>
            {t('codes.days', { count: one })}
          </ChoiceChip>
        ))}
      </ChipRow>
    </>
  )
}
