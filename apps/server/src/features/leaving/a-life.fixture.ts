import { createHash, randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { eq } from 'drizzle-orm'
import { newId } from '../../platform/ids/ids.ts'
import { demoMails } from '../../platform/mail/demo-mails.tables.ts'
import type { Cast } from '../../testing/kinds.ts'
import type { LifePart, NewWord } from '../../testing/life.ts'
import { ofFeatures } from '../../testing/of-features.ts'
import type { Cell } from '../../testing/personal-data.ts'
import { subjects } from '../../testing/subjects.ts'
import {
  accounts,
  identities,
  mailTokens,
  providerAttempts,
  schoolPermissions,
  sessions,
} from '../accounts/accounts.tables.ts'
import { grantPlan } from '../accounts/index.ts'
import { passkeyChallenges, passkeys } from '../accounts/passkeys/passkeys.tables.ts'
import { digestOf } from '../accounts/password-hash.rules.ts'
import { planReminders } from '../accounts/plans.tables.ts'
import { broadcastReaders } from '../broadcasts/broadcasts.tables.ts'
import { chatroomSchools } from '../chat/chat.tables.ts'
import { agree, part, publishShared, start, write } from '../co-writing/shared.fixture.ts'
import { sharedEdits } from '../co-writing/shared.tables.ts'
import { commentedThings } from '../comments/comments.fixture.ts'
import { drafts } from '../drafts/drafts.view.ts'
import { customSlots } from '../drafts/slots/slots.tables.ts'
import { samplePicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { newEPortfolio } from '../eportfolio/eportfolio.fixture.ts'
import {
  eportfolioForms,
  eportfolioVersions,
  exportDrafts,
  summarySuggestions,
} from '../eportfolio/eportfolio.tables.ts'
import { eportfolios } from '../eportfolio/eportfolios.view.ts'
import { contentClaims } from '../files/files.tables.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { groupBans, groups } from '../groups/groups.tables.ts'
import { handIns } from '../homework/homework.tables.ts'
import { invitationArrivals } from '../invitations/invitations.tables.ts'
import { noticeSettings } from '../notices/notices.tables.ts'
import { pushDevices } from '../notices/push/push.tables.ts'
import { friendRequests } from '../people/people.tables.ts'
import { paragraph, postBody, publish, uploadFiles } from '../posts/posts.fixture.ts'
import { posts } from '../posts/posts.view.ts'
import { importedAccounts } from '../profiles/account-import/imported-accounts.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'
import { placements } from '../profiles/placements/placements.tables.ts'
import { organizations, profiles } from '../profiles/profiles.tables.ts'
import { makeCodes } from '../subscription/codes.service.ts'
import { grantOrder, refuseOrder } from '../subscription/order-decisions.service.ts'
import { toldOrder } from '../subscription/orders.fixture.ts'
import { schoolCodes, teacherVerifications } from '../teachers/teachers.tables.ts'

/** The parts of a life that features declare in their own folders (`homework/homework.life.fixture.ts`). */
const lives = ofFeatures(import.meta.glob<LifePart>('../*/*.life.fixture.ts', { eager: true, import: 'life' }))

/** Columns without personal data, and places where some of it stays, as declared by features. */
export const holdNothingOfFeatures: Record<string, string> = Object.assign({}, ...lives.map((one) => one.holdNothing))
export const staysInFeatures: Record<string, string> = Object.assign({}, ...lives.map((one) => one.staysIn))
/** Columns that keep a person's words because the words are other people's as well. */
export const sharedOfFeatures = lives.flatMap(({ isShared = [] }) => isShared)

/** Leaves behind one of everything a person can, each marked with a word of its own. Returns the words. */
export async function liveALife(cast: Cast): Promise<string[]> {
  const words: string[] = []
  const newWord = () => {
    words.push(`zqlife${words.length}x`)
    return words.at(-1) ?? ''
  }
  const names = { email: `${newWord()}@example.test`, username: newWord() }
  await cast.product.platform.db.update(accounts).set(names).where(eq(accounts.id, cast.owner.id))
  // Several subjects may share one maker.
  const forms = subjects.flatMap((subject) => Object.values(subject.forms))
  for (const form of new Map(forms.map((one) => [one.make, one])).values())
    await form.make(cast, newWord(), (await form.ground?.(cast)) ?? {})
  await tellOfThemselves(cast, newWord)
  await meetOthers(cast)
  await joinGroups(cast, newWord)
  for (const { live } of lives) await live(cast, newWord)
  await comeAndGo(cast, names.email, newWord)
  await writeRecords(cast, newWord)
  await writeTogether(cast, newWord)
  await makeDocuments(cast, newWord)
  await haveBrowserTold(cast, newWord)
  return words
}

/** Runs last, with an endpoint at no real push service: nothing that happened before is sent outside. */
async function haveBrowserTold({ product, owner }: Cast, newWord: NewWord): Promise<void> {
  const { db, clock } = product.platform
  const [session] = await db.select().from(sessions).where(eq(sessions.accountId, owner.id))
  const keys = { p256dh: newWord(), auth: newWord() }
  const browser = { token: newWord(), name: newWord(), endpoint: `https://push.test/${newWord()}`, ...keys }
  const whose = { accountId: owner.id, sessionId: session?.id ?? '' }
  await db.insert(pushDevices).values({ ...browser, ...whose, addedAt: clock.now() })
}

async function tellOfThemselves(cast: Cast, newWord: NewWord): Promise<void> {
  const { product, owner } = cast
  const { db, clock } = product.platform
  const told = { statusMessage: newWord(), introduction: newWord(), guardianName: newWord(), phone: newWord() }
  const lists = {
    traitTags: [newWord()],
    experiences: [newWord()],
    personalExpertises: [newWord()],
    taughtSubjects: [newWord()],
  }
  const more = { socialLinks: [newWord()], customFieldList: [{ title: newWord(), content: newWord(), isActive: true }] }
  const profile = { ...told, ...lists, ...more, gender: 'other' as const }
  await db
    .insert(profiles)
    .values({ accountId: owner.id, ...profile })
    .onConflictDoUpdate({ target: profiles.accountId, set: profile })
  const place = { typedSchoolName: newWord(), grade: newWord(), title: newWord(), studentId: newWord() }
  const work = { discipline: newWord(), department: newWord(), serviceUnit: newWord(), updatedAt: clock.now() }
  const unit = { organizationTitle: newWord(), unitName: newWord(), unitTitle: newWord() }
  await db
    .update(organizations)
    .set({ ...place, ...work, ...unit })
    .where(eq(organizations.accountId, owner.id))
  const [school] = await db.select({ id: schools.id }).from(schools).limit(1)
  const said = {
    seatNumber: newWord(),
    studentNumber: newWord(),
    fullName: newWord(),
    grade: newWord(),
    className: newWord(),
  }
  const imported = { ...said, schoolId: school?.id ?? '', movingTo: school?.id, importedAt: clock.now() }
  await db.insert(importedAccounts).values({ accountId: owner.id, ...imported })
  const was = { typedSchoolName: newWord(), grade: newWord(), className: newWord(), academicRole: 'student' as const }
  await db
    .insert(placements)
    .values({ id: newId(), accountId: owner.id, ...was, schoolId: school?.id, from: '2025-09-01', until: '2026-01-31' })
  const [at, codeId, schoolId] = [clock.now(), newId(), school?.id ?? '']
  const code = { code: codeId, schoolId, uses: 5, createdAt: at, expiresAt: at }
  await db.insert(schoolCodes).values({ id: codeId, madeBy: owner.id, ...code })
  await db.insert(teacherVerifications).values({ accountId: owner.id, email: newWord(), codeId, at })
  await db.insert(teacherVerifications).values({ accountId: cast.person('stranger').id, vouchedBy: owner.id, at })
  await db.insert(schoolPermissions).values({ accountId: owner.id, schoolId, since: at })
  await db.insert(chatroomSchools).values({ schoolId, talk: 'open', changedBy: owner.id, changedAt: at })
  await db.update(accounts).set({ vouchedSchoolId: schoolId }).where(eq(accounts.id, owner.id))
  await db.insert(planReminders).values({ accountId: owner.id, endsAt: at, days: 7 })
  await redeemPlan(cast, newWord())
  await orderPlans(cast, newWord())
  await owner.browser.post(`/api/v2/search/history/${newWord()}`, {})
  const [picture] = await uploadFiles(owner, [{ name: `${newWord()}.txt`, content: Buffer.from(newWord()) }])
  const names = { displayName: newWord(), fullName: newWord(), lastUsedStickers: [newWord()] }
  await db
    .update(accounts)
    .set({ ...names, avatarFileId: picture?.id ?? null })
    .where(eq(accounts.id, owner.id))
}

/** Gives the owner a plan that ends, then has them redeem a code of their own making. */
async function redeemPlan({ product, owner, person }: Cast, reason: string): Promise<void> {
  const { platform } = product
  await grantPlan(platform, person('friend').id, { plan: 'plus', endsAt: null, grantedBy: owner.id })
  await grantPlan(platform, owner.id, { plan: 'plus', endsAt: new Date(platform.clock.now().getTime() + 1), reason })
  const made = { plan: 'plus', days: 30, count: 1, uses: 1, redeemable: 30, note: '教師研習' } as const
  const { codes } = await makeCodes(platform, { id: owner.id, requestId: 'fixture' }, made)
  await owner.browser.post('/api/v2/subscription/redeem', { code: codes[0] })
}

/** Makes one order whose payment was not found, one that was granted and, as staff, one of another person. */
async function orderPlans({ product: { platform }, owner, person }: Cast, reason: string): Promise<void> {
  const by = { id: owner.id, requestId: 'fixture' }
  const lost = await toldOrder(platform, owner.id)
  await refuseOrder(platform, by, lost.id, { toldAt: lost.toldAt, reason })
  for (const { id, toldAt } of [
    await toldOrder(platform, owner.id),
    await toldOrder(platform, person('free plan').id),
  ]) {
    await grantOrder(platform, by, id, { toldAt })
  }
}

async function meetOthers({ product, owner, person }: Cast): Promise<void> {
  const [stranger, friend] = [person('stranger'), person('friend')]
  await owner.browser.post('/api/v2/follows', { personId: stranger.id })
  await stranger.browser.post('/api/v2/follows', { personId: owner.id })
  await owner.browser.put(`/api/v2/users/${stranger.id}/remark`, { remark: '隔壁班' })
  await stranger.browser.put(`/api/v2/users/${owner.id}/remark`, { remark: '寫溪流的' })
  const since = product.clock.now()
  await product.platform.db.insert(friendRequests).values([
    { askerId: owner.id, askedId: stranger.id, since },
    { askerId: person('teacher').id, askedId: owner.id, since },
  ])
  await product.platform.db.insert(invitationArrivals).values([
    { accountId: owner.id, inviterId: friend.id, at: since },
    { accountId: stranger.id, inviterId: owner.id, at: since },
  ])
  const { id } = await publish(friend, { title: '朋友的紀錄' })
  await owner.browser.put(`/api/v2/portfolios/${id}/like`)
  await owner.browser.post(`/api/v2/users/${owner.id}/collections/portfolios`, { portfolioId: id })
  const document = await newEPortfolio(product, friend, { taggedFriendIds: [owner.id] })
  await owner.browser.patch(`/api/v2/ePortfolio/${document}/browse`)
  await owner.browser.post(`/api/v2/ePortfolio/${document}/like`, { referenceId: document })
  for (const { make } of commentedThings) {
    const at = await make(product, friend)
    const said = (await at.write(friend, '我也是')).json<{ id: string }>().id
    await at.like(owner, said)
  }
  const mine = await publish(owner, { title: '' })
  await friend.browser.put(`/api/v2/portfolios/${mine.id}/like`)
  await friend.browser.post(`/api/v2/users/${friend.id}/collections/portfolios`, { portfolioId: mine.id })
}

/** The owner leads a group that ends with them, and is a member, an applicant and banned elsewhere. */
async function joinGroups({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const { db, clock } = product.platform
  const [picture] = await uploadFiles(owner, [{ name: `${newWord()}.png`, content: await samplePicture() }])
  const said = { name: newWord(), description: newWord(), handle: newWord() }
  const own = await newGroup(owner, said)
  const [school] = await db.select({ id: schools.id }).from(schools).limit(1)
  const set = {
    coverFileId: picture?.id ?? null,
    schoolId: school?.id ?? null,
    continuesId: (await newGroup(person('friend'))).id,
    deletedAt: clock.now(),
    tags: ['sdg_6'],
  }
  await db.update(groups).set(set).where(eq(groups.id, own.id))
  await place(product, own.id, person('stranger').id, memberRoles.invitedAsMember)
  await db.insert(groupBans).values({ groupId: own.id, accountId: person('friend').id, since: clock.now() })
  const stranger = person('stranger')
  for (const role of [memberRoles.member, memberRoles.administrator, memberRoles.applying]) {
    const theirs = await newGroup(stranger)
    await place(product, theirs.id, owner.id, role)
    if (role === memberRoles.member)
      await stranger.browser.put(`/api/v2/groups/${theirs.id}/members/${owner.id}/number`, { memberNumber: '7' })
    if (role === memberRoles.administrator)
      await owner.browser.post('/api/v2/invitation/link', { groupId: theirs.id, days: 7 })
  }
  const asking = (await newGroup(stranger)).id
  await stranger.browser.post('/api/v2/api/inviteMembers', { groupId: asking, personIds: [owner.id] })
  const left = await newGroup(stranger)
  await db.insert(groupBans).values({ groupId: left.id, accountId: owner.id, since: clock.now() })
}

async function comeAndGo({ product, owner }: Cast, email: string, newWord: NewWord): Promise<void> {
  const { db, clock } = product.platform
  const now = clock.now()
  const later = new Date(now.getTime() + 60_000)
  await product.guest().post('/api/v2/sessions', { account: email, password: digestOf('wrong-password') })
  await db.insert(noticeSettings).values({ accountId: owner.id })
  await db.insert(broadcastReaders).values({ accountId: owner.id })
  const address = { email: newWord(), subject: newWord() }
  const named = { ...address, schooling: { schoolName: newWord() } as never }
  await db.insert(identities).values({ id: newId(), accountId: owner.id, provider: 'google', linkedAt: now, ...named })
  const proven = { provider: 'google', isEmailVerified: true, displayName: newWord(), ...named } as never
  const attempt = { provider: 'google', nonce: newWord(), verifier: newWord(), expiresAt: later } as const
  const hash = () => createHash('sha256').update(randomUUID()).digest()
  await db.insert(providerAttempts).values([
    {
      ...attempt,
      stateHash: hash(),
      browserHash: hash(),
      linkTo: owner.id,
      invitation: randomUUID(),
      returnTo: newWord(),
      proven,
    },
    { ...attempt, stateHash: hash(), browserHash: hash(), conflictWith: owner.id, proven },
  ])
  const key = {
    credentialId: newWord(),
    publicKey: Buffer.from(newWord()),
    counter: 0,
    isBackedUp: true,
    createdAt: now,
  }
  await db.insert(passkeys).values({ id: newId(), accountId: owner.id, name: newWord(), ...key })
  await db
    .insert(passkeyChallenges)
    .values({ challengeHash: hash(), browserHash: hash(), addTo: owner.id, expiresAt: later })
  const token = {
    email: newWord(),
    passwordHash: newWord(),
    tokenHash: hash(),
    accountId: owner.id,
    purpose: 'reset',
    createdAt: now,
    expiresAt: later,
  } as const
  await db.insert(mailTokens).values(token)
  await db.update(sessions).set({ address: newWord() }).where(eq(sessions.accountId, owner.id))
  const mail = { subject: newWord(), text: newWord(), sentAt: now }
  await db.insert(demoMails).values({ id: newId(), recipient: email, ...mail })
  await product.guest().post('/api/v2/sessions/email', { email })
}

async function writeRecords({ product, owner }: Cast, newWord: NewWord): Promise<void> {
  const { db } = product.platform
  const [first, second] = await uploadFiles(owner, [
    { name: `${newWord()}.txt`, content: Buffer.from(newWord()) },
    { name: `${newWord()}.txt`, content: Buffer.from(newWord()) },
  ])
  const long = paragraph(`${newWord()}${'很長的紀錄。'.repeat(400)}`)
  const record = { title: newWord(), content: long, customTags: [newWord()], fileIds: [first?.id ?? ''] }
  const { id } = await publish(owner, record)
  const change = { ...record, title: newWord(), customTags: [newWord()] }
  const changed = await owner.browser.put(`/api/v2/portfolios/${id}`, postBody(change))
  if (changed.statusCode !== 200) throw new Error(changed.body)
  const shown = { headline: newWord(), introduction: newWord(), postIds: [id] }
  await owner.browser.put('/api/v2/users/current/showcase', shown)
  const tags = { tags: ['teamwork'], customTags: [newWord()] }
  await db
    .update(drafts)
    .set({ ...tags, fileIds: [second?.id ?? ''], groupIds: [(await newGroup(owner)).id] })
    .where(eq(drafts.ownerId, owner.id))
  const classification = 'course_learning' as const
  await db
    .update(customSlots)
    .set({ ...tags, classification })
    .where(eq(customSlots.ownerId, owner.id))
}

/** Publishes a record written together, so that every author has it. */
async function writeTogether({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const friend = person('friend')
  const { id } = await start(owner, friend)
  await part(friend, id, { state: 'accepted' })
  await write(product, friend, id, { content: paragraph('朋友先寫了一段。') })
  await write(product, owner, id, { content: paragraph(newWord()), customTags: [newWord()] })
  // An edit note from before records were documents.
  const [word, at] = [newWord(), product.clock.now()]
  const edit = { sharedId: id, personId: owner.id, startedAt: at, at, fields: ['content'], before: paragraph('之前') }
  await product.platform.db.insert(sharedEdits).values({ id: newId(), ...edit, added: word, removed: '之前' })
  await agree(id, owner, friend)
  const published = await publishShared(owner, id)
  if (published.statusCode !== 200) throw new Error(published.body)
}

async function makeDocuments({ product, owner }: Cast, newWord: NewWord): Promise<void> {
  const { db, clock } = product.platform
  const at = clock.now()
  const [made, cover] = await uploadFiles(owner, [
    { name: `${newWord()}.txt`, content: Buffer.from(newWord()) },
    { name: `${newWord()}.txt`, content: Buffer.from(newWord()) },
  ])
  const texts = { summaryDraft: newWord(), tags: [newWord()], customTags: [newWord()] }
  const id = await newEPortfolio(product, owner, { ...texts, confirmationCode: confirmationCode })
  await db
    .update(eportfolioForms)
    .set({ fileId: made?.id ?? null })
    .where(eq(eportfolioForms.eportfolioId, id))
  const [draft] = await db.select().from(exportDrafts).where(eq(exportDrafts.ownerId, owner.id))
  await db
    .update(eportfolios)
    .set({ draftId: draft?.id ?? null })
    .where(eq(eportfolios.id, id))
  await db
    .update(eportfolioVersions)
    .set({
      fileIds: [cover?.id ?? ''],
      printedOwner: { displayName: newWord(), schoolName: newWord() },
      alsoAsked: [randomUUID()],
    })
    .where(eq(eportfolioVersions.eportfolioId, id))
  const suggested = { id: newId(), personId: owner.id, clientId: randomUUID(), eportfolioId: id, day: '2026-11-20' }
  await db.insert(summarySuggestions).values({ ...suggested, text: newWord(), engine: 'built_in', createdAt: at })
  const pictures = { fileIds: [cover?.id ?? ''], customImageIds: [cover?.id ?? ''], uploadDescription: newWord() }
  const records = await db.select({ id: posts.id }).from(posts).where(eq(posts.ownerId, owner.id)).limit(1)
  const work = await db.select({ id: handIns.id }).from(handIns).where(eq(handIns.studentId, owner.id)).limit(1)
  await db
    .update(exportDrafts)
    .set({ ...pictures, postIds: records.map(({ id: one }) => one), homeworkIds: work.map(({ id: one }) => one) })
    .where(eq(exportDrafts.ownerId, owner.id))
  await db.insert(contentClaims).values({ id: randomUUID(), key: cover?.sha256 ?? '', until: at })
}

/** A code that is on a printed document. */
export const confirmationCode = '23456789ABCDEFGH'

const ownerColumns = ['owner_id', 'author_id', 'account_id', 'person_id'] as const

/** Returns the owner that a cell's row names, if it names one. */
export function ownerOf({ name, row }: Cell): string | null | undefined {
  return name.startsWith('accounts.') ? row.id : ownerColumns.map((column) => row[column]).find((id) => id)
}

/** Returns the words of a life that are this person's, without words that also occur in other people's rows. */
export function wordsOf(personId: string, words: readonly string[], cells: readonly Cell[]): string[] {
  const told = cells.filter(({ name }) => !name.startsWith('events.') && !name.startsWith('jobs.'))
  const ofOthers = told.filter((cell) => (ownerOf(cell) ?? personId) !== personId)
  return words.filter((word) => !ofOthers.some(({ text }) => text.includes(word)))
}
