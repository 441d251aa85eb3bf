import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/button.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { courseAddresses } from '../addresses.ts'
import { learningListQuery } from '../api/learning.ts'
import { CertificateList } from '../certificate/certificate-list.tsx'
import { CourseTabs } from '../library/course-tabs.tsx'
import css from './learning-row.module.css'
import { LearningRow } from './learning-row.tsx'

/** The courses a person is learning, most recent first. */
export function LearningListScreen() {
  const { t } = useTranslation('courses')
  return (
    <Screen title={t('title')} width="wide">
      <CourseTabs at="learning">
        <Learnt />
        <CertificateList />
      </CourseTabs>
    </Screen>
  )
}

function Learnt() {
  const { t } = useTranslation('courses/learning')
  const query = useInfiniteQuery(learningListQuery)
  const courses = query.data?.pages.flatMap(({ items }) => items)
  if (courses === undefined) return query.isPending ? <CardsSkeleton cards={3} /> : <WaitingLines query={query} />
  if (courses.length === 0 && !query.hasNextPage)
    return (
      <EmptyState title={t('empty.title')} action={<LinkButton to={courseAddresses.all}>{t('empty.way')}</LinkButton>}>
        <p>{t('empty.text')}</p>
      </EmptyState>
    )
  return (
    <>
      <ul className={css.rows} aria-label={t('mine')}>
        {courses.map((course) => (
          <LearningRow key={course._id} course={course} />
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
