import type { ContentDocument } from '@learntrail/contract/content/document'
import { emptyCourse } from '@learntrail/contract/courses/content'
import type { Course, CourseCard, CourseFile } from '@learntrail/contract/courses/courses'
import { courseActionsOf } from '@learntrail/contract/courses/policy'
import type { FileSummary } from '@learntrail/contract/files/files'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'
import { hai, me } from '../groups/groups.fixture.ts'

const anId = (number: number) => `019f0000-0000-7000-8000-${String(number).padStart(12, '0')}`
export const courseId = anId(4601)
export const unitIds = [anId(11), anId(12), anId(13)] as const
const at = '2026-11-20T08:00:00.000Z'

/** A film of the course, ready to play. */
const film: FileSummary = {
  id: anId(31),
  url: `/api/v2/files/${anId(31)}/entity`,
  name: 'a'.repeat(24),
  displayName: '溶氧.mp4',
  type: 2,
  bytes: 4_000,
  sha256: 'a'.repeat(64),
  width: 1280,
  height: 720,
  thumbnailWidths: [],
  duration: 61,
  conversion: null,
  hasSmall: false,
  captions: [],
  downloadPeriod: null,
  createdAt: at,
}
const filmOfCourse: CourseFile = {
  _id: anId(21),
  use: 'resource',
  state: 'already_upload',
  name: '溶氧.mp4',
  file: film,
  user: hai,
}

/** A picture that a unit's text may show. */
export const pictureOfCourse: CourseFile = {
  _id: anId(22),
  use: 'picture',
  state: 'already_upload',
  name: '鷺.png',
  user: hai,
  file: {
    ...film,
    id: anId(32),
    url: `/api/v2/files/${anId(32)}/entity`,
    displayName: '鷺.png',
    type: 1,
    width: 1200,
    height: 900,
    thumbnailWidths: [320, 640],
    duration: null,
  },
}

/** The published course 河川的一年 by 阿海: two chapters with three units. */
export function aCourse(change: Partial<Course> = {}): Course {
  const part = change.part ?? null
  const status = change.status ?? 'published'
  return {
    ...emptyCourse,
    name: '河川的一年',
    introduction: '跟著基隆河走一年。',
    objective: '會自己量溶氧。',
    recipients: [{ type: 'senior_high' }, { type: 'customized', name: '賞鳥社' }],
    classifications: ['natural_science'],
    tags: ['河川'],
    coreCompetencies: ['a2'],
    actionVerb: ['explain'],
    courseType: 'diverse_elective',
    courseSemester: '115-1',
    minutes: 90,
    customFieldList: [{ id: anId(41), title: '帶什麼來', content: '雨鞋' }],
    copyrightItems: [{ id: anId(42), text: '照片：阿海' }],
    chapters: [
      {
        id: anId(1),
        name: '看河',
        units: [
          { id: unitIds[0], name: '站在橋上', resources: [] },
          {
            id: unitIds[1],
            name: '溶氧是什麼',
            resources: [
              {
                id: anId(51),
                type: 'video',
                name: '怎麼量溶氧',
                courseFileId: filmOfCourse._id,
                address: null,
                duration: 61,
              },
              {
                id: anId(52),
                type: 'external',
                name: '水質年報',
                courseFileId: null,
                duration: null,
                address: 'https://www.water.example/report',
              },
            ],
          },
        ],
      },
      { id: anId(2), name: '量水', units: [{ id: unitIds[2], name: '第一次採樣', resources: [] }] },
    ],
    guide: [{ id: anId(61), title: '回頭看', questions: [{ id: anId(62), text: '你看到什麼？' }] }],
    _id: courseId,
    of: 'published',
    status,
    isPrivate: false,
    user: hai,
    organization: { school: '山上高中', title: null },
    lecturers: [
      {
        person: hai,
        part: 'owner',
        card: {
          introduction: '我在河邊長大。',
          expertises: ['水質檢測'],
          tags: ['河川'],
          customs: [],
          experiences: [{ title: '山上高中', content: '自然科教師', from: 2010, until: null }],
        },
      },
    ],
    files: [filmOfCourse],
    unitsWithText: [unitIds[0], unitIds[2]],
    edition: { number: 1, publishedAt: at, note: '' },
    forumStatus: 'open',
    trialUnitId: null,
    discussionCount: 0,
    learnerCount: 0,
    views: 3,
    part,
    actions: [...courseActionsOf(part, status)],
    can: { edit: false, manage: false },
    createdAt: at,
    updatedAt: at,
    ...change,
  }
}

