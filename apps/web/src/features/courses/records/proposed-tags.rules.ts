import type { CourseClassification } from '@learntrail/contract/courses/facts'
import type { TagCode } from '@learntrail/contract/tags/tags'

const tagOf: Record<CourseClassification, TagCode> = {
  language: 'verbal_linguistic',
  mathematics: 'logical_mathematical',
  social_studies: 'critical_thinking',
  natural_science: 'inquiry_and_research',
  arts: 'aesthetics',
  integrative_activities: 'self_management',
  technology: 'digital_skills',
  health_physical_education: 'bodily_kinesthetic',
  national_defense: 'civic_participation',
  vocational: 'hands_on_making',
  interdisciplinary: 'problem_solving',
}

/** Returns the tags that a record of a course starts with. */
export const proposedTags = (fields: readonly CourseClassification[]): TagCode[] => [
  ...new Set(fields.map((field) => tagOf[field])),
]
