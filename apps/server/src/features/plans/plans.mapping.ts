import type { PlanContent } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { OwnerOrganization, Plan, PlanCard } from '@learntrail/contract/plans/plans'
import { type SchoolPlanSettings, schoolOfPlan } from '@learntrail/contract/plans/school/facts'
import { gradeNameOf, titleNameOf } from '../profiles/index.ts'

export interface CardRow extends Omit<PlanCard, 'updatedAt' | 'doing'> {
  updatedAt: Date
  publishedId: string | null
  favoritesInAll: number
}

export function cardOf({ publishedId: _, favoritesInAll: __, updatedAt, ...card }: CardRow): PlanCard {
  return { ...card, doing: null, updatedAt: updatedAt.toISOString() }
}

type Told = Pick<
  Plan,
  | '_id'
  | 'user'
  | 'progressTotalWeeks'
  | 'lessons'
  | 'privacy'
  | 'showsOwner'
  | 'favoriteCount'
  | 'isFavorite'
  | 'version'
  | 'source'
  | 'part'
  | 'members'
  | 'messageCount'
  | 'stage'
>

export interface PlanRow extends Told {
  content: PlanContent
  organization: Omit<OwnerOrganization, 'grade' | 'title'> & { grade: string | null; title: string | null }
  schoolSettings: SchoolPlanSettings | null
  groups: Plan['groups'] | null
  createdAt: Date
  updatedAt: Date
}

export function planOf({
  content,
  organization,
  schoolSettings,
  groups,
  createdAt,
  updatedAt,
  ...told
}: PlanRow): Plan {
  const isOwn = told.part === 'owner'
  const isIn = told.part !== null && told.part !== 'invited'
  return {
    ...(isIn ? content : withoutNames(content)),
    ...told,
    ownerOrganization: {
      ...organization,
      grade: gradeNameOf(organization.grade),
      title: titleNameOf(organization.title),
    },
    school: schoolOfPlan(schoolSettings),
    groups: groups ?? [],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    can: {
      edit: isOwn || told.part === 'member',
      remove: isOwn,
      share: isOwn,
      invite: isOwn && told.members.length + 1 < planLimits.members,
    },
  }
}

/** Removes the seat number and the teachers' names, which belong on the form only. */
const withoutNames = (content: PlanContent): PlanContent => ({
  ...content,
  seatNumber: '',
  adviserName: '',
  formTutorName: '',
})
