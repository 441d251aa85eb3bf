import type { CoursePage } from '@learntrail/contract/courses/courses'
import type { CourseQuestion } from '@learntrail/contract/courses/discussion'
import type { LearnerPage } from '@learntrail/contract/courses/learners'
import type { LearningPage } from '@learntrail/contract/courses/learning'
import type { EPortfolioPage } from '@learntrail/contract/eportfolio/eportfolios'
import type { ExportDraftSummary } from '@learntrail/contract/eportfolio/export-drafts'
import type { Guardian } from '@learntrail/contract/guardians/guardians'
import { lessonsAsked } from '@learntrail/contract/plans/facts'
import type { GuardianPlanPage } from '@learntrail/contract/plans/for-guardians'
import type { PlanPage } from '@learntrail/contract/plans/plans'
import type { AdvisedPage, PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { applicationStates } from '@learntrail/contract/prizes/states'
import { tagCodes } from '@learntrail/contract/tags/tags'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digestOf } from '../apps/server/src/features/accounts/demo.ts'
import { measures } from '../apps/server/src/platform/measures/measures.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { recount } from '../apps/server/src/testing/recount.ts'
import { createTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { demoAccounts, demoPassword } from './accounts/demo-accounts.ts'
import { makeDemoSchool } from './index.ts'
import { binnedDraft, binnedRecord } from './trash/binned.ts'

let whole: TestApp
let broken: TestApp
let stranger: TestApp
let failure: unknown

/** Makes the school with small pictures: full-size ones are tested with the product. */
const make = (platform: Platform) => makeDemoSchool(platform, undefined, 0.1)

/** Students known only from their school's list have no e-mail address. */
const name = 'coalesce(a.email, a.username) as name'

/** Reads the school as people see it, without ids, which differ. */
async function portrait({ pool }: Platform) {
  const rows = async (text: string) => (await pool.query(text)).rows
  return {
    people: await rows(`select ${name}, a.display_name, a.profile_filled_at, a.plan, a.role, o.grade
      from accounts a left join organizations o on o.account_id = a.id order by 1`),
    posts: await rows(`select ${name}, p.title, p.text, p.date::text, p.published_at, p.tags, p.privacy, p.like_count,
        p.message_count, (select count(*) from post_files f where f.post_id = p.id) as files
      from posts p join accounts a on a.id = p.owner_id order by p.published_at, p.title, 1`),
    talk: await rows(`select m.content, m.created_at, m.like_count, array(
        select r.content from comments r where r.parent_id = m.id order by r.id) as replies
      from comments m where m.parent_id is null order by m.created_at, m.content`),
    shown: await rows('select count(*)::int from showcase_posts'),
    collected: await rows('select count(*)::int from post_collections'),
    drafts: await rows('select title, text from drafts order by text'),
    ePortfolios:
      await rows(`select a.email, e.title, e.text, e.visibility, e.summary, e.tags, e.browse_count, e.like_count,
        e.discussion_count, array(select f.version || ' ' || f.type || ' ' || f.state from eportfolio_forms f
          where f.eportfolio_id = e.id order by f.version, f.type) as forms
      from eportfolios e join accounts a on a.id = e.owner_id order by e.title`),
    exportDrafts: await rows(
      'select name, total_words, cardinality(file_ids) as pictures from export_drafts order by name',
    ),
    plans: await rows(`select ${name}, p.content, p.privacy, p.favorite_count from plans p
      join accounts a on a.id = p.owner_id order by p.content::text, 1`),
    courses:
      await rows(`select a.email, course.name, course.status, edition.outline -> 'guide' as guide, jsonb_path_query_array(edition.outline, '$.chapters.**.name') as names, array(
        select regexp_replace(u.text::text, '"fileId": "[^"]*"', '"fileId": ""', 'g')
        from course_edition_units u where u.course_id = course.id order by u.unit_id) as texts
      from courses course join accounts a on a.id = course.owner_id
        left join course_editions edition on edition.course_id = course.id order by course.name`),
    remarks: await rows(`select a.email, r.quote, r.content, r.resolved_at is not null as resolved, array(
        select reply.content from course_remark_replies reply where reply.remark_id = r.id order by reply.id) as replies
      from course_remarks r join accounts a on a.id = r.author_id order by r.content`),
    learning: await rows(`select course.name, ${name}, l.at, l.learnt_at, l.finished_at, array(
        select v.seen::text || v.again::text from course_views v where v.course_id = l.course_id
          and v.person_id = l.person_id order by v.opened_at, v.piece_id) as seen
      from course_learners l join courses course on course.id = l.course_id join accounts a on a.id = l.person_id
      order by course.name, 2`),
    certificates: await rows('select name, course_name, made_at from course_certificates order by name'),
    messages: await rows('select text, told, at from course_messages order by text'),
    notes: await rows('select text, second, created_at from course_notes order by text'),
    trials: await rows('select course.name from course_trials join courses course on course.id = course_id'),
    reflections: await rows('select title, answers from course_reflections order by title'),
    places: await rows(`select ${name}, p.grade, p.class_name, p.from_day::text, p.until_day::text
      from placements p join accounts a on a.id = p.account_id order by 1, 4`),
    figures:
      await rows(`select s.name, f.span, f.from_day::text, f.measure, f.level, f.grade, f.class_name, f.code, f.count, f.people
      from analytics_summaries f join schools s on s.id = f.school_id order by 1, 2, 3, 4, 5, 6, 7, 8`),
    friends: await rows('select count(*)::int from friendships'),
    blocks: await rows('select count(*)::int from blocks'),
  }
}

/** Records of people whom the demo names individually. */
const isOfNamed = 'owner_id in (select id from accounts where email is not null)'

const count = async ({ pool }: Platform, text: string): Promise<number> =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${text}`)).rows[0]?.count ?? -1

/** Returns a platform whose storage fails after a number of files. */
function withFailingDisk(platform: Platform, after: number): Platform {
  let kept = 0
  const keep: Platform['storage']['keep'] = async (received) => {
    kept += 1
    if (kept > after) throw new Error('killed')
    return platform.storage.keep(received)
  }
  return { ...platform, storage: { ...platform.storage, keep } }
}

async function logIn(test: TestApp, account: string) {
  const browser = test.guest()
  const answer = await browser.post('/api/v2/sessions', { account, password: digestOf(demoPassword) })
  expect(answer.statusCode).toBe(200)
  return { browser, ...answer.json<{ userId: string; isProfileFilled: boolean }>() }
}

beforeAll(async () => {
  // Sequentially: on a busy machine, three concurrent starts would time out waiting for connections.
  whole = await createTestApp()
  broken = await createTestApp()
  stranger = await createTestApp()
  failure = await make(withFailingDisk(broken.platform, 120)).catch((error: unknown) => error)
  await Promise.all([make(whole.platform), make(broken.platform)])
}, 600_000)

afterAll(async () => {
  await Promise.all([whole.close(), broken.close(), stranger.close()])
})

test('every account that the welcome names can log in; only the newcomer has no profile', async () => {
  for (const { email } of demoAccounts) {
    const { isProfileFilled } = await logIn(whole, email)
    expect(isProfileFilled, email).toBe(email !== 'new@demo.test')
  }
})

test('there are prizes of every way, one of which has run out, and an application in every state', async () => {
  const { pool } = whole.platform
  const ofPrizes = await pool.query<{ way: string; stock: number }>('select way, stock from prizes order by points')
  expect(ofPrizes.rows).toEqual([
    { way: 'atSchool', stock: 38 },
    { way: 'code', stock: 3 },
    { way: 'posted', stock: 0 },
    { way: 'posted', stock: 11 },
  ])
  const states = await pool.query<{ state: string }>('select distinct state from prize_applications order by state')
  expect(states.rows.map(({ state }) => state)).toEqual(applicationStates.toSorted())
})

test('the people are on the plans and of the kinds that they show', async () => {
  const current = async (email: string) => {
    const { browser } = await logIn(whole, email)
    return (await browser.get('/api/v2/users/current')).json()
  }
  expect(await current('student@demo.test')).toMatchObject({
    displayName: '林小雨',
    subscribePlan: 'plus',
    isTrialUser: false,
    isProfileOutdated: false,
    organization: { schoolName: '臺北市立內湖高中', grade: 'high_2' },
  })
  expect(await current('teacher@demo.test')).toMatchObject({
    isVerifiedTeacher: true,
    title: 'teacher',
    schoolPermissions: [{ schoolName: '臺北市立內湖高中' }],
  })
  expect(await current('free@demo.test')).toMatchObject({ subscribePlan: 'free', isTrialUser: false })
  expect(await current('other@demo.test')).toMatchObject({ organization: { type: 'other_unit' } })
  expect(await current('staff@demo.test')).toMatchObject({ role: 'staff' })
})

test('the school of its own person has a list of the classes of two years, each with seat numbers', async () => {
  const { browser } = await logIn(whole, 'teacher@demo.test')
  const me = (await browser.get('/api/v2/users/current')).json<{ schoolPermissions: { schoolId: string }[] }>()
  const path = `/api/v2/schools/${me.schoolPermissions[0]?.schoolId}`
  const { items } = (await browser.get(`${path}/classes`)).json<{ items: object[] }>()
  expect(items).toEqual([
    { grade: 'high_1', className: '101', people: 36 },
    { grade: 'high_1', className: '102', people: 34 },
    { grade: 'high_2', className: '201', people: 32 },
    { grade: 'high_2', className: '202', people: 32 },
    { grade: 'high_2', className: '203', people: 28 },
    { grade: 'high_2', className: '204', people: 33 },
  ])
})

test('the school of its own person has a form for plans of its own', async () => {
  const { browser } = await logIn(whole, 'teacher@demo.test')
  const me = (await browser.get('/api/v2/users/current')).json<{ schoolPermissions: { schoolId: string }[] }>()
  expect((await browser.get(`/api/v2/sdl-service/schools/${me.schoolPermissions[0]?.schoolId}`)).json()).toMatchObject({
    version: 1,
    lessonsAsked: 18,
    form: { signatures: expect.arrayContaining([{ role: 'office', label: '教務處' }]) },
  })
})

test('it is a small living school', async () => {
  const { platform } = whole
  expect(await count(platform, 'accounts')).toBeGreaterThanOrEqual(40)
  const posts = await count(platform, `posts where ${isOfNamed}`)
  expect(posts).toBeGreaterThanOrEqual(160)
  expect(posts).toBeLessThanOrEqual(220)
  expect(
    await count(platform, "posts where owner_id = (select id from accounts where email = 'student@demo.test')"),
  ).toBe(51)
  expect(await count(platform, 'post_likes')).toBeGreaterThan(450)
  expect(await count(platform, `comments where target_type = 'portfolio' and parent_id is null`)).toBeGreaterThan(200)
  expect(await count(platform, `comments where target_type = 'portfolio' and parent_id is not null`)).toBeGreaterThan(
    50,
  )
  expect(await count(platform, 'post_files')).toBeGreaterThan(120)
})

test('the student shows and keeps records, and has more under way', async () => {
  const { browser, userId } = await logIn(whole, 'student@demo.test')
  const teacher = await logIn(whole, 'teacher@demo.test')
  // The teacher is a friend and may see everything in the showcase.
  for (const by of [browser, teacher.browser]) {
    const showcase = (await by.get(`/api/v2/users/${userId}/showcase`)).json()
    expect(showcase).toMatchObject({ headline: '走進基隆河的兩個學期', posts: expect.anything() })
    expect(showcase.posts).toHaveLength(6)
  }
  const listed = async (path: string) => (await browser.get(path)).json().items
  expect(await listed(`/api/v2/users/${userId}/collections/portfolios`)).toHaveLength(5)
  // Both drafts are made at the same moment, so their order is undefined.
  const drafts: { title: string }[] = await listed('/api/v2/portfolios/drafts')
  expect(drafts.toSorted((one, other) => one.title.length - other.title.length)).toMatchObject([
    { title: '', fileCount: 0 },
    { title: '沉積物採樣：瓶底那一公分的泥' },
  ])
  expect(await listed('/api/v2/portfolios/shared')).toMatchObject([{ title: '小論文：內湖三條步道的步道標示' }])
})

test('e-portfolios are typeset: one that is being written, two that the student finished, and an exhibition', async () => {
  const { browser, userId } = await logIn(whole, 'student@demo.test')
  const teacher = await logIn(whole, 'teacher@demo.test')
  const drafts = (await browser.get('/api/v2/exportDraft')).json<{ items: ExportDraftSummary[] }>().items
  expect(drafts.map(({ title }) => title)).toContain('一條河的一天：溶氧從清晨到深夜')
  for (const { cover, imageCount, selectedCount } of drafts) {
    expect(cover).not.toBe(null)
    expect(imageCount).toBeGreaterThan(0)
    expect(selectedCount).toBeGreaterThan(0)
  }
  const mine = (await browser.get('/api/v2/ePortfolio/self')).json<EPortfolioPage>().items
  expect(mine).toMatchObject([
    { title: '基隆河中游為什麼喘不過氣', visibility: 'exhibition', document: { state: 'done', leftOutCount: 0 } },
    { title: '不被聽見的聲音：我在合唱團的一年', visibility: 'private', document: { state: 'done', leftOutCount: 0 } },
  ])
  const shown = (await teacher.browser.get('/api/v2/ePortfolio/exhibition')).json<EPortfolioPage>().items
  expect(shown).toHaveLength(5)
  expect(shown[0]).toMatchObject({ owner: { id: userId }, likeCount: 7, browseCount: 7, discussionCount: 5 })
  for (const { coverUrl, document, summary } of shown) {
    expect((await teacher.browser.get(String(coverUrl))).headers['content-type']).toBe('image/webp')
    expect((await teacher.browser.get(String(document.file?.url))).headers['content-type']).toBe('application/pdf')
    expect(summary).not.toBe('')
  }
})

test('pupils plan on their own at six points of their way, and a complete plan of the student is kept by others', async () => {
  const { browser } = await logIn(whole, 'student@demo.test')
  const path = '/api/v2/sdl-service/projects'
  const { items: mine } = (await browser.get(path)).json<PlanPage>()
  expect(mine).toMatchObject([{ projectName: '基隆河為什麼喘不過氣：溶氧的十八週', privacy: 0, favoriteCount: 4 }])
  const [own] = mine
  expect(own?.progressTotalWeeks).toBe(18)
  expect(own?.lessons).toBeGreaterThanOrEqual(lessonsAsked)
  const { items: kept } = (await browser.get(`${path}?list=favorites`)).json<PlanPage>()
  expect(kept.map(({ privacy }) => privacy)).toEqual([2])
  const form = await browser.get(`${path}/${own?._id}/download`)
  expect(form.headers['content-type']).toBe('application/pdf')

  const ways = await whole.platform.pool.query<{ state: string }>(
    `select (case when privacy < 3 then 'shown' else 'own' end) || ' ' || weeks || ' ' || lessons as state
       from plans where ${isOfNamed} order by id`,
  )
  expect(ways.rows.map(({ state }) => state)).toEqual([
    'shown 18 19',
    'shown 11 19',
    'own 12 19',
    'own 13 4',
    'own 6 13',
    'own 0 0',
  ])
})

test('a plan is agreed on, one waits for a teacher and a guardian, and one was sent back and mended', async () => {
  const path = '/api/v2/sdl-service'
  const { browser } = await logIn(whole, 'student@demo.test')
  const { items: mine } = (await browser.get(`${path}/projects`)).json<PlanPage>()
  expect(mine[0]?.stage).toBe('doing')
  const agreed = (await browser.get(`${path}/projects/${mine[0]?._id}/signing`)).json<PlanSigning>()
  expect(agreed.state).toBe('agreed')
  const teacher = await logIn(whole, 'teacher@demo.test')
  const { items, counts } = (await teacher.browser.get(`${path}/advised`)).json<AdvisedPage>()
  expect(counts.sign).toBe(2)
  const signingOf = async (at: number) =>
    (await teacher.browser.get(`${path}/projects/${items[at]?._id}/signing`)).json<PlanSigning>()
  const [mended, waiting] = [await signingOf(0), await signingOf(1)]
  expect(mended.lines.map(({ state }) => state)).toEqual(['signed', 'asked'])
  expect(mended.history.map(({ act }) => act)).toContain('refused')
  expect(waiting.lines.map(({ role, state }) => [role, state])).toEqual([
    ['student', 'signed'],
    ['guardian', 'asked'],
    ['adviser', 'asked'],
  ])
})

test('a guardian sees the plans of both children: one waits for her, one goes on', async () => {
  const { browser } = await logIn(whole, 'guardian@demo.test')
  const { children } = (await browser.get('/api/v2/guardian')).json<Guardian>()
  const plans: Record<string, unknown> = {}
  for (const { id, name } of children) {
    const { items } = (await browser.get(`/api/v2/guardian/children/${id}/plans`)).json<GuardianPlanPage>()
    plans[name] = items.map(({ stage, asks }) => [stage, asks])
  }
  expect(plans).toEqual({ 林小雨: [['doing', null]], 林子風: [['signing', 'link']] })
})

test('three pupils write one plan', async () => {
  const { rows } = await whole.platform.pool.query(
    'select count(*)::int as members from plan_members group by plan_id, state order by state',
  )
  expect(rows).toEqual([{ members: 2 }])
})

test('one plan is done as it was planned, and one lies behind', async () => {
  const { rows } = await whole.platform.pool.query(
    `select a.email, e.done_items::int as done, e.finished_at as finished, (
        select count(*)::int from plan_weeks w where w.plan_id = e.plan_id and w.note <> '' and w.minutes > 0) as weeks
      from plan_executions e join plans p on p.id = e.plan_id join accounts a on a.id = p.owner_id
      where a.email is not null order by a.email`,
  )
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({ email: 'student@demo.test', done: expect.any(Number), finished: null, weeks: 5 })
  expect(rows.map(({ done, weeks }) => done >= weeks)).toEqual([true, true])
})

test('those who write a course together discuss passages of it', async () => {
  const { rows } = await whole.platform.pool.query(
    `select count(distinct author_id)::int as people, count(*) filter (where resolved_at is null)::int as open,
        count(*)::int as all from course_remarks`,
  )
  expect(rows).toEqual([{ people: 2, open: 2, all: 3 }])
})

test('a course is open to everybody, one has a password, and one is being written by two', async () => {
  const { platform } = whole
  const { rows } = await platform.pool.query(
    `select a.email, course.status, course.password_hash is not null as private, course.chapter_count as chapters,
        course.unit_count as units, (select count(*)::int from course_edition_units u where u.course_id = course.id) as texts,
        (select count(*)::int from course_editors e where e.course_id = course.id and e.is_accepted) as along,
        course.banner_id is not null as pictured
      from courses course join accounts a on a.id = course.owner_id order by course.created_at`,
  )
  expect(rows).toEqual([
    {
      email: 'teacher@demo.test',
      status: 'published',
      private: false,
      chapters: 3,
      units: 6,
      texts: 6,
      along: 0,
      pictured: true,
    },
    {
      email: 'luo.wenbin@demo.test',
      status: 'published',
      private: true,
      chapters: 2,
      units: 4,
      texts: 4,
      along: 0,
      pictured: true,
    },
    {
      email: 'liu.shuhui@demo.test',
      status: 'planning',
      private: false,
      chapters: 2,
      units: 4,
      texts: 0,
      along: 1,
      pictured: true,
    },
  ])
  const pupil = await logIn(whole, 'student@demo.test')
  const { items } = (await pupil.browser.get('/api/v2/courses')).json<CoursePage>()
  expect(items.map(({ name }) => name)).toEqual(['基隆河的一年：從橋上看到的水'])
  const films = platform.programs.ffmpeg === undefined ? 0 : 2
  expect(
    await count(platform, "files where media_type = 'video/mp4' and id in (select file_id from course_files)"),
  ).toBe(films)
})

test('a class learns a course: some are through, some have stopped, one is new, and a question waits', async () => {
  const pupil = await logIn(whole, 'student@demo.test')
  const mine = (await pupil.browser.get('/api/v2/courses/current-user/records/courses')).json<LearningPage>()
  expect(mine.items.map(({ progress }) => progress)).toMatchObject([
    { isComplete: false, completeCount: 4, unitCount: 6 },
  ])
  const courseId = mine.items[0]?._id ?? ''
  const asked = (await pupil.browser.get(`/api/v2/courses/discussion/course/${courseId}?limit=20`)).json<{
    items: CourseQuestion[]
  }>()
  expect(asked.items.map(({ isAnswered }) => isAnswered)).toEqual([false, false, true, true, true])
  const teacher = await logIn(whole, 'teacher@demo.test')
  const { items } = (await teacher.browser.get(`/api/v2/courses/${courseId}/learners?limit=50`)).json<LearnerPage>()
  // Twelve whom the demo names, and fifteen of the second year.
  expect(items).toHaveLength(27)
  expect(items.filter(({ progress }) => progress.isComplete)).toHaveLength(9)
})

describe('figures of the school', () => {
  /** Sums of the second year's classes in the running term or the one before. */
  const ofClasses = async (measure: string, from: string) => {
    const { rows } = await whole.platform.pool.query<{ name: string; count: number; people: number }>(
      `select right(class_name, 2) as name, count::int, people from analytics_summaries
        where span = 'semester' and measure = $1 and from_day = $2 and level = 2 and code = ''
          and school_id = (select school_id from school_permissions p join accounts a on a.id = p.account_id
            where a.email = 'teacher@demo.test') and class_name in ('101', '102', '103', '104', '201', '202', '203', '204')
          and grade = case when $2 = '2026-02-01' then 'high_1' else 'high_2' end
        order by 1`,
      [measure, from],
    )
    return rows
  }
  const [former, running] = ['2026-02-01', '2026-08-01']

  test('are of two terms, with the same pupils in both', async () => {
    const pupils = async (from: string) => (await ofClasses('pupils', from)).map(({ people }) => people)
    expect(await pupils(former)).toEqual([32, 30, 28, 33])
    // Some have been in two classes, and two have come from another school.
    expect(await pupils(running)).toEqual([34, 33, 29, 34])
  })

  test('tell a busy class, a quiet one, one of which three write nearly all, and one that began well', async () => {
    for (const from of [former, running]) {
      const [busy, quiet, loud, fading] = await ofClasses('records', from)
      expect(busy!.people).toBeGreaterThan(20)
      expect(busy!.count).toBeGreaterThan(100)
      expect(quiet!.people).toBeGreaterThanOrEqual(10)
      expect(quiet!.count).toBeLessThan(2 * quiet!.people)
      expect(loud!.people).toBeLessThan(16)
      expect(loud!.count).toBeGreaterThan(4 * loud!.people)
      expect(fading!.people).toBeGreaterThan(12)
    }
  })

  test('tell that a class has stopped in the middle of the term', async () => {
    const { rows } = await whole.platform.pool.query<{ name: string; last: string }>(
      `select class_name as name, max(from_day)::text as last from analytics_summaries
        where span = 'week' and measure = 'active' and level = 2 and class_name in ('201', '202', '203', '204')
          and grade = 'high_2' group by 1 order by 1`,
    )
    const [busy, quiet, loud, stopped] = rows.map(({ last }) => last)
    for (const last of [busy, quiet, loud]) expect(last! >= '2026-11-02').toBe(true)
    expect(stopped! < '2026-10-26').toBe(true)
  })

  test('are of classes with something certified, but for one that has nothing', async () => {
    const { rows } = await whole.platform.pool.query<{ name: string; count: number }>(
      `select i.class_name as name, count(c.post_id)::int as count from imported_accounts i
        left join posts p on p.owner_id = i.account_id left join post_certifications c on c.post_id = p.id
        where i.grade = 'high_2' and i.class_name like '20_' group by 1 order by 1`,
    )
    expect(rows.map(({ name, count }) => [name, count > 0])).toEqual([
      ['201', true],
      ['202', true],
      ['203', true],
      ['204', false],
    ])
  })

  const recounted = () => {
    const declared = whole.platform.declared.of(measures).map(({ name }) => name)
    return recount(whole, new Set([...declared, 'active', 'returning']))
  }

  test('agree to the last digit with a plain count of what is there, made in another way', async () => {
    const { rows, differences } = await recounted()
    expect(differences).toEqual([])
    expect(rows).toBeGreaterThan(5_000)
  })

  test('would be found wrong by that count in the row that is', async () => {
    const one = `(select ctid from analytics_summaries where measure = 'records' and span = 'semester' and level = 2
      order by school_id, from_day, grade, class_name, code limit 1)`
    await whole.platform.pool.query(`update analytics_summaries set people = people + 1 where ctid = ${one}`)
    const { differences } = await recounted()
    await whole.platform.pool.query(`update analytics_summaries set people = people - 1 where ctid = ${one}`)
    expect(differences).toEqual([expect.stringContaining(' | semester | ')])
  })

  test('are seen by whoever acts for the school, a head of year and the teacher of a class, as far as each may', async () => {
    const reachOf = async (email: string) => {
      const { browser } = await logIn(whole, email)
      const { items } = (await browser.get('/api/v2/school-analytics/schools')).json<{
        items: { name: string; reach: object[] | null }[]
      }>()
      return items.map(({ name, reach }) => [name, reach])
    }
    const neihu = '臺北市立內湖高中'
    expect(await reachOf('teacher@demo.test')).toEqual([[neihu, null]])
    expect(await reachOf('zhou.yiwen@demo.test')).toEqual([[neihu, [{ grade: 'high_2', className: null }]]])
    expect(await reachOf('fang.qiaoling@demo.test')).toEqual([[neihu, [{ grade: 'high_2', className: '201' }]]])
    expect(await reachOf('student@demo.test')).toEqual([])
  })
})

test('a plan is ordered in each of the ways that staff meet', async () => {
  const { rows } =
    await whole.platform.pool.query(`select a.email, o.state, o.digits, o.granted_until > o.decided_at as holds
    from plan_orders o join accounts a on a.id = o.account_id order by o.created_at desc`)
  expect(rows).toMatchObject([
    { email: 'free@demo.test', state: 'waiting', digits: null },
    { state: 'told', digits: '20468' },
    { state: 'granted', digits: '13579', holds: true },
  ])
})

test('every record has a known tag, and lies in the past', async () => {
  const { platform } = whole
  expect(await count(platform, 'posts where cardinality(tags) = 0')).toBe(0)
  const known = tagCodes.map((code) => `'${code}'`).join(',')
  expect(await count(platform, `posts where not tags <@ array[${known}]`)).toBe(0)
  const latest = await platform.pool.query<{ at: Date }>(
    'select max(at) as at from (select published_at as at from posts union all select created_at from comments) as moments',
  )
  expect(latest.rows[0]!.at.getTime()).toBeLessThanOrEqual(whole.clock.now().getTime())
  expect(
    await count(platform, 'comments m join posts p on p.id = m.target_id where m.created_at <= p.published_at'),
  ).toBe(0)
  expect(
    await count(platform, 'comments r join comments m on m.id = r.parent_id where r.created_at <= m.created_at'),
  ).toBe(0)
})

test('records in the order of their ids are records in the order of time', async () => {
  const found = await whole.platform.pool.query<{ at: Date }>('select published_at as at from posts order by id')
  const moments = found.rows.map(({ at }) => at.getTime())
  expect(moments).toEqual([...moments].sort((one, other) => one - other))
})

test('records reach those for whom they are', async () => {
  const posts = await whole.platform.pool.query<{ id: string; privacy: number }>(
    "select id, privacy from posts where owner_id = (select id from accounts where email = 'student@demo.test')",
  )
  const statusOf = async (email: string, privacy: number) => {
    const { browser } = await logIn(whole, email)
    const id = posts.rows.find((post) => post.privacy === privacy)!.id
    return (await browser.get(`/api/v2/portfolios/${id}`)).statusCode
  }
  expect(await statusOf('staff@demo.test', 0)).toBe(200)
  expect(await statusOf('teacher@demo.test', 1)).toBe(200)
  expect(await statusOf('staff@demo.test', 1)).toBe(404)
  expect(await statusOf('teacher@demo.test', 3)).toBe(404)
  expect(await statusOf('student@demo.test', 3)).toBe(200)
})

test('pictures are there for those who see the record', async () => {
  const { browser } = await logIn(whole, 'teacher@demo.test')
  const page = (await browser.get('/api/v2/portfolios?view=public')).json<{ items: { files: { url: string }[] }[] }>()
  const file = page.items.flatMap(({ files }) => files)[0]!
  const bytes = await browser.get(`${file.url}?type=thumbnail`)
  expect(bytes.statusCode).toBe(200)
  expect(bytes.headers['content-type']).toBe('image/webp')
})

test('a making that was broken off goes on to the same school', async () => {
  expect(failure).toBeInstanceOf(Error)
  expect(await portrait(broken.platform)).toEqual(await portrait(whole.platform))
})

test('once made, it is not made again', async () => {
  const before = await portrait(whole.platform)
  await whole.platform.pool.query("delete from posts where title = '水質檢測：基隆河上下游比較'")
  expect(await make(whole.platform)).toBe(true)
  const after = await portrait(whole.platform)
  expect(after.posts).toHaveLength(before.posts.length - 1)
})

test('林小雨 has a record and a draft in the bin', async () => {
  const { browser } = await logIn(whole, 'student@demo.test')
  const { items } = (await browser.get('/api/v2/trash')).json<{ items: { kind: string; title: string }[] }>()
  expect(items.map(({ kind, title }) => [kind, title])).toEqual([
    ['draft', binnedDraft.title],
    ['record', binnedRecord.title],
  ])
})

test('a database with other people in it is left alone', async () => {
  await stranger.guest().post('/api/v2/sessions/signup', {
    role: 'student',
    email: 'somebody@example.test',
    username: 'somebody',
    password: digestOf('another-password'),
  })
  expect(await make(stranger.platform)).toBe(false)
  expect(await count(stranger.platform, 'accounts')).toBe(1)
})
