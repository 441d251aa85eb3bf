import type { CourseMessage } from '@learntrail/contract/courses/messages'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { isProblem } from '../../../../api/problem.ts'
import { useWayToReport } from '../../../../feature/use-ways.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { LinkedWords } from '../../../../ui/linked-words.tsx'
import { LoadMoreOf } from '../../../../ui/load-more.tsx'
import { PersonFace, PersonName } from '../../../../ui/person-link.tsx'
import { Screen } from '../../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { LostState } from '../../../../ui/states/lost-state.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { Unseen } from '../../../../ui/unseen.tsx'
import { When } from '../../../../ui/when.tsx'
import { courseAddresses } from '../../addresses.ts'
import { courseQuery } from '../../api/courses.ts'
import { messagesQuery } from '../../api/learners.ts'
import { useCourseNames } from '../../names.ts'
import css from './messages.module.css'

/** Messages from a course's teachers to the viewer; teachers see all of them. */
export function MessagesScreen() {
  const { t } = useTranslation(['courses/learners', 'courses/reading'])
  const names = useCourseNames()
  const { courseId = '' } = useParams()
  const course = useQuery(courseQuery(courseId, 'published')).data
  const query = useInfiniteQuery(messagesQuery(courseId))
  const { data, error } = query
  const messages = data?.pages.flatMap(({ items }) => items)
  const teaches = course !== undefined && course.part !== 'learner'
  const isGone = isProblem(error, 'COURSE_NOT_FOUND', 'VALIDATION_FAILED')
  const isOutside = isProblem(error, 'COURSE_NOT_JOINED', 'COURSE_PASSWORD_NEEDED')
  return (
    <Screen title={t(isGone ? 'courses/reading:gone.title' : 'messages.title')} back={courseAddresses.course(courseId)}>
      {course && !isGone ? (
        <p className={css.course}>
          <Link to={courseAddresses.course(courseId)}>{names.course(course.name)}</Link>
        </p>
      ) : null}
      {isGone ? (
        <LostState
          title={t('courses/reading:gone.title')}
          text={t('courses/reading:gone.text')}
          to={courseAddresses.all}
          way={t('courses/reading:gone.way')}
        />
      ) : isOutside ? (
        <EmptyState
          title={t('messages.notJoined.title')}
          action={<LinkButton to={courseAddresses.course(courseId)}>{t('messages.notJoined.way')}</LinkButton>}
        >
          <p>{t('messages.notJoined.text')}</p>
        </EmptyState>
      ) : messages === undefined ? (
        <WaitingLines query={query} />
      ) : messages.length === 0 ? (
        <EmptyState title={t('messages.empty')}>
          <p>{t(teaches ? 'messages.emptyTaught' : 'messages.emptyText')}</p>
        </EmptyState>
      ) : (
        <>
          <ul className={css.messages} aria-label={t('messages.title')}>
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
          <LoadMoreOf query={query} isAutomatic />
        </>
      )}
    </Screen>
  )
}

function Message({ message: { id, user, text, at, told } }: { message: CourseMessage }) {
  const { t } = useTranslation('courses/learners')
  const wayToReport = useWayToReport()
  return (
    <li>
      <Card as="article" className={css.message} aria-label={user.displayName}>
        <div className={css.head}>
          <PersonFace person={user} size={36} />
          <div className={css.who}>
            <PersonName person={user} />
            <span className={css.when}>
              <When time={at} relative />
              {told === null ? null : <span>{t('messages.told', { count: told })}</span>}
            </span>
          </div>
          {told === null && wayToReport ? (
            <LinkButton look="quiet" size="s" icon="alert" to={wayToReport('courseMessage', id)}>
              <span aria-hidden="true">{t('messages.report')}</span>
              <Unseen>{t('messages.reportOf', { text })}</Unseen>
            </LinkButton>
          ) : null}
        </div>
        <p className={css.text}>
          <LinkedWords text={text} />
        </p>
      </Card>
    </li>
  )
}
