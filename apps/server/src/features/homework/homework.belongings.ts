import type { ContentDocument } from '@learntrail/contract/content/document'
import type { InkPage } from '@learntrail/contract/homework/ink'
import { type Place, quoteOf } from '@learntrail/contract/homework/places'
import { type ReachedLevels, type Rubric, reachedLevel } from '@learntrail/contract/homework/rubric'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn, type NamedFile } from '../../platform/archive/belongings.ts'
import { documentHtml } from '../../platform/content/content-html.rules.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { fromFiles, joinFile, namedFilesOf } from '../files/index.ts'
import { joinGroup } from '../groups/index.ts'
import { worksOn } from './visibility.sql.ts'

const words: Record<
  Locale,
  Record<
    'untitled' | 'receipt' | 'at' | 'sha256' | 'score' | 'words' | 'group' | 'deadline' | 'rubric' | 'places',
    string
  >
> = {
  tw: {
    untitled: '未命名的作業',
    receipt: '收據編號',
    at: '繳交時間',
    sha256: '核對碼',
    score: '分數',
    words: '老師的話',
    group: '群組',
    deadline: '截止時間',
    rubric: '評分規準',
    places: '寫在作業上的話',
  },
  en: {
    untitled: 'Untitled homework',
    receipt: 'Receipt number',
    at: 'Handed in',
    sha256: 'Verification code',
    score: 'Score',
    words: 'From the teacher',
    group: 'Group',
    deadline: 'Deadline',
    rubric: 'Rubric',
    places: 'Written in the work',
  },
}

/** The levels reached, one line per criterion. */
const reachedIn = ({ rubric, levels }: { rubric: Rubric; levels: ReachedLevels | null }) =>
  rubric
    .flatMap((criterion) => {
      const level = reachedLevel(criterion, levels ?? {})
      return level ? [`${criterion.name}: ${level.name} (${level.points})`] : []
    })
    .join('\n') || null

/** The whole rubric, one line per criterion. */
const saidIn = (rubric: Rubric) =>
  rubric
    .map(({ name, words: meaning, levels }) => {
      const steps = levels.map((level) => `${level.name} (${level.points}) ${level.words}`.trim())
      return [name, meaning, ...steps].filter(Boolean).join(' | ')
    })
    .join('\n') || null

/** The remarks at places, one per line, each with the passage if the content is the person's own. */
const placesIn = (places: readonly Place[], content?: ContentDocument) =>
  places
    .map(({ at, words: said }) => {
      const quote = content && at.kind === 'text' ? quoteOf(content, at.start, at.end).replaceAll('\n', ' ') : ''
      return quote ? `${quote}: ${said}` : said
    })
    .join('\n') || null

const fileList = (name: string) =>
  `json_agg(json_build_object('id', f.id, 'displayName', ${name}, 'mediaType', f.media_type) order by held.position)`

interface VersionRow {
  id: string
  title: string
  receipt: string
  number: number
  handedInAt: Date
  isLate: boolean
  sha256: string
  content: ContentDocument
  rubric: Rubric
  levels: ReachedLevels | null
  score: number | null
  words: string | null
  places: Place[] | null
  /** Ink on the pages of its files; only in the exported data. */
  ink: InkPage[] | null
  files: NamedFile[]
}

/** Every version handed in, with its receipt and released remark. */
const handInBelongings: Belongings = {
  name: 'homework',
  title: { tw: '交過的作業', en: 'Homework handed in' },
  async *entries({ pool }, personId, locale) {
    const said = words[locale]
    const text = `select v.id, q.title, v.receipt, v.number, v.handed_in_at as "handedInAt", v.is_late as "isLate",
        v.sha256, v.content, q.rubric, r.levels, r.score, r.words, r.places, r.ink,
        coalesce((select ${fileList('held.name')} from homework_version_files held ${joinFile('f', 'held.file_id')}
          where held.version_id = v.id), '[]') as files
      from homework_hand_ins h join homework_questions q on q.id = h.question_id
        join homework_versions v on v.hand_in_id = h.work_id
        left join lateral (select r.score, r.levels, r.words, r.places, r.ink from homework_remarks r where r.hand_in_id = h.work_id
          and r.hand_in_version = v.number and r.released_at is not null order by r.released_at desc, r.id desc limit 1) r on true
      where h.student_id = $1 and v.id > $2 order by v.id`
    const read = async (after: string, limit: number) =>
      (await pool.query<VersionRow>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const row of inPages(firstId, read)) {
      yield {
        data: row,
        title: row.title || said.untitled,
        facts: factsOf(
          [said.receipt, row.receipt],
          [said.at, momentIn(locale, row.handedInAt)],
          [said.sha256, row.sha256],
          [said.score, row.score?.toString()],
          [said.rubric, reachedIn(row)],
          [said.words, row.words],
          [said.places, placesIn(row.places ?? [], row.content)],
        ),
        html: documentHtml(row.content),
        files: row.files,
      }
    }
  },
}

