import type { ReflectionAnswer } from '@learntrail/contract/courses/reflections'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn } from '../../../platform/archive/belongings.ts'
import { documentHtml } from '../../../platform/content/content-html.rules.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { reflectionContent } from './record-content.rules.ts'

const words: Record<Locale, Record<'changed' | 'finished' | 'made' | 'name' | 'code' | 'unnamed', string>> = {
  tw: {
    changed: '上次修改',
    finished: '學完日期',
    made: '發證日期',
    name: '姓名',
    code: '確認碼',
    unnamed: '還沒命名的課程',
  },
  en: {
    changed: 'Last changed',
    finished: 'Completed',
    made: 'Issued',
    name: 'Name',
    code: 'Confirmation code',
    unnamed: 'A course without a name',
  },
}

interface Written {
  id: string
  courseId: string
  title: string
  answers: ReflectionAnswer[]
  updatedAt: Date
}

/** Answers that have not become records; records have an entry of their own. */
const reflections: Belongings = {
  name: 'course-reflections',
  title: { tw: '課程的回顧', en: 'Course reflections' },
  async *entries({ pool }, personId, locale) {
    const text = `select r.revision as id, r.course_id as "courseId", r.title, r.answers, r.updated_at as "updatedAt"
      from course_reflections r where r.person_id = $1 and r.revision > $2 order by r.revision`
    const read = async (after: string, limit: number) =>
      (await pool.query<Written>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const { id: _, ...data } of inPages(firstId, read)) {
      const facts = factsOf([words[locale].changed, momentIn(locale, data.updatedAt)])
      yield { data, title: data.title, facts, html: documentHtml(reflectionContent(data.answers)) }
    }
  },
}

interface Certified {
  id: string
  courseId: string
  code: string
  name: string
  courseName: string
  minutes: number
  teachers: string[]
  finishedAt: Date
  madeAt: Date
}

const certificates: Belongings = {
  name: 'course-certificates',
  title: { tw: '課程證書', en: 'Course certificates' },
  async *entries({ pool }, personId, locale) {
    const text = `select c.id, c.course_id as "courseId", c.code, c.name, c.course_name as "courseName", c.minutes,
        (select coalesce(json_agg(teacher ->> 'name'), '[]') from jsonb_array_elements(c.teachers) teacher) as teachers,
        c.finished_at as "finishedAt", c.made_at as "madeAt"
      from course_certificates c where c.person_id = $1 and c.id > $2 order by c.id`
    const read = async (after: string, limit: number) =>
      (await pool.query<Certified>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    const { finished, made, name, code, unnamed } = words[locale]
    for await (const data of inPages(firstId, read)) {
      const facts = factsOf(
        [name, data.name],
        [finished, momentIn(locale, data.finishedAt)],
        [made, momentIn(locale, data.madeAt)],
        [code, data.code],
      )
      yield { data, title: data.courseName || unnamed, facts }
    }
  },
}

export const reflectionBelongings: readonly Belongings[] = [reflections, certificates]
