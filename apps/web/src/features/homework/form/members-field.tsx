import type { TeamSeat } from '@learntrail/contract/homework/teams'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { useQuery } from '@tanstack/react-query'
import { useContext, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChipRow } from '../../../ui/chip.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { KnownPeopleContext, useNameOf } from '../../../ui/known-people.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { groupPeopleQuery } from '../api/teams.ts'
import css from './question-form.module.css'

interface MembersFieldProps {
  groupId: string
  chosen: readonly PersonSummary[]
  onChange: (chosen: PersonSummary[]) => void
}

/** Chooses members of a group, searchable by seat number, name and student number. */
export function MembersField({ groupId, chosen, onChange }: MembersFieldProps) {
  const { t } = useTranslation('homework/form')
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim().toLocaleLowerCase())
  const query = useQuery(groupPeopleQuery(groupId))
  const nameOf = useNameOf()
  const known = useContext(KnownPeopleContext)
  const studentNumberOf = ({ id }: PersonSummary) => known.get(id)?.studentNumber ?? ''
  const members = query.data?.members ?? []
  const has = new Set(chosen.map(({ id }) => id))
  // Chosen people stay visible even after they have left the group.
  const others = chosen.filter(({ id }) => !members.some(({ person }) => person.id === id))
  const all: TeamSeat[] = [...members, ...others.map((person) => ({ person, memberNumber: '' }))]
  const shown = all.filter(({ person, memberNumber }) =>
    fits(keyword, nameOf(person), [memberNumber, studentNumberOf(person)]),
  )
  const hasStudentNumbers = all.some(({ person }) => studentNumberOf(person) !== '')
  const toggle = (person: PersonSummary) =>
    onChange(has.has(person.id) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])
  if (!query.data) return <WaitingLines query={query} />
  return (
    <div className={css.part}>
      <TextInput
        type="search"
        label={t(hasStudentNumbers ? 'pick.labelWithNumbers' : 'pick.label')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ChipRow>
        <Button look="line" size="s" onClick={() => onChange(all.map(({ person }) => person))}>
          {t('pick.all')}
        </Button>
        <Button look="quiet" size="s" disabled={chosen.length === 0} onClick={() => onChange([])}>
          {t('pick.none')}
        </Button>
        <p className={css.note} role="status">
          {t('pick.chosen', { count: chosen.length })}
        </p>
      </ChipRow>
      {shown.length === 0 ? (
        <p className={css.note} role="status">
          {t(all.length === 0 ? 'pick.nobody' : 'pick.nobodyFits')}
        </p>
      ) : null}
      <ul className={css.members} aria-label={t('pick.list')}>
        {shown.map(({ person }) => (
          <li key={person.id}>
            <Checkbox label={nameOf(person)} checked={has.has(person.id)} onChange={() => toggle(person)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether a member matches: numbers must be equal, names contain the keyword. */
function fits(keyword: string, name: string, numbers: readonly string[]): boolean {
  if (keyword === '') return true
  return numbers.some((number) => number.toLocaleLowerCase() === keyword) || name.toLocaleLowerCase().includes(keyword)
}
