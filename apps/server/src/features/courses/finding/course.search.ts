import type { CourseOutline } from '@learntrail/contract/courses/content'
import type { PersonSummary } from '@learntrail/contract/people/person'
import type { FoundThing } from '@learntrail/contract/search/search'
import { marked } from '../../../platform/search/marks.ts'
import { firstPlaceOf, rankedSearch } from '../../../platform/search/ranked-search.ts'
import type { SearchSource } from '../../../platform/search/sources.ts'
import { joinAccount } from '../../accounts/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { fromCourses, shownCourse } from '../visible.sql.ts'

interface Row {
  id: string
  owner: PersonSummary | null
  title: string
  outline: CourseOutline
  rank: number
}

const courses = rankedSearch<Row>({
  row: 'course',
  title: 'course.name',
  likes: 'course.learner_count',
  from: `${fromCourses} join course_words w on w.course_id = course.id`,
  read: `join courses course on course.id = fitting.id ${joinAccount('a', 'course.owner_id')}
    join course_editions edition on edition.course_id = course.id and edition.number = course.edition_number`,
  isSeen: shownCourse('$1', 'course', 'a'),
  columns: `${personSummaryOf('a')} as owner, course.name as title, edition.outline`,
})

function foundOf({ outline, title, rank: _, ...course }: Row, keyword: string): FoundThing {
  const { introduction, objective, chapters } = outline
  const names = chapters.flatMap(({ name, units }) => [name, ...units.map((unit) => unit.name)])
  return {
    kind: 'course',
    ...course,
    title: marked(title, keyword),
    snippet: firstPlaceOf([introduction, objective, ...names], keyword),
    likeCount: null,
    messageCount: null,
  }
}

/** Published courses without a password, by their text. */
export const courseSearch: SearchSource = {
  category: 'course',
  async find({ pool }, viewer, page) {
    const { items, nextCursor } = await courses.find(pool, viewer, page)
    return { items: items.map((row) => foundOf(row, page.keyword)), nextCursor }
  },
  count: ({ pool }, viewer, keyword) => courses.count(pool, viewer, keyword),
}
