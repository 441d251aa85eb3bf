import { type CourseOutline, emptyCourse } from '@learntrail/contract/courses/content'
import { captionLanguageCodes } from '@learntrail/contract/files/captions/facts'
import { writeWebVtt } from '@learntrail/contract/files/captions/web-vtt'
import {
  answerInvitation,
  changeCourse,
  createCourse,
  inviteCoEditors,
  saveCourseCaptions,
  saveLecturerCard,
  uploadCourseFile,
  writeCourse,
} from '../../apps/server/src/features/courses/demo.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import type { PictureName } from '../files/pictures/pictures.ts'
import { uploadFiles } from '../files/upload-files.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { cards } from './cards.ts'
import type { DemoCaptions, DemoCourse, DemoUnit } from './course.ts'
import { courses } from './courses.ts'
import { filmOf, filmSeconds } from './film.ts'
import { makeLearners } from './make-learners.ts'
import { makeRemarks } from './make-remarks.ts'
import { unitText } from './text.ts'

type Actor = ReturnType<typeof actor>

/** Makes courses of three teachers, at three stages. Idempotent. */
export async function makeCourses(making: Making, ids: Ids): Promise<void> {
  await makeCards(making, ids)
  for (const course of courses) await makeCourse(making, ids, course)
}

async function makeCourse(making: Making, ids: Ids, course: DemoCourse): Promise<void> {
  const { platform, calendar } = making
  const at = platformAt(platform, calendar.daysAgo(course.daysAgo))
  const owner = actor(idOf(ids, course.by))
  const { _id, status } = await createCourse(at, owner, { clientId: stableId(`course ${course.key}`) })
  const idOfPart = partsOf(course)
  const unitIdOf = (name: string) => idOfUnit(course, { name })
  if (status === 'planning') {
    for (const key of course.along ?? []) await letWrite(at, _id, owner, actor(idOf(ids, key)))
    const files = await filesOf(making, at, owner, { ...course, id: _id })
    await writeCourse(at, owner, _id, { outline: outlineOf(course, files), texts: textsOf(course, files) })
    await makeRemarks(making, ids, { course, id: _id, unitIdOf })
    if (course.publishedDaysAgo === undefined) return
    const { password, trial } = course
    await changeCourse(platformAt(platform, calendar.daysAgo(course.publishedDaysAgo)), owner, _id, {
      status: 'published',
      ...(password !== undefined && { password }),
      ...(trial !== undefined && { trialUnitId: unitIdOf(trial) }),
    })
  }
  const filmIdOf = (unit: string) => idOfPart(`film ${unit}`)
  await makeLearners(making, ids, { course, id: _id, idOfPart, unitIdOf, filmIdOf })
}

/** Returns a function from a part's name to its id. */
const partsOf =
  ({ key }: DemoCourse) =>
  (part: string) =>
    stableId(`course ${key}: ${part}`)
const unitsOf = ({ chapters }: DemoCourse) => chapters.flatMap(({ units }) => units)
const idOfUnit = ({ key }: DemoCourse, { name }: Pick<DemoUnit, 'name'>) => stableId(`course ${key}: unit ${name}`)
const filmKey = ({ key }: DemoCourse, { name }: DemoUnit) => stableId(`course ${key}: film of ${name}`)
const pictureKey = ({ key }: DemoCourse, name: PictureName) => stableId(`course ${key}: picture ${name}`)
const bannerKey = ({ key }: DemoCourse) => stableId(`course ${key}: banner`)

