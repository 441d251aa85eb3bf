import type { QueueItem } from '@learntrail/contract/homework/correcting'
import { queueStates } from '@learntrail/contract/homework/states'
import { useTranslation } from 'react-i18next'
import { SortChoice } from '../../../ui/form/sort-choice.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { listed } from '../../../ui/listed.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { PersonFace } from '../../../ui/person-link.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import type { QueueFilter } from '../api/correct.ts'
import { StandingChip } from '../components/chips.tsx'
import css from './correct.module.css'

interface QueueListProps {
  query: Parameters<typeof WaitingLines>[0]['query'] & Parameters<typeof LoadMoreOf>[0]['query']
  people: readonly QueueItem[] | undefined
  state: QueueFilter | undefined
  /** Whether the deadline has passed, so that people without a hand-in count as missing. */
  isOver: boolean
  /** Id of the hand-in that is open. */
  chosen: string | null
  onState: (state: QueueFilter | undefined) => void
  onChoose: (handInId: string) => void
}

const filters = ['all', 'to_correct', ...queueStates] as const

/** Everybody the question is assigned to, with the state of their work. */
export function QueueList({ query, people, state, isOver, chosen, onState, onChoose }: QueueListProps) {
  const { t } = useTranslation('homework/correct')
  return (
    <div className={css.people}>
      <SortChoice
        label={t('filter')}
        orders={filters.map((value) => ({ value, name: t(`filters.${value}`) }))}
        value={state ?? 'all'}
        onChange={(next) => onState(next === 'all' ? undefined : next)}
      />
      {people ? null : <WaitingLines query={query} lines={6} />}
      {people?.length === 0 ? (
        <p className={css.none} role="status">
          {t('nobodyThere')}
        </p>
      ) : null}
      <ul aria-label={t('list')}>
        {people?.map((item) => (
          <li key={item.student.id}>
            <Row
              item={item}
              isOver={isOver}
              isChosen={item.handInId !== null && item.handInId === chosen}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic />
    </div>
  )
}

interface RowProps {
  item: QueueItem
  isOver: boolean
  isChosen: boolean
  onChoose: (handInId: string) => void
}

function Row({ item, isOver, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation('homework/correct')
  const { student, team, state, handInId, score, scoreBefore, hasDraft, isGone } = item
  const nameOf = useNameOf()
  const name = listed((team.length > 0 ? team : [student]).map(nameOf))
  return (
    <button
      type="button"
      className={css.person}
      aria-current={isChosen ? 'true' : undefined}
      disabled={handInId === null}
      onClick={() => handInId && onChoose(handInId)}
    >
      <PersonFace person={student} size={36} isPart />
      <span className={css.name}>
        <strong>{name}</strong>
        <span>
          <StandingChip standing={state === 'missing' && !isOver ? 'due' : state} />
        </span>
        {isGone ? <small>{t('isGone')}</small> : null}
        {hasDraft ? <small>{t('waits')}</small> : null}
        {scoreBefore === null ? null : <small>{t('scoreBefore', { score: scoreBefore })}</small>}
      </span>
      {score === null ? null : <span className={css.points}>{score}</span>}
    </button>
  )
}
