import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { TextInput } from '../../ui/form/text-input.ts'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { PersonRow, pickPeople } from '../people/index.ts'
import css from './welcome.module.css'

/** Finds people by part of their name; each links to their page. */
export function FindByName() {
  const { t } = useTranslation('welcome')
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const query = useQuery({
    queryKey: ['people', 'named', keyword],
    queryFn: ({ signal }) => pickPeople(keyword, signal),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
  const people = keyword === '' ? [] : query.data
  return (
    <>
      <TextInput
        type="search"
        label={t('people.name')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {people === undefined ? <WaitingLines query={query} lines={3} /> : null}
      {people?.length === 0 && keyword !== '' ? (
        <p className={css.nobody} role="status">
          {t('people.nobodyNamed', { keyword })}
        </p>
      ) : null}
      <ul aria-label={t('people.ways.1')}>
        {people?.map((person) => (
          <PersonRow key={person.id} person={person} line={person.schoolName}>
            <LinkButton to={paths.person(person.id)} look="soft" size="s">
              {t('people.look')}
            </LinkButton>
          </PersonRow>
        ))}
      </ul>
    </>
  )
}
