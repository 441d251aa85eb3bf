import type { CourseProgress, PieceRecord } from '@learntrail/contract/courses/learning'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, type Entry, factsOf, inPages, momentIn } from '../../platform/archive/belongings.ts'
import { escapeHtml } from '../../platform/archive/escape-html.ts'
import { documentHtml } from '../../platform/content/content-html.rules.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { pieceRecordsOf, progressOf } from './learning/progress.sql.ts'
import { type CourseContent, readContent } from './publishing/course-content.service.ts'
import { fromCourses, visibleCourse } from './visible.sql.ts'

type Words = Record<
  'unnamed' | 'status' | 'changed' | 'joined' | 'progress' | 'finished' | 'planning' | 'published' | 'removed',
  string
>

const words: Record<Locale, Words> = {
  tw: {
    unnamed: '還沒命名的課程',
    status: '狀態',
    changed: '上次修改',
    joined: '加入時間',
    progress: '進度',
    finished: '學完時間',
    planning: '準備中',
    published: '已上架',
    removed: '已下架',
  },
  en: {
    unnamed: 'A course without a name',
    status: 'Status',
    changed: 'Last changed',
    joined: 'Joined',
    progress: 'Progress',
    finished: 'Finished',
    planning: 'Draft',
    published: 'Published',
    removed: 'Unpublished',
  },
}

interface Row {
  id: string
  status: 'planning' | 'published' | 'removed'
  createdAt: Date
  updatedAt: Date
  /** Note on the edition that learners have. */
  note: string | null
}

const paragraph = (text: string) => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`)

/** The course as on its page: its description, then its chapters with the texts of their units. */
function htmlOf({ outline, texts }: CourseContent): string {
  const chapters = outline.chapters.flatMap((chapter) => [
    paragraph(chapter.name),
    ...chapter.units.flatMap(({ id, name }) => {
      const text = texts.get(id)
      return [paragraph(name), text === undefined ? '' : documentHtml(text)]
    }),
  ])
  return [paragraph(outline.introduction), paragraph(outline.objective), ...chapters].join('')
}

/** The draft of a course, whether it is published or not. */
async function entryOf(platform: Platform, { id, ...row }: Row, locale: Locale): Promise<Entry> {
  const content = await inTransaction(platform.db, (transaction) => readContent(platform, id, transaction))
  const { outline, texts } = content
  const { unnamed, status, changed } = words[locale]
  return {
    data: { id, ...row, ...outline, texts: Object.fromEntries(texts) },
    title: outline.name || unnamed,
    facts: factsOf([status, words[locale][row.status]], [changed, momentIn(locale, row.updatedAt)]),
    html: htmlOf(content),
  }
}

const coursesOf = (name: string, title: Record<Locale, string>, isTheirs: string): Belongings => ({
  name,
  title,
  async *entries(platform, personId, locale) {
    const text = `select course.id, course.status, course.created_at as "createdAt", course.updated_at as "updatedAt",
        edition.note
      from courses course left join course_editions edition
        on edition.course_id = course.id and edition.number = course.edition_number
      where course.id > $2 and ${isTheirs} order by course.id`
    const read = async (after: string, limit: number) =>
      (await platform.pool.query<Row>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const row of inPages(firstId, read)) yield entryOf(platform, row, locale)
  },
})

const ownCourses = coursesOf('courses', { tw: '我的課程', en: 'My courses' }, 'course.owner_id = $1')
const coursesWithMe = coursesOf(
  'courses-with-me',
  { tw: '一起教的課程', en: 'Courses taught with others' },
  `course.id in (select editor.course_id from course_editors editor
    where editor.person_id = $1 and editor.is_accepted and editor.part = 'coEditor')`,
)

interface Learnt {
  id: string
  courseId: string
  name: string
  at: Date
  finishedAt: Date | null
  progress: CourseProgress
  seen: PieceRecord[]
}

/** Courses of others: only their names, as far as the person may still see them. */
const learntCourses: Belongings = {
  name: 'courses-learnt',
  title: { tw: '在學的課程', en: 'Courses taken' },
  async *entries({ pool }, personId, locale) {
    const text = `select learner.learner_id as id, course.id as "courseId", course.name, learner.at,
        learner.finished_at as "finishedAt", ${progressOf('course.id', 'course.edition_number', '$1')} as progress,
        ${pieceRecordsOf('course.id', 'course.edition_number', '$1')} as seen
      ${fromCourses} join course_learners learner on learner.course_id = course.id
      where learner.person_id = $1 and learner.has_joined and learner.learner_id > $2
        and ${visibleCourse('$1', 'course', 'a')} order by learner.learner_id`
    const read = async (after: string, limit: number) =>
      (await pool.query<Learnt>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    const { unnamed, joined, progress, finished } = words[locale]
    for await (const { id: _, ...data } of inPages(firstId, read)) {
      const facts = factsOf(
        [joined, momentIn(locale, data.at)],
        [progress, `${data.progress.percent} %`],
        [finished, data.finishedAt && momentIn(locale, data.finishedAt)],
      )
      yield { data, title: data.name || unnamed, facts }
    }
  },
}

export const courseBelongings: readonly Belongings[] = [ownCourses, coursesWithMe, learntCourses]
