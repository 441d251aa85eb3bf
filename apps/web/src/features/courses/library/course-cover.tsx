import type { CourseClassification } from '@learntrail/contract/courses/facts'
import type { FileSummary } from '@learntrail/contract/files/files'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Picture } from '../../files/index.ts'
import css from './course-cover.module.css'

interface CourseCoverProps {
  id: string
  banner: FileSummary | null
  classifications: readonly CourseClassification[]
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string
  isUrgent?: boolean
}

const pictures: Record<CourseClassification, IconName> = {
  language: 'language',
  mathematics: 'logic',
  social_studies: 'globe',
  natural_science: 'leaf',
  arts: 'theme',
  integrative_activities: 'friends',
  technology: 'device',
  health_physical_education: 'movement',
  national_defense: 'pin',
  vocational: 'settings',
  interdisciplinary: 'spark',
}

/** Paths of trails across a drawn cover. A course always gets the same one, by its id. */
const ways = [
  'M-10 150c60-10 70-70 140-74s90 30 150-2 60-60 130-70',
  'M-10 40c70 0 80 70 150 74s80-50 140-40 70 60 130 60',
  'M-10 110c50-60 110-60 160-10s110 40 150-20 60-50 110-50',
]
const nodes = [
  { at: [130, 76], end: [280, 74] },
  { at: [140, 114], end: [280, 74] },
  { at: [150, 100], end: [300, 80] },
] as const

const placeOf = (id: string) => Number.parseInt(id.slice(-2), 16) % ways.length || 0

/** A course's banner, or a drawn cover if it has none. */
export function CourseCover({ id, banner, classifications, sizes, isUrgent = false }: CourseCoverProps) {
  if (banner) {
    return (
      <span className={css.cover}>
        <Picture file={banner} className={css.picture} sizes={sizes} isUrgent={isUrgent} instead="course" />
      </span>
    )
  }
  const place = placeOf(id)
  const { at, end } = nodes[place] ?? nodes[0]
  const field = classifications[0]
  return (
    <span className={css.cover} data-drawn data-way={place}>
      <svg className={css.drawing} viewBox="0 0 400 175" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={css.way} d={ways[place]} />
        <circle className={css.node} cx={at[0]} cy={at[1]} r="7" />
        <circle className={css.ring} cx={end[0]} cy={end[1]} r="6" />
      </svg>
      <span className={css.field}>
        <Icon name={field ? pictures[field] : 'course'} size={30} />
      </span>
    </span>
  )
}
