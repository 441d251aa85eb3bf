import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from './platform/database/migrate.ts'
import { newId } from './platform/ids/ids.ts'
import { createTestDatabase, empty, type TestDatabase } from './testing/test-database.ts'

const migrations = join(import.meta.dirname, '../migrations')

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'learntrail-former-'))
  await cp(migrations, folder, { recursive: true })
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** The database as a former version left it, with `newest` as its newest migration. */
async function asFormer(newest: string): Promise<void> {
  await empty(database)
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8'))
  const last = journal.entries.findIndex(({ tag }: { tag: string }) => tag === newest)
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  await migrateDatabase(database.pool, folder)
}

const [ann, ben, cat] = [1, 2, 3].map((number) => `019a0000-0000-7000-8000-00000000000${number}`) as [
  string,
  string,
  string,
]
const thing = '019a0000-0000-7000-8000-0000000000ff'

test('events that were kept for each who heard of them become one fact each, and say whose thing it was', async () => {
  await asFormer('0010_tallies')
  const at = '2026-11-01T00:00:00Z'
  const former: [string, string, string | null, string | null, object][] = [
    ['account.signed_up', ann, ann, null, {}],
    ['account.activated', ann, null, null, {}],
    ['profile.changed', ann, ann, null, { parts: 'names,contact' }],
    ['post.published', ann, ann, thing, { title: '水質' }],
    ['post.liked', ann, ben, thing, {}],
    ['relation.befriended', ann, ann, ben, {}],
    ['relation.befriended', ben, ann, ann, {}],
    ['shared.invited', ben, ann, thing, { title: '水質' }],
    ['shared.invited', cat, ann, thing, { title: '水質' }],
    ['shared.accepted', ben, ben, thing, { title: '水質' }],
    ['shared.accepted', ann, ben, thing, { title: '水質' }],
    ['shared.handed_over', ann, null, thing, { title: '水質', isMine: false }],
    ['shared.handed_over', ben, null, thing, { title: '水質', isMine: true }],
    ['shared.given_up', ann, ben, thing, { title: '水質' }],
    ['shared.given_up', cat, ben, thing, { title: '水質' }],
    ['file.conversion_failed', ann, null, thing, { name: 'a.docx' }],
  ]
  for (const [index, [kind, owner, actor, subject, data]] of former.entries()) {
    const id = `019a0000-0000-7000-9000-0000000000${String(index).padStart(2, '0')}`
    await database.pool.query(
      'insert into events (id, owner_id, actor_id, kind, subject_id, data, at) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, owner, actor, kind, subject, data, at],
    )
  }

  await migrateDatabase(database.pool)
  const { rows } = await database.pool.query('select kind, actor_id, subject_id, data from events order by id')
  expect(rows.map((row) => [row.kind, row.actor_id, row.subject_id, row.data])).toEqual([
    ['account.signed_up', ann, ann, {}],
    ['account.activated', null, ann, {}],
    ['profile.changed', ann, ann, { parts: ['names', 'contact'] }],
    ['post.published', ann, thing, { title: '水質' }],
    ['post.liked', ben, thing, { ownerId: ann }],
    ['relation.befriended', ann, ben, {}],
    ['shared.invited', ann, thing, { title: '水質', personId: ben }],
    ['shared.invited', ann, thing, { title: '水質', personId: cat }],
    ['shared.accepted', ben, thing, { title: '水質', ownerId: ann }],
    ['shared.handed_over', null, thing, { title: '水質', ownerId: ben, personIds: [ann, ben] }],
    ['shared.given_up', ben, thing, { title: '水質', personIds: [ann, cat] }],
    ['file.conversion_failed', null, thing, { name: 'a.docx', ownerId: ann }],
  ])
})

