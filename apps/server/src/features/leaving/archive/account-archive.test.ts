import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { PreparedAccountArchive } from '@learntrail/contract/leaving/archive'
import { leavingDurations } from '@learntrail/contract/leaving/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { createCast } from '../../../testing/kinds.ts'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { cellsOf } from '../../../testing/personal-data.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { unpacked } from '../../../testing/unpacked.ts'
import { digestOf } from '../../accounts/password-hash.rules.ts'
import { damageIn } from '../../files/lost/damage.fixture.ts'
import { befriend } from '../../people/index.ts'
import { paragraph, publish, uploadFiles, writeComment } from '../../posts/posts.fixture.ts'
import { liveALife, wordsOf } from '../a-life.fixture.ts'
import { beginErasure } from '../leaving.repository.ts'
import { deleteExpiredArchives } from './account-archive.repository.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const prepare = ({ browser }: Pick<TestPerson, 'browser'>) => browser.post('/api/v2/users/archive')

async function takeAlong(person: Pick<TestPerson, 'browser'>): Promise<Map<string, string>> {
  const { url } = (await prepare(person)).json<PreparedAccountArchive>()
  const answer = await person.browser.get(url)
  expect(answer.headers['content-type']).toBe('application/zip')
  return unpacked(answer.rawPayload)
}

const itemsOf = (entries: Map<string, string>, name: string) => JSON.parse(entries.get(`${name}.json`) ?? '').items

