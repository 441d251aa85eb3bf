import type { TypedName } from '@learntrail/contract/console/schools'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type ChosenSchool, SchoolChoice } from '../../profiles/index.ts'
import { typedNamesQuery, useMatch } from '../api/schools.ts'
import { StaffScreen } from '../frame/staff-screen.tsx'
import { Paged } from '../table/paged.tsx'
import css from './schools.module.css'

/** School names that people typed because the list lacked them. */
export function TypedScreen() {
  const { t } = useTranslation('console/schools')
  return (
    <StaffScreen title={t('typed.title')} level="support" back={paths.consoleSchools}>
      <p className={css.note}>{t('typed.note')}</p>
      <Names />
    </StaffScreen>
  )
}

function Names() {
  const { t } = useTranslation('console/schools')
  const query = useInfiniteQuery(typedNamesQuery)
  return (
    <Paged
      query={query}
      empty={
        <EmptyState title={t('typed.empty')}>
          <p>{t('typed.emptyText')}</p>
        </EmptyState>
      }
    >
      {(names) => (
        <ul className={css.parts} aria-label={t('typed.title')}>
          {names.map((one) => (
            <li key={`${one.type} ${one.name}`}>
              <Name typed={one} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}

function Name({ typed }: { typed: TypedName }) {
  const { t } = useTranslation(['console/schools', 'profiles'])
  const match = useMatch()
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<ChosenSchool | null>(null)
  const put = ({ id, name }: ChosenSchool) =>
    match.mutate(
      { name: typed.name, type: typed.type, schoolId: id },
      {
        onSuccess: (count) => toast(t('typed.done', { count, school: name })),
        onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
        onSettled: () => setChoosing(false),
      },
    )
  return (
    <Card as="article">
      <h2 className={css.heading}>{typed.name}</h2>
      <p className={css.note}>
        {dotted([t(`profiles:schoolTypes.${typed.type}`), t('people', { count: typed.people })])}
      </p>
      <div className={css.ways}>
        {typed.suggestions.map((school) => (
          <Button key={school.id} look="soft" isBusy={match.isPending} onClick={() => put(school)}>
            {t('typed.put', { school: school.name })}
          </Button>
        ))}
        <Button look="line" onClick={() => setChoosing(true)} aria-haspopup="dialog">
          {t('typed.other')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isChoosing}
        title={t('typed.choose', { name: typed.name })}
        confirm={t('typed.confirm')}
        isBusy={match.isPending}
        onConfirm={() => chosen && put(chosen)}
        onClose={() => setChoosing(false)}
      >
        <SchoolChoice onChoose={setChosen} />
      </ConfirmDialog>
    </Card>
  )
}
