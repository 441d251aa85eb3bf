import type { PersonSummary } from '@learntrail/contract/people/person'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { groupPeopleQuery } from '../api/teams.ts'
import { fieldId, type Wrong } from './check-question.ts'
import { MembersField } from './members-field.tsx'
import css from './question-form.module.css'
import type { QuestionValues } from './question-values.ts'

interface PeopleFieldsProps {
  groupId: string
  myId: string
  values: QuestionValues
  wrong: Wrong
  onChange: (part: Partial<QuestionValues>) => void
}

/** Who gets the question, and who corrects it besides its author. */
export function PeopleFields({ groupId, myId, values, wrong, onChange }: PeopleFieldsProps) {
  const { t } = useTranslation('homework/form')
  const people = useQuery(groupPeopleQuery(groupId))
  const nameOf = useNameOf()
  const chosen = new Set(values.revisers.map(({ id }) => id))
  const others = (people.data?.administrators ?? []).filter(({ id }) => id !== myId)
  // Chosen correctors stay visible even if they no longer lead the group.
  const revisers = [...others, ...values.revisers.filter(({ id }) => !others.some((one) => one.id === id))]
  const toggle = (person: PersonSummary) =>
    onChange({
      revisers: chosen.has(person.id)
        ? values.revisers.filter(({ id }) => id !== person.id)
        : [...values.revisers, person],
    })
  return (
    <div className={css.details}>
      <Field id={fieldId('assignees')} label={t('parts.assignTo')} error={wrong.assignees}>
        <div className={css.part}>
          <div id={fieldId('assignees')} tabIndex={-1}>
            <ChipRow>
              <ChoiceChip isOn={values.assignTo === 'all'} onToggle={() => onChange({ assignTo: 'all' })}>
                {t('toAll')}
              </ChoiceChip>
              <ChoiceChip isOn={values.assignTo === 'chosen'} onToggle={() => onChange({ assignTo: 'chosen' })}>
                {t('toChosen')}
              </ChoiceChip>
            </ChipRow>
          </div>
          {values.assignTo === 'chosen' ? (
            <MembersField
              groupId={groupId}
              chosen={values.assignees}
              onChange={(assignees) => onChange({ assignees })}
            />
          ) : (
            <p className={css.note}>{t('toAllNote')}</p>
          )}
        </div>
      </Field>
      {people.isError && !people.data && values.assignTo === 'all' ? <WaitingLines query={people} /> : null}
      {revisers.length > 0 ? (
        <Field id={fieldId('revisers')} label={t('parts.revisers')} note={t('reviserNote')} error={wrong.revisers}>
          <ChipRow>
            {revisers.map((person) => (
              <ChoiceChip key={person.id} isOn={chosen.has(person.id)} onToggle={() => toggle(person)}>
                {nameOf(person)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </Field>
      ) : null}
    </div>
  )
}
