import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { courseAddresses } from '../addresses.ts'
import { certificateQuery } from '../api/certificates.ts'
import { CertificateCard } from './certificate-card.tsx'
import { TakeCertificate } from './take-certificate.tsx'

/** The person's certificate of a course, or what it will say. */
export function CertificateScreen() {
  const { t } = useTranslation(['courses/certificate', 'courses/reading'])
  const { courseId = '' } = useParams()
  const query = useQuery(certificateQuery(courseId))
  const { data: state, error } = query
  if (isProblem(error, 'COURSE_NOT_JOINED', 'COURSE_PASSWORD_NEEDED'))
    return <Navigate to={courseAddresses.course(courseId)} replace />
  const isGone = isProblem(error, 'COURSE_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  return (
    <Screen
      title={isGone ? t('courses/reading:gone.title') : t('title')}
      lead={state?.certificate?.courseName}
      back={state?.certificate ? courseAddresses.learning : courseAddresses.course(courseId)}
    >
      {isGone ? (
        <LostState
          title={t('courses/reading:gone.title')}
          text={t('courses/reading:gone.text')}
          to={courseAddresses.all}
          way={t('courses/reading:gone.way')}
        />
      ) : state?.certificate ? (
        <CertificateCard certificate={state.certificate} />
      ) : state?.isFinished ? (
        <TakeCertificate courseId={courseId} name={state.name} />
      ) : state ? (
        <EmptyState
          title={t('unfinished.title')}
          action={<LinkButton to={courseAddresses.learn(courseId)}>{t('unfinished.way')}</LinkButton>}
        >
          <p>{t('unfinished.text')}</p>
        </EmptyState>
      ) : error ? (
        <FailedState error={error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <CardsSkeleton cards={1} />
      )}
    </Screen>
  )
}
