import type { CourseOutline } from '@learntrail/contract/courses/content'
import type { Course, CourseCard } from '@learntrail/contract/courses/courses'
import { courseActionsOf } from '@learntrail/contract/courses/policy'
import { titleNameOf } from '../profiles/index.ts'

export interface CardRow extends Omit<CourseCard, 'actions' | 'publishedAt' | 'updatedAt'> {
  publishedAt: Date | null
  updatedAt: Date
  shownId: string | null
}

export function cardOf({ shownId: _, publishedAt, updatedAt, ...card }: CardRow): CourseCard {
  return {
    ...card,
    actions: [...courseActionsOf(card.part, card.status)],
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }
}

type Told = Omit<
  Course,
  keyof CourseOutline | 'of' | 'organization' | 'edition' | 'actions' | 'can' | 'createdAt' | 'updatedAt'
>

export interface CourseRow extends Told {
  organization: { school: string | null; title: string | null }
  edition: { number: number; publishedAt: string; note: string } | null
  writes: boolean
  publishedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export function courseOf(of: Course['of'], outline: CourseOutline, row: CourseRow): Course {
  const { organization, edition, writes, publishedAt: _, createdAt, updatedAt, ...told } = row
  return {
    ...outline,
    ...told,
    of,
    organization: { school: organization.school, title: titleNameOf(organization.title) },
    edition: edition && { ...edition, publishedAt: new Date(edition.publishedAt).toISOString() },
    actions: [...courseActionsOf(told.part, told.status)],
    can: { edit: writes && told.status !== 'published', manage: told.part === 'owner' },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
