import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { accountDurations } from '@learntrail/contract/accounts/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recount } from '../../platform/counts/recount.ts'
import { untilJobsDone } from '../../testing/database-state.ts'
import { type Cast, createCast } from '../../testing/kinds.ts'
import { type Cell, cellsOf, columnNames } from '../../testing/personal-data.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { digestOf } from '../accounts/password-hash.rules.ts'
import { commentCounters } from '../comments/comments.jobs.ts'
import { relationCounters } from '../people/people.jobs.ts'
import {
  confirmationCode,
  holdNothingOfFeatures,
  liveALife,
  ownerOf,
  sharedOfFeatures,
  staysInFeatures,
  wordsOf,
} from './a-life.fixture.ts'
import { eraseDueAccounts } from './erase-account.service.ts'

/** Columns without personal data, and why. `table.*` covers a whole table. */
const holdNothing: Record<string, string> = {
  ...holdNothingOfFeatures,
  'drizzle.*': 'which migrations were made',
  'jobs.*': 'the queue’s own; what a job carries goes within an hour after it is done, and is looked at below',
  'product_identity.*': 'which product this is',
  'schools.*': 'the ministry’s lists',
  'withdrawn_confirmations.*': 'random codes that lead to nothing any more; they stand on printed documents',
  'banners.*': 'told all for the service; its maker’s name goes with the account, the picture is nobody’s',
  'decorations.*': 'planned for the service',
  'news_articles.*': 'told all for the service; its writer’s name goes with the account',
  'broadcasts.*': 'said for the service or for a school, whose it stays; its author’s name goes with the account',
  'broadcast_readers.read_ids': 'ids of broadcasts; the row goes',
  'help_opinions.*': 'counts of who was helped, without who',
  'push_keys.*': 'the product’s own keys',
  'backups.*': 'folders of backups, and what is wrong with them: paths and hashes',
  'content_checks.*': 'how far the look at stored bytes has come',
  'content_claims.*': 'hashes of bytes that are being brought in, for an hour',
  'lost_content.*': 'hashes of bytes that are gone, until they are back or nobody’s',
  'erasures.*': 'counts, while the account is being erased; the row goes with it',
  'accounts.previous_password_hash': 'a hash of a former password; the row goes',
  'all_drafts.failure': 'a code of the product’s',
  'eportfolio_forms.failure': 'a code of the product’s',
  'events.failed': 'names of handlers',
  'events.pending': 'names of handlers',
  'files.conversion_reason': 'a code of the product’s',
  'files.conversion_state': 'a code of the product’s',
  'uploads.refusal': 'a code of the product’s',
  'notices.kind': 'a code of the contract’s',
  'notices.topic': 'a code of the contract’s',
  'notice_settings.app_off': 'codes of the contract’s; the row goes',
  'notice_settings.mail': 'codes of the contract’s; the row goes',
  'notice_settings.push': 'codes of the contract’s; the row goes',
  'notice_readers.unsubscribe_token': 'random; the row goes',
  'organizations.job_category': 'a code of the contract’s; the row goes',
  'organizations.industry_category': 'a code of the contract’s; the row goes',
  'organizations.school_id': 'a school of the ministry’s list; the row goes',
  'placements.school_id': 'a school of the ministry’s list; the row goes',
  'imported_accounts.school_id': 'a school of the ministry’s list; the row goes',
  'imported_accounts.gender': 'a word of the contract’s; the row goes',
  'accounts.password_given_as': 'a word of the contract’s; the row goes',
  'school_domains.*': 'where a school has its addresses',
  'accounts.drawn_avatar': 'a name of the contract’s; the row goes',
  'profiles.audiences': 'names of the contract’s; the row goes',
  'passkeys.transports': 'words of the standard; the row goes',
  'plan_grants.plan': 'a word of the contract’s; the row goes',
  'plan_grants.source': 'a word of the contract’s; the row goes',
  'plan_codes.plan': 'a word of the contract’s',
  'plan_codes.ending': 'random, of the service',
  'plan_codes.code_hash': 'random, of the service',
  'groups.type': 'a word of the contract’s',
  'groups.tags': 'codes of the contract’s',
  'groups.drawn_cover': 'a word of the contract’s',
  'groups.school_id': 'a school of the ministry’s list',
  'groups.client_id': 'random, made by the browser',
  'group_links.code': 'random; the row goes',
  'school_codes.code': 'random, of a school',
  'school_codes.school_id': 'a school of the ministry’s list',
  'school_permissions.school_id': 'a school of the ministry’s list; the row goes',
  'school_permissions.reach': 'grades and classes of a school; the row goes',
  'nodes.*': 'machines that serve',
  'rate_budgets.*': 'what callers have spent, for a minute',
  'school_plans.*': 'what staff gave a school, and why, in words that name nobody',
  'provider_attempts.role': 'a code of the contract’s',
  'account_imports.*': 'a school’s list while it becomes accounts, and what came of it; names nobody after a week',
  'school_imports.*': 'the ministry’s list of schools, and why staff brought it, in words that name nobody',
  'audit_entries.reason': 'words of staff, who name nobody; the log stays as it is',
  'all_posts.withheld': 'who saw it; the row goes',
  'all_eportfolios.withheld': 'a word of the contract’s; the row goes',
}

