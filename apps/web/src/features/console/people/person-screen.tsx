import type { WholePerson } from '@learntrail/contract/console/people'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Face } from '../../../ui/face.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { personQuery } from '../api/people.ts'
import { Opened } from '../frame/opened.tsx'
import { StaffScreen } from '../frame/staff-screen.tsx'
import { calledOf } from './called.ts'
import css from './people.module.css'
import { States } from './people-columns.tsx'
import { PersonActs } from './person-acts.tsx'
import { Access, Account, Plan, Reports } from './person-facts.tsx'
import { Placements } from './person-placements.tsx'

/** One account: its facts, its sign-in methods, and the acts of staff. */
export function PersonScreen() {
  const { t } = useTranslation('console/people')
  return (
    <StaffScreen title={t('one')} level="support" back={paths.consolePeople}>
      <OnePerson />
    </StaffScreen>
  )
}

function OnePerson() {
  const { t } = useTranslation('console/people')
  const { personId = '' } = useParams()
  const query = useQuery(personQuery(personId))
  return (
    <Opened
      query={query}
      lostCode="USER_NOT_FOUND"
      lost={<LostState title={t('gone.title')} text={t('gone.text')} to={paths.consolePeople} way={t('gone.way')} />}
      waiting={<CardsSkeleton cards={3} />}
    >
      {(person) => <Person person={person} />}
    </Opened>
  )
}

function Person({ person }: { person: WholePerson }) {
  const { t } = useTranslation('console/people')
  const isOperator = useCurrentUser()?.staffLevel === 'operator'
  const name = calledOf(person)
  return (
    <div className={css.parts}>
      <Card as="section" className={css.head}>
        <Face id={person.id} name={name} picture={person.avatar} size={52} />
        <div className={css.lines}>
          <h2 className={css.name}>{name}</h2>
          <States person={person} />
        </div>
      </Card>
      <PersonActs person={person} />
      <Account person={person} />
      <Placements person={person} />
      <Access person={person} />
      <Plan person={person} />
      <Reports person={person} />
      {isOperator ? (
        <p>
          <Link to={paths.audit(person.id)}>{t('log')}</Link>
        </p>
      ) : null}
    </div>
  )
}
