import { useTranslation } from 'react-i18next'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { AcademicFields } from './academic-fields.tsx'
import css from './organization-fields.module.css'
import type { OrganizationForm } from './organization-form.ts'
import { OtherUnitFields } from './other-unit-fields.tsx'

interface OrganizationFieldsProps {
  form: OrganizationForm
  /** True for education staff, who may work at a school or elsewhere. */
  mayChooseUnit: boolean
}

export function OrganizationFields({ form, mayChooseUnit }: OrganizationFieldsProps) {
  const { t } = useTranslation('profiles')
  const { type } = form.values
  return (
    <>
      {mayChooseUnit ? (
        <fieldset className={css.where}>
          <legend>{t('form.whereTitle')}</legend>
          <ChipRow>
            {(['academic_unit', 'other_unit'] as const).map((unit) => (
              <ChoiceChip key={unit} isOn={type === unit} onToggle={() => form.change({ type: unit })}>
                {t(`form.where.${unit}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </fieldset>
      ) : null}
      {type === 'academic_unit' ? <AcademicFields form={form} /> : <OtherUnitFields form={form} />}
    </>
  )
}
