import type { CourseOutline } from '@learntrail/contract/courses/content'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forEachTogether, type Indexing, indexMissing, indexMissingAtStart } from '../../../platform/search/indexing.ts'
import { fittingTokens, indexTokens, phraseText, tokensVersion } from '../../../platform/search/tokens.ts'
import { courseWords } from '../courses.tables.ts'

interface Indexed {
  id: string
  outline: CourseOutline
}

/** Text that a course is found by. */
const wordsOf = ({ name, introduction, objective, chapters }: CourseOutline): string =>
  [name, introduction, objective, ...chapters.flatMap((chapter) => [chapter.name, ...chapter.units.map((u) => u.name)])]
    .filter((text) => text !== '')
    .join('\n')

/** Indexes a published course for search; every transaction that publishes must call it. */
export async function indexCourse(transaction: Transaction, { id, outline }: Indexed): Promise<void> {
  const words = wordsOf(outline)
  const tokens = sql`array_to_tsvector(${sql.param(fittingTokens(indexTokens(words)))}::text[])`
  const entry = { tokens, phrases: phraseText(words), version: tokensVersion }
  await transaction
    .insert(courseWords)
    .values({ courseId: id, ...entry })
    .onConflictDoUpdate({ target: courseWords.courseId, set: entry })
}

const courseIndexing: Indexing<Indexed & Record<string, unknown>> = {
  job: 'courses.index-missing',
  atOnce: 100,
  missing: (after, atOnce) => sql`
    select course.id, edition.outline from courses course join course_editions edition
        on edition.course_id = course.id and edition.number = course.edition_number
    where course.id > ${after} and not exists
      (select 1 from course_words w where w.course_id = course.id and w.version = ${tokensVersion})
    order by course.id limit ${atOnce} for no key update of course`,
  index: (transaction, courses) => forEachTogether(courses, (course) => indexCourse(transaction, course)),
}

export const handleCourseFinding = (platform: Platform) => indexMissingAtStart(platform, courseIndexing)
export const indexMissingCourses = (platform: Platform) => indexMissing(platform, courseIndexing)
