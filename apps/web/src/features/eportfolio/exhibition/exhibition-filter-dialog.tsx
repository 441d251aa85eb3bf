import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { SchoolChoice, useCurrentUser } from '../../profiles/index.ts'
import css from './exhibition-filter-dialog.module.css'
import type { ExhibitionFilters } from './exhibition-filters.ts'
import { TagFields } from './tag-fields.tsx'

interface ExhibitionFilterDialogProps {
  filters: ExhibitionFilters
  onApply: (change: Partial<ExhibitionFilters>) => void
  onClose: () => void
}

/** Dialog to choose school and tags; they apply only on "show". */
export function ExhibitionFilterDialog({ filters, onApply, onClose }: ExhibitionFilterDialogProps) {
  const { t } = useTranslation('eportfolio')
  const user = useCurrentUser()
  const [tags, setTags] = useState(filters.tags)
  const [customTags, setCustomTags] = useState(filters.customTags)
  const [school, setSchool] = useState(filters.school)
  const mine =
    user?.organization?.school && user.organization.schoolName
      ? { id: user.organization.school, name: user.organization.schoolName }
      : null
  const known = [mine, filters.school].filter((one) => one !== null)
  const schools = known.filter((one, index) => known.findIndex(({ id }) => id === one.id) === index)

  return (
    <Dialog
      isOpen
      title={t('exhibition.filter')}
      onClose={onClose}
      actions={<Button onClick={() => onApply({ tags, customTags, school })}>{t('exhibition.show')}</Button>}
    >
      <Fields>
        <fieldset>
          <legend>{t('fields.school')}</legend>
          <ChipRow>
            {schools.map((one) => (
              <ChoiceChip
                key={one.id}
                isOn={school?.id === one.id}
                onToggle={() => setSchool(school?.id === one.id ? null : one)}
              >
                {one.id === mine?.id ? t('exhibition.mySchool', { name: one.name }) : one.name}
              </ChoiceChip>
            ))}
          </ChipRow>
          <details className={css.other}>
            <summary>{t('exhibition.otherSchool')}</summary>
            <SchoolChoice onChoose={setSchool} />
          </details>
        </fieldset>
        <TagFields
          tags={tags}
          onTags={setTags}
          customTags={customTags}
          onCustomTags={setCustomTags}
          customTagsNote={t('exhibition.customTagsNote')}
        />
      </Fields>
    </Dialog>
  )
}
