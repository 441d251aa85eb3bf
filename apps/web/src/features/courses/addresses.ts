import type { Course } from '@learntrail/contract/courses/courses'
import type { QuestionPlace } from '@learntrail/contract/courses/discussion'
import { coursePaths } from '@learntrail/contract/courses/paths'

const unitOf = (id: string, unit: string) => `${coursePaths.course(id)}?unit=${unit}`
const learn = (id: string, unit?: string) =>
  `${coursePaths.course(id)}/learn${unit === undefined ? '' : `?unit=${unit}`}`

/** Addresses of the screens of courses. */
export const courseAddresses = {
  all: '/courses',
  manage: '/courses/manage',
  invitations: coursePaths.invitations,
  course: coursePaths.course,
  /** What is said in it. */
  discussion: (id: string) => `${coursePaths.course(id)}#discussion`,
  notes: (id: string) => `${coursePaths.course(id)}/notes`,
  reflection: (id: string) => `${coursePaths.course(id)}/reflection`,
  /** The same, for a record with the certificate. */
  reflectionWithCertificate: (id: string) => `${coursePaths.course(id)}/reflection?certificate=yes`,
  certificate: (id: string) => `${coursePaths.course(id)}/certificate`,
  /** One of its units, read as a page. */
  unit: unitOf,
  /** Where a question stands, as whoever learns the course, or reads it, is there. */
  atSecond: ({ _id, part }: Pick<Course, '_id' | 'part'>, { unitId, film }: QuestionPlace) =>
    `${(part === 'learner' ? learn : unitOf)(_id, unitId)}${film ? `&film=${film.pieceId}&second=${film.second}` : ''}`,
  /** The one unit that everybody may try. */
  trial: (id: string) => `${coursePaths.course(id)}/trial`,
  learning: '/courses/learning',
  /** Where one goes on, or a unit. */
  learn,
  learners: (id: string) => `${coursePaths.course(id)}/learners`,
  learner: (id: string, personId: string) => `${coursePaths.course(id)}/learners/${personId}`,
  messages: coursePaths.messages,
  edit: coursePaths.edit,
  /** The editor with what stands between the course and its learners. */
  check: (id: string) => `${coursePaths.edit(id)}?check=1`,
  preview: (id: string) => `/courses/preview/${id}`,
  lecturer: '/courses/lecturer',
  ofTag: (tag: string) => `/courses?${new URLSearchParams({ tag })}`,
  ofField: (field: string) => `/courses?${new URLSearchParams({ classification: field })}`,
} as const
