import { actionVerbs, coreCompetencies, type VerbStep } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import { FieldGroup } from '../../../../ui/form/fields.tsx'
import { useCourseNames } from '../../names.ts'
import { factId } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { Choices } from '../fields/choices.tsx'
import { SharedField } from '../fields/shared-field.tsx'
import { textOf } from '../structure/change-structure.ts'
import css from './facts.module.css'
import { useChosen } from './use-chosen.ts'

/** What learners will be able to do after the course. */
export function GoalFields() {
  const { t } = useTranslation('courses/editing')
  const { document, outline, mayWrite } = useEditing()
  const names = useCourseNames()
  const competencies = useChosen('coreCompetencies')
  const verbs = useChosen('actionVerb', courseLimits.verbs)
  return (
    <Card as="section">
      <FieldGroup title={t('facts.goals')}>
        <SharedField
          id={factId('objective')}
          text={textOf(document.getMap('facts'), 'objective')}
          label={t('facts.objective')}
          tip={t('facts.objectiveTip')}
          limit={courseLimits.objective}
          isLong
        />
        <div id={factId('actionVerb')} tabIndex={-1} className={css.groups}>
          <p className={css.label}>{t('facts.verbs', { limit: courseLimits.verbs })}</p>
          {(Object.keys(actionVerbs) as VerbStep[]).map((step) => (
            <Choices
              key={step}
              id={factId(`verbs-${step}`)}
              label={names.step(step)}
              codes={actionVerbs[step]}
              nameOf={names.verb}
              value={outline.actionVerb.filter((verb) => (actionVerbs[step] as readonly string[]).includes(verb))}
              isReadOnly={!mayWrite}
              onToggle={verbs.toggle}
            />
          ))}
          <p role="status">{verbs.note}</p>
        </div>
        <Choices
          id={factId('coreCompetencies')}
          label={t('facts.competencies')}
          codes={coreCompetencies}
          nameOf={names.competency}
          value={outline.coreCompetencies}
          isReadOnly={!mayWrite}
          onToggle={competencies.toggle}
        />
      </FieldGroup>
    </Card>
  )
}
