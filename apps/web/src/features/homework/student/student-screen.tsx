import type { StudentWork } from '@learntrail/contract/homework/lists'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { ManagedGroup } from '../../groups/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { ofStudentQuery } from '../api/list-of-student.ts'
import { StandingChip } from '../components/chips.tsx'
import rows from '../components/question-row.module.css'

/** A student's hand-ins in a group, for administrators and for the student. */
export function StudentScreen({ groupId, personId }: { groupId: string; personId: string }) {
  const { t } = useTranslation('homework')
  const isMine = useCurrentUser()?.id === personId
  return (
    <ManagedGroup
      groupId={groupId}
      title={t(isMine ? 'student.mine' : 'student.title')}
      isFor={isMine ? 'members' : 'administrators'}
      help="homework"
    >
      {() => <Work key={personId} groupId={groupId} personId={personId} isMine={isMine} />}
    </ManagedGroup>
  )
}

function Work({ groupId, personId, isMine }: { groupId: string; personId: string; isMine: boolean }) {
  const { t } = useTranslation('homework')
  const query = useInfiniteQuery(ofStudentQuery(groupId, personId))
  const toHomework = <LinkButton to={paths.group(groupId, 'homework')}>{t('student.toHomework')}</LinkButton>
  if (query.isPending) return <CardsSkeleton cards={3} />
  if (isProblem(query.error, 'USER_NOT_FOUND', 'VALIDATION_FAILED'))
    return (
      <RefusedState title={t('student.nobody')} action={toHomework}>
        <p>{t('student.nobodyText')}</p>
      </RefusedState>
    )
  if (!query.data)
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  const student = query.data.pages[0]?.student
  const items = query.data.pages.flatMap((page) => page.items)
  return (
    <>
      {isMine || !student ? null : (
        <p className={rows.student}>
          <PersonFace person={student} size={40} />
          <PersonName person={student} />
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState title={t(isMine ? 'student.emptyMine' : 'student.empty')} action={toHomework}>
          <p>{t('student.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className={rows.rows} aria-label={t('student.list')}>
          {items.map((work) => (
            <li key={work.questionId}>
              <WorkRow work={work} isMine={isMine} />
            </li>
          ))}
        </ul>
      )}
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}

function WorkRow({ work, isMine }: { work: StudentWork; isMine: boolean }) {
  const { t } = useTranslation('homework')
  const { questionId, title, totalScore, handInId, state, handedInAt, isLate, score, canOpen } = work
  const opensQueue = canOpen && !isMine
  return (
    <Card padding="none" className={rows.row}>
      <Link
        className={rows.link}
        to={opensQueue ? `${paths.correctHomework(questionId)}?work=${handInId}` : paths.homework(questionId)}
      >
        <span className={rows.words}>
          <span className={rows.title}>
            <WholeWords>{title || t('untitled')}</WholeWords>
          </span>
          <span className={rows.line}>
            {t(isLate ? 'student.handedInLate' : 'student.handedIn', { time: formatTaipei(handedInAt) })}
          </span>
          {canOpen ? null : <span className={rows.line}>{t('student.byOthers')}</span>}
        </span>
        <span className={rows.marks}>
          {state === 'draft' ? null : <StandingChip standing={state} />}
          {score === null ? null : (
            <span className={rows.score}>
              <strong>{score}</strong> {t('ofTotal', { total: totalScore })}
            </span>
          )}
        </span>
        <Icon name="right" size={18} className={rows.arrow} />
      </Link>
    </Card>
  )
}
