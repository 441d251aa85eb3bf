import { learnerFilters, learnerLimits, learnerSorts } from '@learntrail/contract/courses/learner-facts'
import type { LearnersOverview } from '@learntrail/contract/courses/learners'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { SortChoice } from '../../../ui/form/sort-choice.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { toggled } from '../../../ui/toggled.ts'
import { type LearnerSearch, learnersQuery } from '../api/learners.ts'
import { KnownLearners } from './known-learners.tsx'
import { LearnerTable } from './learner-table.tsx'
import css from './learners.module.css'
import { MessageDialog } from './message-dialog.tsx'
import { SaveList } from './save-list.tsx'
import type { useLearnerSearch } from './use-learner-search.ts'

type Search = ReturnType<typeof useLearnerSearch>['search']

interface LearnerListProps {
  courseId: string
  search: Search
  counts: LearnersOverview['counts']
  onAsk: (change: { filter?: string | undefined; sort?: string | undefined }) => void
}

/** The learners of a course. A message goes to the chosen ones, or to all in the list. */
export function LearnerList({ courseId, search, counts, onAsk }: LearnerListProps) {
  const { t } = useTranslation('courses/learners')
  const query = useInfiniteQuery(learnersQuery(courseId, search))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isTelling, setTelling] = useState(false)
  const learners = query.data?.pages.flatMap(({ items }) => items)
  // A learner hidden by a filter is no longer chosen.
  const listed = new Set(learners?.map(({ person }) => person.id))
  const meant = chosen.filter((id) => listed.has(id))
  const count = meant.length || counts[search.filter]
  return (
    <div className={css.list}>
      <div className={css.bar}>
        <fieldset aria-label={t('filters.label')}>
          <ChipRow>
            {learnerFilters.map((one) => (
              <ChoiceChip
                key={one}
                isOn={one === search.filter}
                onToggle={() => onAsk({ filter: one === 'all' ? undefined : one })}
              >
                {t(`filters.${one}`, { count: counts[one] })}
              </ChoiceChip>
            ))}
          </ChipRow>
        </fieldset>
        <SortChoice
          label={t('sort.label')}
          orders={learnerSorts.map((value) => ({ value, name: t(`sort.${value}`) }))}
          value={search.sort}
          onChange={(sort) => onAsk({ sort: sort === 'learnt' ? undefined : sort })}
        />
      </div>
      {learners === undefined ? (
        <WaitingLines query={query} lines={6} />
      ) : learners.length === 0 ? (
        <EmptyState
          title={t('empty.nothing.title')}
          action={
            <Button look="soft" onClick={() => onAsk({ filter: undefined })}>
              {t('empty.nothing.way')}
            </Button>
          }
        >
          <p>{t('empty.nothing.text')}</p>
        </EmptyState>
      ) : (
        <KnownLearners learners={learners}>
          <div className={css.acts}>
            <Button icon="send" onClick={() => setTelling(true)}>
              {t('message.title', { count })}
            </Button>
            <SaveList courseId={courseId} search={search} />
          </div>
          <LearnerTable
            courseId={courseId}
            learners={learners}
            chosen={meant}
            onChoose={(id) => setChosen(toggled(meant, id).slice(0, learnerLimits.chosen))}
            onChooseAll={(isOn) => setChosen(isOn ? [...listed].slice(0, learnerLimits.chosen) : [])}
          />
          <LoadMoreOf query={query} isAutomatic />
          {isTelling ? (
            <MessageDialog
              courseId={courseId}
              count={count}
              to={toOf(search, meant)}
              onClose={() => setTelling(false)}
              onTold={() => setChosen([])}
            />
          ) : null}
        </KnownLearners>
      )}
    </div>
  )
}

const toOf = ({ filter, groupId }: LearnerSearch, meant: readonly string[]) => ({
  filter,
  groupId,
  ...(meant.length > 0 && { personIds: [...meant] }),
})