test('what was said below records and e-portfolios is said in one place, with its replies, likes and order', async () => {
  await asFormer('0011_one-fact-an-event')
  const { pool } = database
  const id = (kind: number, number = 0) => `019a0000-000${kind}-7000-8000-00000000000${number}`
  const [post, shown] = [id(1), id(2)]
  const [message, reply, answered, discussion, answer] = [id(3), id(4), id(3, 2), id(5), id(5, 1)]
  const at = '2026-11-01T08:00:00.123Z'
  const later = '2026-11-02T08:00:00.456Z'
  for (const [index, person] of [ann, ben, cat].entries()) {
    await pool.query(
      `insert into accounts (id, registration_role, email, username, password_hash, password_updated_at, created_at)
       values ($1, 'student', $2, $2, 'none', $3, $3)`,
      [person, `person${index}`, at],
    )
  }
  await pool.query(
    `insert into posts (id, owner_id, client_id, title, content, text, date, classification, privacy, message_count, published_at)
     values ($1, $2, $1, '水質', '{}', '', '2026-11-01', 'works', 0, 3, $3)`,
    [post, ann, at],
  )
  await pool.query(
    `insert into eportfolios (id, owner_id, client_id, kind, title, name, document_type, like_count, discussion_count, created_at)
     values ($1, $2, $1, 'exported', '水質', '水質', 'pdf', 1, 2, $3)`,
    [shown, ann, at],
  )
  await pool.query(
    `insert into messages (id, target_type, target_id, author_id, client_id, content, like_count, reply_count, created_at, edited_at)
     values ($1, 'portfolio', $3, $4, $1, '很棒', 2, 1, $6, $7), ($2, 'portfolio', $3, $5, $2, '我也覺得', 0, 0, $7, null)`,
    [message, answered, post, ben, cat, at, later],
  )
  // With the same client id, which two tables allowed.
  await pool.query(
    `insert into replies (id, message_id, author_id, client_id, content, like_count, created_at)
     values ($1, $2, $3, $2, '謝謝', 1, $4)`,
    [reply, message, ben, later],
  )
  await pool.query('insert into message_likes values ($1, $2, $4), ($1, $3, $5)', [message, ann, cat, id(6), id(6, 1)])
  await pool.query('insert into reply_likes values ($1, $2, $3)', [reply, cat, id(6, 2)])
  await pool.query(
    `insert into eportfolio_discussions (id, eportfolio_id, parent_id, author_id, client_id, content, like_count, reply_count, created_at)
     values ($1, $3, null, $4, $1, '清楚', 2, 1, $6), ($2, $3, $1, $5, $2, '是啊', 0, 0, $7)`,
    [discussion, answer, shown, ben, cat, at, later],
  )
  await pool.query(
    `insert into eportfolio_likes (eportfolio_id, discussion_id, reference_id, person_id, liked_at)
     values ($1, null, $1, $3, $5), ($1, $2, $2, $4, $5), ($1, $2, $2, $3, $6)`,
    [shown, discussion, ben, cat, at, later],
  )
  const told: [string, string, string, object][] = [
    ['message.written', ben, post, { ownerId: ann, messageId: message }],
    ['reply.written', cat, post, { ownerId: ben, messageId: message, replyId: reply }],
    ['message.liked', ann, message, { ownerId: ben }],
    ['reply.liked', cat, reply, { ownerId: ben }],
    ['message.liked', ann, thing, { ownerId: ben }],
    ['discussion.written', ben, shown, { ownerId: ann, discussionId: discussion }],
    ['discussion.written', cat, shown, { ownerId: ben, discussionId: discussion, replyId: answer }],
    ['discussion.liked', cat, shown, { ownerId: ben, discussionId: discussion }],
    ['discussion.liked', ann, shown, { ownerId: cat, discussionId: answer }],
  ]
  for (const [index, [kind, actor, subject, data]] of told.entries()) {
    await pool.query('insert into events (id, actor_id, kind, subject_id, data, at) values ($1, $2, $3, $4, $5, $6)', [
      id(7, index),
      actor,
      kind,
      subject,
      data,
      at,
    ])
  }

  await migrateDatabase(pool)
  const time = (moment: string | null) => moment && new Date(moment)
  const comments = await pool.query('select * from comments order by id')
  expect(comments.rows).toEqual(
    [
      ['portfolio', post, message, null, ben, message, '很棒', 2, 1, at, later],
      ['portfolio', post, answered, null, cat, answered, '我也覺得', 0, 0, later, null],
      ['portfolio', post, reply, message, ben, message, '謝謝', 1, 0, later, null],
      ['ePortfolio', shown, discussion, null, ben, discussion, '清楚', 2, 1, at, null],
      ['ePortfolio', shown, answer, discussion, cat, answer, '是啊', 0, 0, later, null],
    ].map(([type, target, comment, parent, author, client, content, likes, replies, created, edited]) => ({
      id: comment,
      target_type: type,
      target_id: target,
      parent_id: parent,
      author_id: author,
      client_id: client,
      content,
      like_count: likes,
      reply_count: replies,
      created_at: time(created as string),
      edited_at: time(edited as string | null),
      withheld: null,
      binned_at: null,
      binned_with: null,
    })),
  )
  const likes = await pool.query('select comment_id, person_id from comment_likes order by comment_id, like_id')
  expect(likes.rows.map((row) => [row.comment_id, row.person_id])).toEqual([
    [message, ann],
    [message, cat],
    [reply, cat],
    [discussion, cat],
    [discussion, ben],
  ])
  const { rows: kept } = await pool.query('select eportfolio_id, person_id from eportfolio_likes')
  expect(kept).toEqual([{ eportfolio_id: shown, person_id: ben }])

  const { rows } = await pool.query('select kind, actor_id, subject_id, data from events order by id')
  const [below, belowShown] = [{ targetType: 'portfolio' }, { targetType: 'ePortfolio' }]
  expect(rows.map((row) => [row.kind, row.actor_id, row.subject_id, row.data])).toEqual([
    ['comment.written', ben, post, { ...below, ownerId: ann, commentId: message }],
    ['comment.reply_written', cat, post, { ...below, ownerId: ben, commentId: message, replyId: reply }],
    ['comment.liked', ann, post, { ...below, ownerId: ben, commentId: message }],
    ['comment.reply_liked', cat, post, { ...below, ownerId: ben, commentId: message, replyId: reply }],
    ['comment.written', ben, shown, { ...belowShown, ownerId: ann, commentId: discussion }],
    ['comment.reply_written', cat, shown, { ...belowShown, ownerId: ben, commentId: discussion, replyId: answer }],
    ['comment.liked', cat, shown, { ...belowShown, ownerId: ben, commentId: discussion }],
    ['comment.reply_liked', ann, shown, { ...belowShown, ownerId: cat, commentId: discussion, replyId: answer }],
  ])

  // It is still deleted with the thing it is below.
  await pool.query('delete from posts where id = $1', [post])
  expect((await pool.query('select distinct target_id from comments')).rows).toEqual([{ target_id: shown }])
})