export function cardOf(course: Course, change: Partial<CourseCard> = {}): CourseCard {
  return {
    _id: course._id,
    name: course.name,
    introduction: course.introduction,
    banner: null,
    user: course.user,
    school: course.organization.school,
    status: course.status,
    isPrivate: course.isPrivate,
    classifications: course.classifications,
    courseType: course.courseType,
    minutes: course.minutes,
    courseSemester: course.courseSemester,
    chapterCount: course.chapters.length,
    unitCount: 3,
    learnerCount: course.learnerCount,
    part: course.part,
    actions: course.actions,
    publishedAt: course.edition?.publishedAt ?? null,
    updatedAt: course.updatedAt,
    ...change,
  }
}

/** The same course, owned by the caller. */
export const myCourse = (change: Partial<Course> = {}) => aCourse({ user: me, part: 'owner', ...change })

export const calls = {
  list: 'GET /api/v2/courses',
  teaching: 'GET /api/v2/courses/user',
  of: 'GET /api/v2/courses/user/:id/published',
  tags: 'GET /api/v2/courses/tags',
  semesters: 'GET /api/v2/courses/semesters',
  joinedOf: 'GET /api/v2/courses/user/:id/joined',
  countsOf: 'GET /api/v2/courses/user/:id/count',
  read: 'GET /api/v2/courses/:id',
  unit: 'GET /api/v2/courses/:id/units/:unitId',
  create: 'POST /api/v2/courses',
  change: 'PATCH /api/v2/courses/:id',
  remove: 'DELETE /api/v2/courses/:id',
  copy: 'POST /api/v2/courses/:id/copy',
  takeAlong: 'GET /api/v2/courses/:id/cartridge',
  bringIn: 'POST /api/v2/courses/import',
  enter: 'POST /api/v2/courses/authorize/:id',
  trial: 'GET /api/v2/courses/:id/trial',
  learn: 'GET /api/v2/courses/:id/learn',
  discussion: 'GET /api/v2/courses/discussion/course/:id',
  invitations: 'GET /api/v2/courses/co-edit-invitation',
  answer: 'PATCH /api/v2/courses/co-edit-invitation/:id',
  leave: 'DELETE /api/v2/courses/:id/co-editors/:personId',
  card: 'GET /api/v2/courses/lecturer',
  newLearners: 'GET /api/v2/courses/learners/new',
  saveCard: 'PUT /api/v2/courses/lecturer',
} as const

const words = (text: string): ContentDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** Serves a published course. */
export function courseServer(course = aCourse()) {
  return (
    guestServer()
      .on('GET /api/v2/users/current', student)
      // Specific paths first, before the pattern that matches them all.
      .on(calls.teaching, { items: [], nextCursor: null })
      .on(calls.newLearners, { items: [] })
      .on(calls.semesters, { semesters: ['115-1', '114-2'] })
      .on(calls.tags, { tags: [{ tag: '河川', count: 2 }] })
      .on(calls.invitations, { items: [] })
      .on(calls.discussion, { items: [], nextCursor: null })
      .on(calls.card, {
        card: { introduction: '', expertises: [], tags: [], experiences: [], customs: [] },
        version: 0,
      })
      .on(calls.trial, refuse(404, { code: 'COURSE_NOT_FOUND' }))
      .on(calls.learn, refuse(403, { code: 'COURSE_NOT_JOINED' }))
      .on(calls.list, { items: [cardOf(course)], nextCursor: null })
      .on(calls.read, course)
      .on(calls.unit, ({ path }) => {
        const unitId = path.split('/').at(-1) ?? ''
        return { unitId, text: words(`課文 ${unitId.slice(-2)}`) }
      })
  )
}
