import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatFullDay } from '../../../ui/dates.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { courseAddresses } from '../addresses.ts'
import { certificatesQuery } from '../api/certificates.ts'
import { useCourseNames } from '../names.ts'
import css from './certificate.module.css'

/** The person's certificates, including those of deleted courses; renders nothing if there are none. */
export function CertificateList() {
  const { t } = useTranslation('courses/certificate')
  const names = useCourseNames()
  const query = useInfiniteQuery(certificatesQuery)
  const certificates = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (certificates.length === 0) return null
  return (
    <section className={css.list} aria-labelledby="certificates">
      <h2 id="certificates" className={css.title}>
        {t('mine')}
      </h2>
      <ul>
        {certificates.map(({ id, courseId, courseName, madeAt }) => (
          <li key={id}>
            <Link to={courseAddresses.certificate(courseId)}>{names.course(courseName)}</Link>{' '}
            <span className={css.quiet}>{formatFullDay(madeAt)}</span>
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </section>
  )
}