test('what was exported before there were versions is the first version of each, with its files', async () => {
  await asFormer('0016_identities')
  const { pool } = database
  const [exported, uploaded] = [thing, '019a0000-0000-7000-8000-0000000000fe']
  const at = '2026-11-01T00:00:00Z'
  await pool.query(
    `insert into accounts (id, registration_role, email, username, password_hash, password_updated_at, created_at)
     values ($1, 'student', 'ann', 'ann', 'none', $2, $2)`,
    [ann, at],
  )
  await pool.query(
    `insert into eportfolios (id, owner_id, client_id, kind, title, name, document_type, content, file_ids, created_at)
     values ($1, $3, $1, 'exported', '水質', '檔名', 'pdfa', '{"title": "水質"}', array[$4::uuid], $5),
       ($2, $3, $2, 'uploaded', '小論文', '小論文', 'pdf', null, '{}', $5)`,
    [exported, uploaded, ann, ben, at],
  )
  await pool.query(
    `insert into eportfolio_forms (eportfolio_id, type, state, asked_at)
     values ($1, 'pdfa', 'done', $3), ($1, 'pdf', 'pending', $3), ($2, 'pdf', 'done', $3)`,
    [exported, uploaded, at],
  )

  await migrateDatabase(pool)
  const versions = await pool.query(
    `select v.number, v.name, v.document_type, v.content, v.file_ids, e.version, e.last_version,
       (select array_agg(f.type order by f.type) from eportfolio_forms f
         where f.eportfolio_id = e.id and f.version = v.number) as forms
     from eportfolio_versions v join eportfolios e on e.id = v.eportfolio_id order by e.title desc`,
  )
  const first = { number: 1, version: 1, last_version: 1 }
  expect(versions.rows).toEqual([
    {
      ...first,
      name: '檔名',
      document_type: 'pdfa',
      content: { title: '水質' },
      file_ids: [ben],
      forms: ['pdf', 'pdfa'],
    },
    { ...first, name: '小論文', document_type: 'pdf', content: null, file_ids: [], forms: ['pdf'] },
  ])
})

