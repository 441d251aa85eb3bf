import type { Course } from '@learntrail/contract/courses/courses'
import type { QuestionPlace } from '@learntrail/contract/courses/discussion'
import { coursePaths } from '@learntrail/contract/courses/paths'

const unitOf = (id: string, unit: string) => `${coursePaths.course(id)}?unit=${unit}`
const learn = (id: string, unit?: string) =>
  `${coursePaths.course(id)}/learn${unit === undefined ? '' : `?unit=${unit}`}`

/** Addresses of the course screens. */
export const courseAddresses = {
  all: '/courses',
  manage: '/courses/manage',
  invitations: coursePaths.invitations,
  course: coursePaths.course,
  /** The course's discussion. */
  discussion: (id: string) => `${coursePaths.course(id)}#discussion`,
  notes: (id: string) => `${coursePaths.course(id)}/notes`,
  reflection: (id: string) => `${coursePaths.course(id)}/reflection`,
  /** The reflection, for making a record with the certificate attached. */
  reflectionWithCertificate: (id: string) => `${coursePaths.course(id)}/reflection?certificate=yes`,
  certificate: (id: string) => `${coursePaths.course(id)}/certificate`,
  /** A unit, for reading as a page. */
  unit: unitOf,
  /** Where a question was asked: in the learning screen for a learner, otherwise in the reading one. */
  atSecond: ({ _id, part }: Pick<Course, '_id' | 'part'>, { unitId, film }: QuestionPlace) =>
    `${(part === 'learner' ? learn : unitOf)(_id, unitId)}${film ? `&film=${film.pieceId}&second=${film.second}` : ''}`,
  /** The one unit that everybody may try. */
  trial: (id: string) => `${coursePaths.course(id)}/trial`,
  learning: '/courses/learning',
  /** Where the learner continues, or a given unit. */
  learn,
  learners: (id: string) => `${coursePaths.course(id)}/learners`,
  learner: (id: string, personId: string) => `${coursePaths.course(id)}/learners/${personId}`,
  messages: coursePaths.messages,
  edit: coursePaths.edit,
  /** The editor with its check before publishing open. */
  check: (id: string) => `${coursePaths.edit(id)}?check=1`,
  preview: (id: string) => `/courses/preview/${id}`,
  lecturer: '/courses/lecturer',
  ofTag: (tag: string) => `/courses?${new URLSearchParams({ tag })}`,
  ofField: (field: string) => `/courses?${new URLSearchParams({ classification: field })}`,
} as const
