import { picturedDocument } from '@learntrail/contract/content/content'
import { type PictureBlock, type PicturedDocument, picturesOf } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
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
import type { CourseContent } from './course-content.service.ts'
import type { FileHere } from './publishing.repository.ts'

/** Returns all that keeps a course from being published, in the order of its parts. */
export function findingsOf({ outline, texts, files }: CourseContent): CourseFinding[] {
  const here = new Map(files.map((file) => [file.id, file]))
  const findings = [
    ...courseExcess(outline),
    ...courseGaps(outline, {
      hasText: (unitId) => texts.has(unitId),
      hasCaptions: (courseFileId) => here.get(courseFileId)?.hasCaptions ?? false,
    }),
    ...bannerFindings(outline, here),
    ...resourcesOf(outline).flatMap((resource) => resourceFindings(resource, here)),
    ...textFindings(texts),
    ...[...texts].flatMap(([unitId, text]) => pictureFindings(unitId, picturesOf(text), here)),
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

/** Concurrent writers can together exceed the limits of one text. */
const textFindings = (texts: CourseContent['texts']): CourseFinding[] =>
  [...texts].flatMap(([id, text]) =>
    excessOf(text).map((excess) => ({ ...excess, spot: { part: 'unit' as const, id } })),
  )

function excessOf(text: PicturedDocument): Pick<CourseFinding, 'problem' | 'limit'>[] {
  const rules = (picturedDocument.safeParse(text).error?.issues ?? []).map((issue) =>
    issue.code === 'custom' ? issue.params?.rule : undefined,
  )
  const isOf = (rule: unknown) => rule === 'too_many_pictures'
  return [
    ...(rules.some(isOf) ? [{ problem: 'too_many_pictures' as const, limit: contentLimits.pictures }] : []),
    ...(rules.every(isOf) ? [] : [{ problem: 'too_long' as const, limit: contentLimits.characters }]),
  ]
}

/** One finding for each problem in a unit, at the first picture that has it. */
function pictureFindings(
  unitId: string,
  pictures: readonly PictureBlock[],
  here: ReadonlyMap<string, FileHere>,
): CourseFinding[] {
  const spotOf = ({ attrs }: PictureBlock): CourseSpot => ({ part: 'picture', id: attrs.fileId, unitId })
  const all = pictures.flatMap((picture): CourseFinding[] => [
    ...fileFindings(spotOf(picture), here.get(picture.attrs.fileId)),
    ...(picture.attrs.text === ''
      ? [{ problem: 'picture_without_words' as const, spot: spotOf(picture), isAdvice: true }]
      : []),
  ])
  return all.filter(({ problem }, at) => all.findIndex((one) => one.problem === problem) === at)
}

/** Content that no screen writes and that would break the answers to learners. */
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

/** The innermost thing with an id on the path of an issue, or else the fact. */
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
