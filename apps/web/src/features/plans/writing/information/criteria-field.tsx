import { planLimits } from '@learntrail/contract/plans/limits'
import { useTranslation } from 'react-i18next'
import { LinesField } from './lines-field.tsx'

/** The criteria by which the student will judge the result. */
export function CriteriaField({ value, onChange }: { value: readonly string[]; onChange: (value: string[]) => void }) {
  const { t } = useTranslation(['plans/writing', 'plans'])
  return (
    <LinesField
      field="criteria"
      label={t('plans:reading.criteria')}
      newLabel={t('fields.newCriterion')}
      tip={t('tips.criteria')}
      value={value}
      most={planLimits.criteria}
      longest={planLimits.criterion}
      onChange={onChange}
    />
  )
}
