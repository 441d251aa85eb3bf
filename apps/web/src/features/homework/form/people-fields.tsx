import type { PersonSummary } from '@learntrail/contract/people/person'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FriendPicker } from '../../people/index.ts'
import { peopleOfGroupQuery } from '../api/pick-members.ts'
import { fieldId, type Wrong } from './check-question.ts'
import css from './question-form.module.css'
import type { QuestionValues } from './question-values.ts'

interface PeopleFieldsProps {
  groupId: string
  myId: string
  values: QuestionValues
  wrong: Wrong
  onChange: (part: Partial<QuestionValues>) => void
}

/** Whom it is for, and who corrects beside its writer. */
export function PeopleFields({ groupId, myId, values, wrong, onChange }: PeopleFieldsProps) {
  const { t } = useTranslation('homework/form')
  const { data } = useQuery(peopleOfGroupQuery(groupId, 'administrators')(''))
  const chosen = new Set(values.revisers.map(({ id }) => id))
  const others = (data?.items ?? []).filter(({ id }) => id !== myId)
  // Whoever is chosen stays in sight, also when they do not lead the group any more.
  const revisers = [...others, ...values.revisers.filter(({ id }) => !others.some((one) => one.id === id))]
  const toggle = (person: PersonSummary) =>
    onChange({
      revisers: chosen.has(person.id)
        ? values.revisers.filter(({ id }) => id !== person.id)
        : [...values.revisers, person],
    })
  return (
    <Card>
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
              <FriendPicker
                friendsQuery={peopleOfGroupQuery(groupId, 'members')}
                chosen={values.assignees}
                words={{
                  label: t('pick.label'),
                  list: t('pick.list'),
                  nobodyFits: t('pick.nobodyFits'),
                  noFriends: t('pick.nobody'),
                  chosen: t('pick.chosen', { count: values.assignees.length }),
                }}
                onChange={(assignees) => onChange({ assignees: [...assignees] })}
              />
            ) : (
              <p className={css.note}>{t('toAllNote')}</p>
            )}
          </div>
        </Field>
        {revisers.length > 0 ? (
          <Field id={fieldId('revisers')} label={t('parts.revisers')} note={t('reviserNote')} error={wrong.revisers}>
            <ChipRow>
              {revisers.map((person) => (
                <ChoiceChip key={person.id} isOn={chosen.has(person.id)} onToggle={() => toggle(person)}>
                  {person.displayName}
                </ChoiceChip>
              ))}
            </ChipRow>
          </Field>
        ) : null}
      </div>
    </Card>
  )
}
