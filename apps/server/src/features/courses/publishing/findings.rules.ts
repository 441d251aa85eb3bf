import { contentDocument } from '@learntrail/contract/content/content'
import {
  type CourseFinding,
  type CourseSpot,
  courseExcess,
  courseGaps,
  type spotParts,
} from '@learntrail/contract/courses/check'
import { type CourseOutline, type CourseResource, courseOutline } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { webAddress } from '@learntrail/contract/text'
import type { CourseContent } from './course-content.ts'
import type { FileHere } from './publishing.repository.ts'

/** All that stands between what is written and learners, the parts of the course in their order. */
export function findingsOf({ outline, texts, files }: CourseContent): CourseFinding[] {
  const here = new Map(files.map((file) => [file.id, file]))
  const findings = [
    ...courseExcess(outline),
    ...courseGaps(outline, (unitId) => texts.has(unitId)),
    ...bannerFindings(outline, here),
    ...resourcesOf(outline).flatMap((resource) => resourceFindings(resource, here)),
    ...textFindings(texts),
  ]
  return findings.some(({ isAdvice }) => !isAdvice) ? findings : [...findings, ...unreadable(outline)]
}

export const isBlocking = ({ isAdvice }: CourseFinding): boolean => isAdvice !== true

const resourcesOf = ({ chapters }: CourseOutline) =>
  chapters.flatMap(({ units }) => units.flatMap(({ resources }) => resources))

function bannerFindings({ bannerId }: CourseOutline, here: ReadonlyMap<string, FileHere>): CourseFinding[] {
  if (bannerId === null) return []
  return fileFindings({ part: 'facts', field: 'bannerId' }, here.get(bannerId))
}

function resourceFindings(resource: CourseResource, here: ReadonlyMap<string, FileHere>): CourseFinding[] {
  const spot: CourseSpot = { part: 'resource', id: resource.id }
  if (resource.courseFileId !== null) return fileFindings(spot, here.get(resource.courseFileId))
  const isAddress = resource.address === null || webAddress(courseLimits.address).safeParse(resource.address).success
  return isAddress ? [] : [{ problem: 'address_wrong', spot }]
}

function fileFindings(spot: CourseSpot, file: FileHere | undefined): CourseFinding[] {
  if (file === undefined) return [{ problem: 'file_missing', spot }]
  return file.fileId === null ? [{ problem: 'file_unfinished', spot }] : []
}

/** Two who write at once may come over what one text holds. */
const textFindings = (texts: CourseContent['texts']): CourseFinding[] =>
  [...texts].flatMap(([id, text]) =>
    contentDocument.safeParse(text).success ? [] : [{ problem: 'too_long', spot: { part: 'unit', id } }],
  )

/** What no screen writes, and no learner could be answered. */
function unreadable(outline: CourseOutline): CourseFinding[] {
  const { error } = courseOutline.safeParse(outline)
  return (error?.issues ?? []).map(({ path }) => ({ problem: 'unreadable', spot: spotOf(outline, path) }))
}

const partOfList: Record<string, (typeof spotParts)[number]> = {
  chapters: 'chapter',
  units: 'unit',
  resources: 'resource',
  guide: 'group',
  questions: 'question',
  customFieldList: 'field',
  copyrightItems: 'right',
}

/** The innermost thing with an id on the way to what is wrong, or the fact. */
function spotOf(outline: CourseOutline, path: readonly PropertyKey[]): CourseSpot {
  let spot: CourseSpot = { part: 'facts', field: String(path[0] ?? '') }
  let value: unknown = outline
  for (const [index, key] of path.entries()) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key]
    const part = partOfList[String(path[index - 1])]
    const id = (value as { id?: unknown } | undefined)?.id
    if (part !== undefined && typeof key === 'number' && typeof id === 'string') spot = { part, id }
  }
  return spot
}