test('who signed up as a grown-up, or says so, counts as one towards others from then on', async () => {
  await asFormer('0050_teams-of-homework-are-found')
  const { pool } = database
  const at = '2026-11-01T08:00:00Z'
  const people: [string, string, string, number | null, (string | null)[] | null, boolean][] = [
    ['as another', 'other', 'user', 2011, null, true],
    ['as a teacher', 'teacher', 'user', null, null, true],
    ['for the service', 'student', 'support', 2011, null, true],
    ['born long ago', 'student', 'user', 1991, ['academic_unit', 'student', 'high_school', 'high_1'], true],
    ['in an office', 'student', 'user', null, ['other_unit', null, null, null], true],
    ['teaching', 'student', 'user', null, ['academic_unit', 'teacher', 'high_school', null], true],
    [
      'at a university',
      'student',
      'user',
      null,
      ['academic_unit', 'student', 'university_or_graduate_school', null],
      true,
    ],
    [
      'late at a college',
      'student',
      'user',
      null,
      ['academic_unit', 'student', 'five_year_junior_college_program', 'junior_college_4'],
      true,
    ],
    [
      'early there',
      'student',
      'user',
      null,
      ['academic_unit', 'student', 'five_year_junior_college_program', 'junior_college_3'],
      false,
    ],
    [
      'young',
      'student',
      'user',
      new Date().getUTCFullYear() - 16,
      ['academic_unit', 'student', 'university_or_graduate_school', null],
      false,
    ],
    ['silent', 'student', 'user', null, null, false],
  ]
  for (const [index, [name, registered, role, birthYear, belonging]] of people.entries()) {
    const id = `019a0000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`
    await pool.query(
      `insert into accounts (id, registration_role, role, email, username, password_updated_at, created_at)
       values ($1, $2, $3, $4, $4, $5, $5)`,
      [id, registered, role, name, at],
    )
    if (birthYear !== null)
      await pool.query('insert into profiles (account_id, birth_year) values ($1, $2)', [id, birthYear])
    if (belonging !== null)
      await pool.query(
        `insert into organizations (account_id, type, academic_role, school_type, grade, county, township, updated_at)
         values ($1, $2, $3, $4, $5, 'taipei_city', 'taipei_neihu', $6)`,
        [id, ...belonging, at],
      )
  }
  await migrateDatabase(pool)
  const { rows } = await pool.query<{ name: string; counts: boolean }>(
    'select email as name, grown_up_since is not null as counts from accounts order by id',
  )
  expect(rows.map(({ name, counts }) => [name, counts])).toEqual(people.map(([name, , , , , counts]) => [name, counts]))
})

test('where people are is noted as far as it is known, for this school year and the one in which they said it', async () => {
  await asFormer('0059_records-that-are-exhibited')
  const { pool } = database
  const taipei = new Date(Date.now() + 8 * 3_600_000)
  const year = taipei.getUTCMonth() >= 7 ? taipei.getUTCFullYear() : taipei.getUTCFullYear() - 1
  const today = taipei.toISOString().slice(0, 10)
  const began = `${year}-08-01`
  const [before, school] = [`${year}-03-02`, thing]
  await pool.query(
    `insert into schools (id, type, code, name, search_name, county, ownership, created_at, updated_at)
     values ($1, 'high_school', 'T1', '望海高中', '望海高中', 'taipei_city', 'public', now(), now())`,
    [school],
  )
  type Said = [name: string, type: string | null, school: string | null, typed: string | null, grade: string | null]
  const people: [...Said, confirmed: string | null, className: string | null][] = [
    ['today', 'academic_unit', school, null, 'high_1', today, '101'],
    ['of another class by now', 'academic_unit', school, null, 'high_2', today, '101'],
    ['last year', 'academic_unit', school, null, 'high_1', before, '101'],
    ['finished', 'academic_unit', null, '望海', 'high_3', before, null],
    ['teaching, last year', 'academic_unit', school, null, null, before, null],
    ['listed alone', null, null, null, null, null, '101'],
    ['outside', 'other_unit', null, null, null, today, null],
  ]
  for (const [index, [name, type, schoolId, typed, grade, confirmed, className]] of people.entries()) {
    const id = `019a0000-0000-7000-8000-0000000002${String(index).padStart(2, '0')}`
    await pool.query(
      `insert into accounts (id, registration_role, email, username, password_updated_at, created_at, profile_confirmed_at)
       values ($1, 'student', $2, $2, now(), now(), ($3::date + time '12:00') at time zone 'Asia/Taipei')`,
      [id, name, confirmed],
    )
    if (type !== null)
      await pool.query(
        `insert into organizations (account_id, type, academic_role, school_id, typed_school_name, grade, county, township, updated_at)
         values ($1, $2, $3, $4, $5, $6, 'taipei_city', 'taipei_neihu', now())`,
        [id, type, grade === null ? 'teacher' : 'student', schoolId, typed, grade],
      )
    if (className !== null)
      await pool.query(
        `insert into imported_accounts (account_id, school_id, student_number, full_name, grade, class_name, imported_at)
         values ($1::uuid, $2, $1::text, '林小雨', 'high_1', $3, now())`,
        [id, school, className],
      )
  }
  await migrateDatabase(pool)
  const { rows } = await pool.query<Record<string, string | null>>(
    `select a.email as name, s.name as school, p.typed_school_name as typed, p.grade, p.class_name as class,
       p.from_day::text as from, p.until_day::text as until
     from placements p join accounts a on a.id = p.account_id left join schools s on s.id = p.school_id
     order by a.id, p.from_day`,
  )
  const [name, end] = ['望海高中', `${year}-07-31`]
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['today', name, null, 'high_1', '101', today, null],
    ['of another class by now', name, null, 'high_2', null, today, null],
    ['last year', name, null, 'high_1', '101', before, end],
    ['last year', name, null, null, null, began, null],
    ['finished', null, '望海', 'high_3', null, before, end],
    ['finished', null, null, null, null, began, null],
    ['teaching, last year', name, null, null, null, before, end],
    ['teaching, last year', name, null, null, null, began, null],
    ['listed alone', name, null, 'high_1', '101', today, null],
  ])
})

