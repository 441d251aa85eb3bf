import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { suggestionsQuery } from '../invitations/index.ts'
import { PersonRow, RelationButtons } from '../people/index.ts'
import { FindByName } from './find-by-name.tsx'
import css from './welcome.module.css'

const ways = ['0', '1'] as const

interface PeopleStepProps {
  /** 0: people I may know; 1: search by name. */
  way: number
  onBack: () => void
  onDone: () => void
}

export function PeopleStep({ way, onBack, onDone }: PeopleStepProps) {
  const { t } = useTranslation('welcome')
  const navigate = useNavigate()
  return (
    <Card as="section" padding="l" aria-label={t('steps.people')}>
      <h2 className={css.heading}>{t('people.title')}</h2>
      <p className={css.lead}>{t('people.lead')}</p>
      <Tabs
        label={t('people.title')}
        tabs={ways.map((value) => ({ value, name: t(`people.ways.${value}`) }))}
        value={ways[way] ?? '0'}
        onChange={(next) => navigate(paths.welcome(1, Number(next)), { replace: true })}
      >
        {way === 0 ? <Suggestions /> : <FindByName />}
      </Tabs>
      <div className={css.acts}>
        <Button look="quiet" icon="back" onClick={onBack}>
          {t('back')}
        </Button>
        <Button iconAfter="right" onClick={onDone}>
          {t('next')}
        </Button>
      </div>
    </Card>
  )
}

function Suggestions() {
  const { t } = useTranslation('welcome')
  const query = useQuery(suggestionsQuery)
  if (!query.data) return <WaitingLines query={query} lines={4} />
  if (query.data.items.length === 0) {
    return (
      <div className={css.nobody}>
        <p>{t('people.nobody')}</p>
        <LinkButton to={paths.invite} look="soft" size="s" icon="plus">
          {t('people.invite')}
        </LinkButton>
      </div>
    )
  }
  return (
    <ul aria-label={t('people.ways.0')}>
      {query.data.items.map(({ person, schoolName, relation, reason }) => (
        <PersonRow key={person.id} person={person} line={t(`people.reasons.${reason}`, { school: schoolName })}>
          <RelationButtons person={person} relation={relation} isShort />
        </PersonRow>
      ))}
    </ul>
  )
}
