import { courseLimits } from '@learntrail/contract/courses/limits'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import { FieldGroup } from '../../../../ui/form/fields.tsx'
import { factId } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { SharedField } from '../fields/shared-field.tsx'
import { textOf } from '../structure/change-structure.ts'
import { BannerField } from './banner-field.tsx'
import { GoalFields } from './goal-fields.tsx'
import { OwnFields } from './own-fields.tsx'
import { Rights } from './rights.tsx'
import { SchoolFields } from './school-fields.tsx'
import { TagsField } from './tags-field.tsx'
import { WhomFields } from './whom-fields.tsx'

/** Edits the facts of a course. */
export function FactsPart() {
  const { t } = useTranslation('courses/editing')
  const { document } = useEditing()
  const facts = document.getMap('facts')
  return (
    <>
      <Card as="section">
        <FieldGroup title={t('facts.about')}>
          <SharedField
            id={factId('name')}
            text={textOf(facts, 'name')}
            label={t('facts.name')}
            tip={t('facts.nameTip')}
            limit={courseLimits.name}
          />
          <BannerField />
          <SharedField
            id={factId('introduction')}
            text={textOf(facts, 'introduction')}
            label={t('facts.introduction')}
            tip={t('facts.introductionTip')}
            limit={courseLimits.introduction}
            isLong
          />
        </FieldGroup>
      </Card>
      <WhomFields />
      <GoalFields />
      <SchoolFields />
      <TagsField />
      <OwnFields />
      <Rights />
    </>
  )
}
