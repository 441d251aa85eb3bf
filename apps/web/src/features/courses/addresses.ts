import { coursePaths } from '@learntrail/contract/courses/paths'

/** Addresses of the screens of courses. */
export const courseAddresses = {
  all: '/courses',
  manage: '/courses/manage',
  invitations: coursePaths.invitations,
  course: coursePaths.course,
  /** One of its units, read as a page. */
  unit: (id: string, unit: string) => `${coursePaths.course(id)}?unit=${unit}`,
  learning: '/courses/learning',
  /** Where one goes on, or a unit. */
  learn: (id: string, unit?: string) => `${coursePaths.course(id)}/learn${unit === undefined ? '' : `?unit=${unit}`}`,
  edit: coursePaths.edit,
  /** The editor with what stands between the course and its learners. */
  check: (id: string) => `${coursePaths.edit(id)}?check=1`,
  preview: (id: string) => `/courses/preview/${id}`,
  lecturer: '/courses/lecturer',
  ofTag: (tag: string) => `/courses?${new URLSearchParams({ tag })}`,
  ofField: (field: string) => `/courses?${new URLSearchParams({ classification: field })}`,
} as const