interface QuestionRow {
  id: string
  title: string
  group: string | null
  deadline: Date | null
  content: ContentDocument
  rubric?: Rubric
  files: NamedFile[]
}

const written = (name: string, title: Record<Locale, string>, text: string): Belongings => ({
  name,
  title,
  async *entries({ pool }, personId, locale) {
    const said = words[locale]
    const read = async (after: string, limit: number) =>
      (await pool.query<QuestionRow>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const row of inPages(firstId, read)) {
      yield {
        data: row,
        title: row.title || said.untitled,
        facts: factsOf(
          [said.group, row.group],
          [said.deadline, row.deadline && momentIn(locale, row.deadline)],
          [said.rubric, row.rubric && saidIn(row.rubric)],
        ),
        html: documentHtml(row.content),
        files: row.files,
      }
    }
  },
})

interface RemarkRow {
  id: string
  title: string
  rubric: Rubric
  levels: ReachedLevels
  score: number | null
  words: string
  places: Place[]
  ink: InkPage[]
  files: NamedFile[]
  updatedAt: Date
}

/** The person's remarks on the work of others, without that work. */
const remarkBelongings: Belongings = {
  name: 'homework-remarks',
  title: { tw: '批改時說過的話', en: 'My grading feedback' },
  async *entries({ pool }, personId, locale) {
    const said = words[locale]
    const text = `select r.id, q.title, q.rubric, r.levels, r.score, r.words, r.places, r.ink, r.updated_at as "updatedAt",
        coalesce((select json_agg(json_build_object('id', f.id, 'displayName', f.display_name, 'mediaType', f.media_type))
          ${fromFiles('f', 'r.voice_id')} and f.owner_id = $1), '[]') as files
      from homework_remarks r
        join homework_hand_ins h on h.id = r.hand_in_id join homework_questions q on q.id = h.question_id
      where r.corrector_id = $1 and r.id > $2 order by r.id`
    const read = async (after: string, limit: number) =>
      (await pool.query<RemarkRow>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const row of inPages(firstId, read)) {
      yield {
        data: row,
        title: row.title || said.untitled,
        facts: factsOf(
          [said.score, row.score?.toString()],
          [said.rubric, reachedIn(row)],
          [said.words, row.words],
          [said.places, placesIn(row.places)],
        ),
        files: row.files,
      }
    }
  },
}

/** The person's saved phrases for remarks. */
const phraseBelongings: Belongings = {
  name: 'homework-phrases',
  title: { tw: '常用評語', en: 'My grading phrases' },
  async *entries({ pool }, personId) {
    const text = 'select id, words from homework_phrases where owner_id = $1 and id > $2 order by id'
    const read = async (after: string, limit: number) =>
      (await pool.query<{ id: string; words: string }>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const row of inPages(firstId, read)) yield { data: row, title: row.words, facts: [] }
  },
}

export const homeworkBelongings: readonly Belongings[] = [
  handInBelongings,
  remarkBelongings,
  phraseBelongings,
  written(
    'homework-drafts',
    { tw: '寫到一半的作業', en: 'Homework under way' },
    `select h.id, q.title, null as "group", q.deadline, h.content, ${namedFilesOf('h')}
      from homework_hand_ins h join homework_questions q on q.id = h.question_id
      where (h.student_id = $1 or ${worksOn('$1', 'h')}) and h.version > 0 and h.id > $2 order by h.id`,
  ),
  written(
    'homework-templates',
    { tw: '作業範本', en: 'My homework templates' },
    `select t.id, t.name as title, t.title as "asked", null as "group", null::timestamptz as deadline, t.content, t.rubric, t.topic,
        t.custom_tags as "customTags", ${namedFilesOf('t')}
      from homework_templates t where t.owner_id = $1 and t.id > $2 order by t.id`,
  ),
  written(
    'homework-questions',
    { tw: '出過的作業', en: 'Homework I set' },
    `select q.id, q.title, g.name as "group", q.deadline, q.content, q.rubric, q.topic, q.custom_tags as "customTags", ${namedFilesOf('q')}
      from homework_questions q left ${joinGroup('g', 'q.group_id')}
      where q.writer_id = $1 and q.state <> 'deleted' and q.id > $2 order by q.id`,
  ),
]
