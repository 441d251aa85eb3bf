import type { Post } from '@learntrail/contract/posts/posts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { courseAddresses } from '../addresses.ts'
import { recordSourceQuery } from '../api/reflections.ts'
import css from './record-source.module.css'

/** The course that a record was made from, if the viewer may see it. */
export function RecordSource({ post }: { post: Post }) {
  const { t } = useTranslation('courses/on-record')
  const { data } = useQuery({ ...recordSourceQuery(post.id), enabled: post.classification === 'course_learning' })
  if (!data?.course) return null
  return (
    <p className={css.source}>
      <Icon name="course" size={16} />
      <Link to={courseAddresses.course(data.course.id)}>
        {t('of', { name: data.course.name.trim() || t('untitled') })}
      </Link>
    </p>
  )
}