test('an archive has everything as pages and as JSON, and every file once', async () => {
  const person = await newPerson(product, { displayName: '林<小>雨' })
  const friend = await newPerson(product, { displayName: '許承恩' })
  await befriend(product.platform, person.id, friend.id)
  const files = await uploadFiles(person, [{ name: '數據.txt', content: Buffer.from('溶氧 8.1') }])
  const fileIds = files.map(({ id }) => id)
  await publish(person, { title: '溪流 <觀察>', content: paragraph('上游 <script>alert(1)</script>'), fileIds })
  const other = await publish(friend, { title: '朋友的紀錄' })
  await writeComment(person, other.id, '我也去過')

  const prepared: PreparedAccountArchive = (await prepare(person)).json()
  expect(prepared).toMatchObject({ fileCount: 1, bytes: files[0]?.bytes })
  const entries = await takeAlong(person)
  const names = [...entries.keys()]
  const path = names.find((name) => name.startsWith('files/')) ?? ''
  expect(path).toMatch(/^files\/[0-9a-f]{12}_數據\.txt$/)
  expect(names.filter((name) => name.startsWith('files/'))).toHaveLength(1)
  expect(entries.get(path)).toBe('溶氧 8.1')
  const kinds = ['account', 'profile', 'people', 'files', 'comments', 'records', 'drafts', 'guides', 'showcase']
  for (const kind of [...kinds, 'eportfolios', 'eportfolio-drafts', 'events']) {
    expect(names).toContain(`${kind}.html`)
    expect(JSON.parse(entries.get(`${kind}.json`) ?? '')).toMatchObject({ format: 'learntrail-account', version: 1 })
  }
  expect(itemsOf(entries, 'account')).toMatchObject([{ email: person.email, hasPassword: true }])
  expect(itemsOf(entries, 'records')).toMatchObject([{ title: '溪流 <觀察>', files: [{ path }] }])
  const known = { name: '許承恩', since: product.clock.now().toISOString() }
  const relations = ['friend', 'following', 'fan'].map((relation) => ({ relation, ...known }))
  expect(itemsOf(entries, 'people')).toEqual(relations)
  expect(itemsOf(entries, 'comments')).toMatchObject([{ content: '我也去過', targetId: other.id }])
  const events: { kind: string }[] = itemsOf(entries, 'events')
  expect(events.map(({ kind }) => kind)).toContain('post.published')
  expect(itemsOf(entries, 'notice-settings')).toMatchObject([{ isMailOn: true, topics: { likes: { mail: 'weekly' } } }])

  const page = entries.get('records.html') ?? ''
  expect(page).toContain('上游 &lt;script&gt;')
  expect(page).toContain(`href="files/${encodeURIComponent(path.slice('files/'.length))}"`)
  expect(entries.get('index.html')).toContain('林&lt;小&gt;雨在學跡的全部資料')
  expect(entries.get('index.html')).toContain('<a href="records.html">學習紀錄</a> 1 筆')
  for (const [name, text] of entries) {
    if (!name.endsWith('.html')) continue
    expect(text, name).not.toMatch(/<script|https?:\/\//i)
  }
})

/** Columns about the owner that the archive leaves out, and why. */
const notTaken: Record<string, string> = {
  'people_search.names': 'names that were replaced',
  'eportfolio_words.tokens': 'made of names that were replaced',
  'eportfolio_words.phrases': 'made of names that were replaced',
  'demo_mails.subject': 'mails lie in their own mailbox',
  'demo_mails.text': 'mails lie in their own mailbox',
  'passkeys.credential_id': 'what opens the account, as the next',
  'passkeys.public_key': 'what opens the account',
  'guardians.name': 'what guardians of others are called, as the next',
  'guardian_invitations.name': 'what guardians of others are called',
  'guardians.unsubscribe_token': 'what ends mails to a guardian',
  'gradebook_columns.title': 'what a class is scored for is the class’s, as the next',
  'point_acts.reason': 'why points were given is of those who were given them',
  'point_goals.title': 'what a class fills together is the class’s',
  'eportfolio_versions.printed_owner': 'the name and school that stand on its first page, in the file that is there',
  'reward_acts.reason': 'why points were given is of those who were given them, in whose archive it is',
  'gradebooks.categories': 'what a class is scored for is the class’s',
  'mail_tokens.email': 'a mail that waits to be opened',
  'mail_tokens.password_hash': 'a hash of a password',
  'identities.subject': 'what a provider calls them inside',
  'provider_attempts.nonce': 'a sign-in that is under way',
  'provider_attempts.verifier': 'a sign-in that is under way',
  'provider_attempts.return_to': 'a sign-in that is under way',
  'provider_attempts.proven': 'a sign-in that is under way',
  'summary_suggestions.text': 'suggested by a machine, and not taken',
  'shared_edits.added': 'what came to a text of several before, which is in it as it became',
  'uploads.name': 'an upload that never ended',
  'reports.description': 'what others said when they reported something of theirs',
  'report_decisions.lift_reason': 'what staff say to each other',
  'report_notes.words': 'what staff say to each other',
  'plan_codes.note': 'what staff noted of a code',
  'problems.words': 'what a guest reported',
  'push_devices.token': 'a browser that is told, as long as it is signed in, as the next',
  'push_devices.name': 'a browser that is told',
  'push_devices.endpoint': 'a browser that is told',
  'push_devices.p256dh': 'a browser that is told',
  'push_devices.auth': 'a browser that is told',
}

test('whatever a life has left is in it, and nothing that opens the account or is of others', async () => {
  const cast = await createCast(product)
  const words = await liveALife(cast)
  const entries = await takeAlong(cast.owner)
  const all = [...entries.values()].join('\n')
  const cells = await Array.fromAsync(cellsOf(product.platform.pool))
  const missing = wordsOf(cast.owner.id, words, cells).filter((word) => !all.includes(word))
  const left = cells.filter(({ name, text }) => !(name in notTaken) && missing.some((word) => text.includes(word)))
  expect(left.map(({ name }) => name)).toEqual([])
  expect(all).not.toMatch(/passwordHash|tokenHash|argon2/)
  for (const kind of ['stranger', 'friend', 'teacher'] as const) {
    expect(all).not.toContain(cast.person(kind).email)
    expect(all).not.toContain(cast.person(kind).username)
  }
})

test('is written in the language of its owner', async () => {
  const entries = await takeAlong(await newPerson(product, { locale: 'en', displayName: 'Mia' }))
  expect(entries.get('index.html')).toContain('Everything Mia has on Learntrail')
  expect(entries.get('records.html')).toContain('Nothing here.')
})

test('a file whose bytes are missing is named, and everything else is there', async () => {
  const person = await newPerson(product)
  const [lost] = await uploadFiles(person, [{ name: '不見了.txt', content: Buffer.from('只有這一份') }])
  await product.platform.storage.remove(lost?.sha256 ?? '')
  const entries = await takeAlong(person)
  expect([...entries.keys()].some((name) => name.includes('不見了'))).toBe(false)
  expect(itemsOf(entries, 'files')).toMatchObject([{ displayName: '不見了.txt', files: [{ path: null }] }])
  expect(entries.get('files.html')).toContain('不見了.txt（下載時讀不到）')
})

test('files that were cut short or changed are named, on the first page too, and everything else is there', async () => {
  const person = await newPerson(product, { locale: 'en' })
  const damage = damageIn(product)
  const contents = ['gone', 'cut', 'flipped', 'whole'].map((name) => ({
    name: `${name}.txt`,
    content: Buffer.from(`${name} of ${person.id}`),
  }))
  const [gone, cut, flipped] = (await uploadFiles(person, contents)).map(({ sha256 }) => sha256)
  await damage.remove(gone ?? '')
  await damage.cutTo(cut ?? '', 5)
  await damage.flip(flipped ?? '')
  const entries = await takeAlong(person)
  const named = itemsOf(entries, 'files').map(
    ({ files }: { files: { path: string | null; isChanged?: true }[] }) => files[0],
  )
  expect(named).toMatchObject([
    { path: null },
    { path: expect.stringContaining('cut.txt'), isChanged: true },
    { path: expect.stringContaining('flipped.txt'), isChanged: true },
    { path: expect.stringContaining('whole.txt') },
  ])
  expect(named[3]).not.toHaveProperty('isChanged')
  expect([...entries.values()]).toContain(`whole of ${person.id}`)
  const first = entries.get('index.html') ?? ''
  expect(first).toContain('These files were damaged on our side.')
  expect(first).toContain('gone.txt（couldn&#39;t be read during the download）')
  expect(first).toContain('cut.txt（differs from what was uploaded and may not open）')
  expect(first).toContain('flipped.txt（differs')
  expect(first).not.toContain('whole.txt')
  expect(entries.get('files.html')).toMatch(/flipped\.txt<\/a>（differs/)
})

describe('it is taken', () => {
  test('by who prepared it, for an hour', async () => {
    const [person, stranger] = [await newPerson(product), await newPerson(product)]
    const { url } = (await prepare(person)).json<PreparedAccountArchive>()
    const refused = { code: 'ACCOUNT_ARCHIVE_NOT_FOUND' }
    expect((await stranger.browser.get(url)).json()).toMatchObject(refused)
    expect((await person.browser.get(url)).statusCode).toBe(200)
    product.clock.advance(leavingDurations.preparedArchive)
    expect((await person.browser.get(url)).json()).toMatchObject(refused)
    await deleteExpiredArchives(product.platform.db, new Date(product.clock.now().getTime() + 1))
    const left = await product.platform.pool.query('select 1 from account_archives where owner_id = $1', [person.id])
    expect(left.rows).toEqual([])
  })

  test('by who showed who they are within the last minutes, also while the account is being deleted', async () => {
    const person = await newPerson(product)
    product.clock.advance(accountDurations.proof)
    expect((await prepare(person)).statusCode).toBe(200)
    product.clock.advance(1)
    expect((await prepare(person)).json()).toMatchObject({ code: 'PROOF_REQUIRED' })
    const prove = (password: string) => person.browser.post('/api/v2/sessions/proof', { password: digestOf(password) })
    expect((await prove('somebody-else')).json()).toMatchObject({ code: 'INCORRECT_PASSWORD' })
    expect((await prepare(person)).json()).toMatchObject({ code: 'PROOF_REQUIRED' })
    await person.browser.post('/api/v2/users/setDeleteStatus', { password: digestOf('learn-by-doing') })
    expect((await prepare(person)).json()).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect((await prove('learn-by-doing')).statusCode).toBe(200)
    expect((await prepare(person)).statusCode).toBe(200)
  })

  test('also while the account is being deleted, and not once it is being erased', async () => {
    const person = await newPerson(product)
    await publish(person, { title: '帶得走' })
    await person.browser.post('/api/v2/users/setDeleteStatus', { password: digestOf('learn-by-doing') })
    expect(itemsOf(await takeAlong(person), 'records')).toMatchObject([{ title: '帶得走' }])
    product.clock.advance(accountDurations.deletionBuffer)
    const back = { browser: await signedIn(product, person.id) }
    const { url } = (await prepare(back)).json<PreparedAccountArchive>()
    const { db } = product.platform
    await inTransaction(db, (transaction) => beginErasure(transaction, person.id, product.clock.now()))
    expect((await back.browser.get(url)).json()).toMatchObject({ code: 'DELETION_OVER' })
    expect((await prepare(back)).json()).toMatchObject({ code: 'DELETION_OVER' })
  })
})
