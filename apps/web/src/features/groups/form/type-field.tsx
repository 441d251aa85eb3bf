import { groupTypes } from '@learntrail/contract/groups/roles'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.ts'
import { type SignedInUser, wholeSchools } from '../../profiles/index.ts'
import css from './group-form.module.css'
import type { GroupValues } from './group-values.ts'

interface TypeFieldProps {
  user: SignedInUser
  values: Pick<GroupValues, 'type' | 'schoolId'>
  onChange: (change: Partial<GroupValues>) => void
}

/** Choice of the type, with who can find and join such a group; school groups are offered to school staff only. */
export function TypeField({ user, values, onChange }: TypeFieldProps) {
  const { t } = useTranslation(['groups/form', 'groups'])
  const schools = wholeSchools(user)
  return (
    <Field id="group-type" label={t('type')}>
      <div className={css.types}>
        {groupTypes
          .filter((type) => type !== 'school' || schools.length > 0)
          .map((type) => (
            <button
              key={type}
              type="button"
              className={css.type}
              aria-pressed={values.type === type}
              onClick={() => onChange({ type })}
            >
              <strong>{t(`groups:types.${type}`)}</strong>
              <small>{t(`typeText.${type}`)}</small>
            </button>
          ))}
      </div>
      {values.type === 'school' && schools.length > 1 ? (
        <Select
          label={t('school')}
          allowDeselect={false}
          data={schools.map(({ schoolId, schoolName }) => ({ value: schoolId, label: schoolName }))}
          value={values.schoolId}
          onChange={(schoolId) => onChange({ schoolId })}
        />
      ) : null}
    </Field>
  )
}