test('events stand in their months, in the order in which they were written, with who has yet to hear of them', async () => {
  await asFormer('0060_where-somebody-was')
  const { pool } = database
  const now = new Date()
  const monthsAgo = (count: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 2))
  const written = [monthsAgo(0), monthsAgo(3), monthsAgo(12), monthsAgo(13), new Date('1999-01-02T00:00:00Z')]
  for (const [index, at] of written.entries()) {
    await pool.query(
      `insert into events (id, kind, actor_id, subject_id, data, at, pending, failed)
       values ($1, 'post.liked', $2, $3, $4, $5, $6, $7)`,
      [
        newId(at.getTime()),
        ann,
        thing,
        { ownerId: ben, index },
        at,
        index === 1 ? ['a.b'] : [],
        index === 2 ? ['c.d'] : [],
      ],
    )
  }
  const rows = async () => (await pool.query('select * from events order by seq')).rows
  const before = await rows()
  await migrateDatabase(pool)
  expect(await rows()).toEqual(before)
  const { rows: places } = await pool.query<{ place: string }>(
    'select tableoid::regclass::text as place from events order by seq',
  )
  const tables = written.map((at) => `events_${at.toISOString().slice(0, 7).replace('-', '_')}`)
  expect(places.map(({ place }) => place)).toEqual([...tables.slice(0, 3), 'events_strays', 'events_strays'])
  await pool.query(`insert into events (id, kind, subject_id, at) values ($1, 'box.opened', $2, now())`, [
    newId(),
    thing,
  ])
  expect((await rows()).at(-1)).toMatchObject({ kind: 'box.opened', seq: String(before.length + 1) })
})