/** Places where something of the person's is still found afterwards, and why. */
const staysIn: Record<string, string> = {
  ...staysInFeatures,
  'events.subject_id': 'the log of somebody else, of what they did to a thing that is gone',
  'events.data': 'the log of somebody else, of what they did to a thing that is gone',
  'live_messages.topic': 'ids of things that were looked at, for twenty minutes',
  'live_messages.subject_id': 'ids of things that were looked at, for twenty minutes',
  'shared_records.title': 'written together: it is the others’ as well',
  'shared_records.content': 'written together: it is the others’ as well',
  'shared_edits.added': 'what came to a text that is the others’ as well; nobody knows by whom',
  'shared_edits.id': 'what came to a text that is the others’ as well; nobody knows by whom',
  'plan_codes.note': 'what staff noted of a code, which is the service’s',
  'plan_orders.id': 'that a plan was paid for, for the books; nobody knows by whom',
  'plan_orders.client_id': 'the id of what was paid for; nobody knows by whom',
  'groups.id': 'a group goes on, whose members have it as well',
  'groups.name': 'a group goes on, whose members have it as well',
  'group_search.group_id': 'a group goes on, whose members have it as well',
  'group_search.names': 'a group goes on, whose members have it as well',
  'group_search.tokens': 'a group goes on, whose members have it as well',
  'group_members.group_id': 'a group goes on, whose members have it as well',
  'group_requests.group_id': 'a group goes on, whose members have it as well',
  'post_groups.group_id': 'a group goes on, whose members have it as well',
  'post_certifications.*': 'what was confirmed of somebody’s work is theirs; nobody knows by whom',
  'notices.subject_id': 'what others were told of a report; it is not shown any more',
  'audit_entries.*': 'what staff did and to which account: ids alone, and nobody changes the log',
  'jobs.job.data': 'the receipt, to the address that it goes to',
  'jobs.job.group_id': 'whose share of the queue a job took that ended within the last hour',
}

let product: TestApp
let cast: Cast
let words: string[]
let before: Cell[]

beforeAll(async () => {
  product = await createTestApp()
  cast = await createCast(product)
  words = await liveALife(cast)
  await untilJobsDone(product.platform)
  before = await Array.fromAsync(cellsOf(product.platform.pool))
})
afterAll(() => product.close())

const ownWords = () => wordsOf(cast.owner.id, words, before)

const ownThings = () =>
  before.filter((cell) => cell.name.endsWith('.id') && ownerOf(cell) === cast.owner.id).map(({ text }) => text)

const isListed = (list: Record<string, string>, name: string) =>
  name in list || `${name.slice(0, name.lastIndexOf('.'))}.*` in list || `${name.split('.')[0]}.*` in list