/** Uploads the course's files, by client id; films only where the machine can make them. */
async function filesOf(
  { picture }: Making,
  platform: Platform,
  owner: Actor,
  course: DemoCourse & { id: string },
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  const put = async (
    clientId: string,
    use: 'banner' | 'resource' | 'picture',
    name: string,
    make: () => Promise<Buffer | undefined>,
    captions: DemoCaptions = {},
  ) => {
    const there = await platform.pool.query<{ id: string }>(
      'select id from course_files where course_id = $1 and client_id = $2 and file_id is not null',
      [course.id, clientId],
    )
    const before = there.rows[0]?.id
    if (before !== undefined) return void files.set(clientId, before)
    const content = await make()
    if (content === undefined) return
    const [fileId] = await uploadFiles(platform, owner.id, [{ fileName: name, content }])
    const { _id } = await uploadCourseFile(platform, owner, { courseId: course.id, clientId, use, name, fileId })
    files.set(clientId, _id)
    await captionFile(platform, owner, { id: _id, captions, clientId })
  }
  const drawn = async (name: PictureName) => picture(name)
  const banner = await drawn(course.banner)
  await put(bannerKey(course), 'banner', banner.fileName, async () => banner.content)
  for (const unit of unitsOf(course)) {
    for (const part of unit.text ?? []) {
      if (typeof part === 'string' || !('picture' in part)) continue
      const { fileName, content } = await drawn(part.picture)
      await put(pictureKey(course, part.picture), 'picture', fileName, async () => content)
    }
    const { film } = unit
    if (film === undefined) continue
    const make = async () => filmOf(platform, await drawn(film.of))
    await put(filmKey(course, unit), 'resource', `${film.name}.mp4`, make, film.captions)
  }
  return files
}

const lineMs = 2_000

async function captionFile(
  platform: Platform,
  owner: Actor,
  { id, clientId, captions }: { id: string; clientId: string; captions: DemoCaptions },
): Promise<void> {
  for (const language of captionLanguageCodes) {
    const lines = captions[language] ?? []
    if (lines.length === 0) continue
    const cues = lines.map((text, at) => ({ start: at * lineMs, end: (at + 1) * lineMs, text, place: '' }))
    const save = { text: writeWebVtt(cues), version: 0, writer: stableId(`${clientId}: captions`) }
    await saveCourseCaptions(platform, owner, { id, language }, save)
  }
}

function outlineOf(course: DemoCourse, files: ReadonlyMap<string, string>): CourseOutline {
  const idOfPart = partsOf(course)
  const resourcesOf = (unit: DemoUnit) => {
    const courseFileId = files.get(filmKey(course, unit)) ?? null
    const film = courseFileId === null ? [] : [{ type: 'video' as const, courseFileId, address: null }]
    return [
      ...film.map((one) => ({
        ...one,
        id: idOfPart(`film ${unit.name}`),
        name: unit.film?.name ?? '',
        duration: filmSeconds,
      })),
      ...(unit.links ?? []).map(([name, address]) => ({
        id: idOfPart(`link ${name}`),
        type: 'external' as const,
        name,
        address,
        courseFileId: null,
        duration: null,
      })),
    ]
  }
  return {
    ...emptyCourse,
    ...course.facts,
    bannerId: files.get(bannerKey(course)) ?? null,
    customFieldList: (course.fields ?? []).map(([title, content]) => ({
      id: idOfPart(`field ${title}`),
      title,
      content,
    })),
    copyrightItems: (course.rights ?? []).map((text) => ({ id: idOfPart(`right ${text}`), text })),
    chapters: course.chapters.map(({ name, units }) => ({
      id: idOfPart(`chapter ${name}`),
      name,
      units: units.map((unit) => ({ id: idOfUnit(course, unit), name: unit.name, resources: resourcesOf(unit) })),
    })),
    guide: course.guide.map(({ title, questions }) => ({
      id: idOfPart(`group ${title}`),
      title,
      questions: questions.map((text) => ({ id: idOfPart(`question ${text}`), text })),
    })),
  }
}

function textsOf(course: DemoCourse, files: ReadonlyMap<string, string>) {
  const fileOf = (picture: PictureName) => files.get(pictureKey(course, picture))
  return unitsOf(course).flatMap((unit) =>
    unit.text === undefined ? [] : [{ unitId: idOfUnit(course, unit), text: unitText(unit.text, fileOf) }],
  )
}

/** Invites a person as co-editor and accepts for them. */
async function letWrite(platform: Platform, courseId: string, owner: Actor, person: Actor): Promise<void> {
  const { items } = await inviteCoEditors(platform, owner, courseId, { personIds: [person.id], part: 'coEditor' })
  const asked = items.find((item) => item.person.id === person.id)
  if (asked?.response === 'waiting') await answerInvitation(platform, person, asked._id, 'accept')
}

async function makeCards({ platform, calendar }: Making, ids: Ids): Promise<void> {
  for (const { of, card } of cards) {
    const save = { card, version: 0, writer: stableId(`card of ${of}`) }
    await saveLecturerCard(platformAt(platform, calendar.daysAgo(60)), actor(idOf(ids, of)), save)
  }
}