test('what named a file holds it, once for each place', async () => {
  await asFormer('0061_events-by-month')
  const { pool } = database
  const [file, picture, gone] = [ben, cat, thing]
  const at = '2026-11-01T00:00:00Z'
  await pool.query(
    `insert into accounts (id, registration_role, email, username, password_updated_at, created_at, avatar_file_id)
     values ($1, 'student', 'ann', 'ann', $2, $2, $3)`,
    [ann, at, picture],
  )
  await pool.query(
    `insert into files (id, owner_id, name, display_name, type, media_type, bytes, sha256, created_at)
     select id, $3, 'a.png', 'a.png', 1, 'image/png', 1, 'a', $4 from unnest(array[$1, $2]::uuid[]) named (id)`,
    [file, picture, ann, at],
  )
  const drafts: [string, boolean, string[]][] = [
    ['019a0000-0000-7000-8000-000000000011', false, [file, gone, file]],
    ['019a0000-0000-7000-8000-000000000012', true, [picture, file]],
    ['019a0000-0000-7000-8000-000000000013', false, []],
  ]
  for (const [id, isBulletin, fileIds] of drafts)
    await pool.query(
      `insert into drafts (id, owner_id, client_id, is_bulletin, title, content, text, privacy, file_ids, version, writer,
         writer_save, writer_base, created_at, updated_at)
       values ($1, $2, $1, $3, '', '{}', '', 3, $4, 1, $1, 1, 1, $5, $5)`,
      [id, ann, isBulletin, fileIds, at],
    )
  await pool.query(
    `insert into custom_slots (owner_id, slot, name, picture_id, title, content, updated_at)
     values ($1, 3, '實驗', $2, '', '{}', $3)`,
    [ann, picture, at],
  )
  await pool.query(
    `insert into report_cases (id, target_type, target_id, owner_id, state, is_urgent, title, frozen, version, opened_at)
     values ($1, 'file', $2, $3, 'open', false, '', $4, 1, $5)`,
    [gone, file, ann, { text: '', fileIds: [file, picture] }, at],
  )

  await migrateDatabase(pool)
  const held = async () =>
    (
      await pool.query('select place, holder_id, number, file_id from file_holds order by place, number, file_id')
    ).rows.map((row) => Object.values(row))
  const others = [
    ['avatar', ann, 0, picture],
    ['bulletinDraft', drafts[1]?.[0], 0, file],
    ['bulletinDraft', drafts[1]?.[0], 0, picture],
  ]
  const last = [
    ['reported', gone, 0, file],
    ['reported', gone, 0, picture],
    ['slot', ann, 3, picture],
  ]
  expect(await held()).toEqual([...others, ['draft', drafts[0]?.[0], 0, file], ...last])
  await pool.query(`update drafts set file_ids = '{}' where not is_bulletin`)
  expect(await held()).toEqual([...others, ...last])
})

test('records and comments keep what names them under another key, and have versions from their next change on', async () => {
  await asFormer('0062_file-holds')
  const { pool } = database
  const [record, comment, reply] = [ben, cat, thing]
  await pool.query(
    `insert into accounts (id, registration_role, email, username, password_updated_at, created_at)
     values ($1, 'student', 'ann', 'ann', now(), now())`,
    [ann],
  )
  await pool.query(
    `insert into posts (id, owner_id, client_id, title, content, text, date, classification, privacy, published_at)
     values ($1, $2, gen_random_uuid(), '水質', '{}', '', now(), 'works', 0, now())`,
    [record, ann],
  )
  for (const [id, parent] of [
    [comment, null],
    [reply, comment],
  ])
    await pool.query(
      `insert into comments (id, target_type, target_id, parent_id, author_id, client_id, content, created_at)
       values ($1, 'portfolio', $2, $3, $4, gen_random_uuid(), '讚！', now())`,
      [id, record, parent, ann],
    )
  await pool.query('insert into comment_likes (comment_id, person_id, like_id) values ($1, $2, gen_random_uuid())', [
    reply,
    ann,
  ])
  await migrateDatabase(pool)

  const versions = async () =>
    (await pool.query('select p.row_version, a.row_version as owners from posts p join accounts a on a.id = owner_id'))
      .rows
  expect(await versions()).toEqual([{ row_version: '0', owners: '0' }])
  await pool.query("update posts set title = '溪水'; update accounts set locale = 'en'")
  expect(await versions()).not.toMatchObject([{ row_version: '0' }])
  expect(await versions()).not.toMatchObject([{ owners: '0' }])
  await expect(pool.query('update comments set id = $1 where id = $2', [comment, reply])).rejects.toThrow('unique')
  await pool.query('delete from comments where id = $1', [comment])
  expect((await pool.query('select 1 from comments union all select 1 from comment_likes')).rows).toEqual([])
})

test('whoever took gifts takes them from everybody, and whoever did not, from nobody', async () => {
  await asFormer('0076_archives-of-points')
  const { pool } = database
  const former: [string, object][] = [
    [ann, { giftAuthority: true, theme: 'dark' }],
    [ben, { giftAuthority: false }],
    [cat, { theme: 'plum' }],
  ]
  for (const [id, chosen] of former) {
    await pool.query(
      `insert into accounts (id, registration_role, role, email, username, password_updated_at, created_at)
       values ($1, 'student', 'user', $2, $2, now(), now())`,
      [id, id],
    )
    await pool.query('insert into preferences (account_id, chosen) values ($1, $2)', [id, chosen])
  }
  await migrateDatabase(pool)
  const { rows } = await pool.query<{ chosen: object }>('select chosen from preferences order by account_id')
  expect(rows.map(({ chosen }) => chosen)).toEqual([
    { giftAuthority: 'everybody', theme: 'dark' },
    { giftAuthority: 'nobody' },
    { theme: 'plum' },
  ])
})