test('every column that can hold a word or an id was filled by a life, or is known to hold nothing personal', async () => {
  const { owner } = cast
  const marks = new Set([...ownWords(), ...ownThings(), owner.id])
  const isTheirs = new Map<Cell['row'], boolean>()
  const rowIsTheirs = (row: Cell['row']) => {
    const known =
      isTheirs.get(row) ?? Object.values(row).some((text) => text && [...marks].some((one) => text.includes(one)))
    isTheirs.set(row, known)
    return known
  }
  const filled = new Set(before.filter(({ text, row }) => text !== '{}' && rowIsTheirs(row)).map(({ name }) => name))
  const missing = (await columnNames(product.platform.pool)).filter(
    (name) => !filled.has(name) && !isListed(holdNothing, name),
  )
  expect(
    missing,
    'fill it in the life of its feature, and erase it; or say there in holdNothing why it is not personal',
  ).toEqual([])
})

test('of all that, nothing is left after 14 days but what is known to stay', async () => {
  const { owner } = cast
  const { platform } = product
  const contents = await contentsOf(platform.storage)
  const personal = [...ownWords(), owner.id]
  const things = ownThings()
  const asked = await owner.browser.post('/api/v2/users/setDeleteStatus', { password: digestOf('learn-by-doing') })
  expect(asked.statusCode).toBe(200)
  product.clock.advance(accountDurations.deletionBuffer)
  await eraseDueAccounts(platform)
  await untilJobsDone(platform)

  const found = new Set<string>()
  for await (const { name, text } of cellsOf(platform.pool)) {
    if ([...personal, ...things].some((mark) => text.includes(mark))) found.add(name)
  }
  expect([...found].filter((name) => !isListed(staysIn, name)).sort()).toEqual([])
  // Nothing left names the person, and their words remain only in what was written together.
  const left = await Array.fromAsync(cellsOf(platform.pool))
  const isShared = (name: string) => ['shared_', 'groups.name', ...sharedOfFeatures].some((one) => name.startsWith(one))
  const shared = left.filter(({ name }) => isShared(name)).map(({ text }) => text)
  const alone = personal.filter((mark) => !shared.some((one) => one.includes(mark)))
  const inEvents = left.filter(
    ({ name, text }) => name.startsWith('events.') && alone.some((mark) => text.includes(mark)),
  )
  expect(inEvents).toEqual([])
  const abandoned = await platform.pool.query(`select title from shared_records s where not exists (
    select 1 from shared_people p where p.shared_id = s.id and p.state = 'accepted')`)
  expect(abandoned.rows).toEqual([])

  const stored = (await contentsOf(platform.storage)).join('\n')
  expect(ownWords().filter((word) => contents.some((content) => content.includes(word)))).not.toEqual([])
  expect(ownWords().filter((word) => stored.includes(word))).toEqual([])
})

test('counts agree with what is left', async () => {
  expect(await recount(product.platform.db, [...commentCounters(product.platform), ...relationCounters])).toEqual([])
  const wrong = await product.platform.pool.query(
    'select id from posts p where like_count <> (select count(*) from post_likes l where l.post_id = p.id)',
  )
  expect(wrong.rows).toEqual([])
})

test('a printed document is said to be withdrawn', async () => {
  const answer = await product.guest().get(`/api/v2/ePortfolio/confirmations/${confirmationCode}`)
  expect(answer.json()).toMatchObject({ code: 'CONFIRMATION_WITHDRAWN', status: 410 })
})

/** Reads everything in the storage, including unfinished uploads. */
async function contentsOf({ keys, read, unfinished }: TestApp['platform']['storage']): Promise<string[]> {
  const contents: string[] = []
  for await (const key of keys(new Date(8.64e15))) contents.push(await textOf(await read(key)))
  for (const name of await readdir(unfinished)) contents.push(await readFile(join(unfinished, name), 'utf8'))
  return contents
}
