import { createHash, randomUUID } from 'node:crypto'
import { messageTypes } from '@learntrail/contract/chat/facts'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { eq } from 'drizzle-orm'
import { newId } from '../../platform/ids/ids.ts'
import { demoMails } from '../../platform/mail/demo-mails.tables.ts'
import type { Cast } from '../../testing/kinds.ts'
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
import { digestOf } from '../accounts/passwords.ts'
import { planReminders } from '../accounts/plans.tables.ts'
import { broadcastReaders } from '../broadcasts/broadcasts.tables.ts'
import { see, sign, tell } from '../bulletins/bulletins.fixture.ts'
import { ask as askChat, openRoom, write } from '../chat/chat.fixture.ts'
import { chatroomMessages, chatroomSchools } from '../chat/chat.tables.ts'
import { commentedThings } from '../comments/comments.fixture.ts'
import { samplePicture, uploadPicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { newEPortfolio } from '../eportfolio/eportfolio.fixture.ts'
import {
  eportfolioForms,
  eportfolios,
  eportfolioVersions,
  exportDrafts,
  summarySuggestions,
} from '../eportfolio/eportfolio.tables.ts'
import { contentClaims } from '../files/files.tables.ts'
import { mp3 } from '../files/sample-files.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { groupBans, groups } from '../groups/groups.tables.ts'
import { ask, correct, handIn, homeworkPath, makeTeam, newRubric, reaching } from '../homework/homework.fixture.ts'
import { handIns } from '../homework/homework.tables.ts'
import { invitationArrivals } from '../invitations/invitations.tables.ts'
import { noticeSettings } from '../notices/notices.tables.ts'
import { pushDevices } from '../notices/push/push.tables.ts'
import { friendRequests } from '../people/people.tables.ts'
import { drafts } from '../posts/drafts/drafts.tables.ts'
import { paragraph, postBody, publish, uploadFiles, writeComment } from '../posts/posts.fixture.ts'
import { posts } from '../posts/posts.tables.ts'
import { agree, part, publishShared, save, start } from '../posts/shared/shared.fixture.ts'
import { customSlots } from '../posts/slots/slots.tables.ts'
import { problemBody } from '../problems/problems.fixture.ts'
import { answerProblem, reportProblem } from '../problems/problems.service.ts'
import { importedAccounts } from '../profiles/account-import/imported-accounts.tables.ts'
import { schools } from '../profiles/organization/schools.tables.ts'
import { placements } from '../profiles/placements/placements.tables.ts'
import { organizations, profiles } from '../profiles/profiles.tables.ts'
import { judge, report } from '../reports/reports.fixture.ts'
import { reportDecisions, reportNotes } from '../reports/reports.tables.ts'
import { makeCodes } from '../subscription/codes.service.ts'
import { grantOrder, refuseOrder } from '../subscription/order-decisions.service.ts'
import { toldOrder } from '../subscription/orders.fixture.ts'
import { schoolCodes, teacherVerifications } from '../teachers/teachers.tables.ts'

/** What somebody may have left behind anywhere, each thing with a word of its own. Answers the words. */
export async function liveALife(cast: Cast): Promise<string[]> {
  const words: string[] = []
  const newWord = () => {
    words.push(`zqlife${words.length}x`)
    return words.at(-1) ?? ''
  }
  const names = { email: `${newWord()}@example.test`, username: newWord() }
  await cast.product.platform.db.update(accounts).set(names).where(eq(accounts.id, cast.owner.id))
  // Several calls may name the same thing.
  const forms = subjects.flatMap((subject) => Object.values(subject.forms))
  for (const form of new Map(forms.map((one) => [one.make, one])).values())
    await form.make(cast, newWord(), (await form.ground?.(cast)) ?? {})
  await tellOfThemselves(cast, newWord)
  await meetOthers(cast)
  await joinGroups(cast, newWord)
  await doHomework(cast, newWord)
  await tellGroups(cast, newWord)
  await talk(cast, newWord)
  await reportThings(cast, newWord)
  await comeAndGo(cast, names.email, newWord)
  await writeRecords(cast, newWord)
  await writeTogether(cast, newWord)
  await makeDocuments(cast, newWord)
  await haveBrowserTold(cast, newWord)
  return words
}

/** Last, and at no push service that is sent to: what happened before is told nobody outside. */
async function haveBrowserTold({ product, owner }: Cast, newWord: NewWord): Promise<void> {
  const { db, clock } = product.platform
  const [session] = await db.select().from(sessions).where(eq(sessions.accountId, owner.id))
  const keys = { p256dh: newWord(), auth: newWord() }
  const browser = { token: newWord(), name: newWord(), endpoint: `https://push.test/${newWord()}`, ...keys }
  const whose = { accountId: owner.id, sessionId: session?.id ?? '' }
  await db.insert(pushDevices).values({ ...browser, ...whose, addedAt: clock.now() })
}

type NewWord = () => string

async function talk(cast: Cast, newWord: NewWord): Promise<void> {
  const { owner } = cast
  const friend = cast.person('friend')
  const { id: roomId } = await openRoom(friend, { type: 'several', personIds: [owner.id] })
  const { number } = await write(friend, roomId, { type: 0, text: '你看', mentions: [owner.id] })
  await askChat(owner, 'updateChatroomMessage', { roomId, number, action: 'react', emotion: 'like' })
  await askChat(owner, 'createKeeping', { roomId, numbers: [number], clientId: randomUUID() })
  const said = await write(owner, roomId, newWord())
  await askChat(friend, 'createKeeping', { roomId, numbers: [said.number], clientId: randomUUID() })
  await askChat(owner, 'forwardChatroomMessage', {
    roomId,
    clientId: randomUUID(),
    from: { roomId, number: said.number },
  })
  const preview = { url: newWord(), site: newWord(), title: newWord(), description: newWord() }
  const taken = { type: messageTypes.text, text: newWord(), recordId: null, sticker: null, emotion: null }
  await cast.product.platform.db
    .update(chatroomMessages)
    .set({ preview, withheld: { ...taken, mentionIds: [], fileIds: [], preview } })
    .where(eq(chatroomMessages.id, said.id))
  const { id: recordId } = await publish(owner, { title: newWord() })
  await write(owner, roomId, { type: 2, recordId })
  const [file] = await uploadFiles(owner, [{ name: `${newWord()}.txt`, content: Buffer.from(newWord()) }])
  await write(owner, roomId, { type: 7, fileIds: [file?.id] })
  const pupil = cast.person('support')
  const { product } = cast
  await product.platform.db.update(profiles).set({ birthYear: 1990 }).where(eq(profiles.accountId, owner.id))
  await openRoom(owner, { type: 'direct', personId: pupil.id })
}

async function tellOfThemselves(cast: Cast, newWord: NewWord): Promise<void> {
  const { product, owner } = cast
  const { db, clock } = product.platform
  const told = { statusMessage: newWord(), introduction: newWord(), guardianName: newWord(), phone: newWord() }
  const lists = { traitTags: [newWord()], experiences: [newWord()], personalExpertises: [newWord()] }
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
  const said = { studentNumber: newWord(), fullName: newWord(), grade: newWord(), className: newWord() }
  const imported = { ...said, schoolId: school?.id ?? '', importedAt: clock.now() }
  await db.insert(importedAccounts).values({ accountId: owner.id, ...imported })
  const was = { typedSchoolName: newWord(), grade: newWord(), className: newWord(), academicRole: 'student' as const }
  await db
    .insert(placements)
    .values({ id: newId(), accountId: owner.id, ...was, schoolId: school?.id, from: '2025-09-01', until: '2026-01-31' })
  const [at, codeId, schoolId] = [clock.now(), newId(), school?.id ?? '']
  const code = { code: codeId, schoolId, uses: 5, createdAt: at, expiresAt: at }
  await db.insert(schoolCodes).values({ id: codeId, madeBy: owner.id, ...code })
  await db.insert(teacherVerifications).values({ accountId: owner.id, email: newWord(), codeId, at })
  await db.insert(schoolPermissions).values({ accountId: owner.id, schoolId, since: at })
  await db.insert(chatroomSchools).values({ schoolId, talk: 'open', changedBy: owner.id, changedAt: at })
  await db.update(accounts).set({ vouchedSchoolId: schoolId }).where(eq(accounts.id, owner.id))
  await db.insert(planReminders).values({ accountId: owner.id, endsAt: at, days: 7 })
  await redeemPlan(cast, newWord())
  await orderPlans(cast, newWord())
  await haveProblem(cast, newWord)
  await owner.browser.post(`/api/v2/search/history/${newWord()}`, {})
  const [picture] = await uploadFiles(owner, [{ name: `${newWord()}.txt`, content: Buffer.from(newWord()) }])
  const names = { displayName: newWord(), fullName: newWord(), lastUsedStickers: [newWord()] }
  await db
    .update(accounts)
    .set({ ...names, avatarFileId: picture?.id ?? null })
    .where(eq(accounts.id, owner.id))
}

/** With a picture, and answers: theirs is answered, and they answer that of somebody else. */
async function haveProblem({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const [picture] = await uploadFiles(owner, [{ name: `${newWord()}.png`, content: await samplePicture() }])
  const { browser } = problemBody('')
  const told = { fileIds: [picture?.id ?? ''], browser: { ...browser, address: newWord() } }
  const { id } = await reportProblem(
    product.platform,
    { accountId: owner.id },
    { ...problemBody(`${newWord()} 打不開`), ...told },
  )
  const answer = { clientId: newId(), words: newWord(), closes: false }
  await answerProblem(product.platform, { id: person('support').id, requestId: 'fixture' }, id, answer)
  const others = await reportProblem(product.platform, { accountId: person('friend').id }, problemBody('朋友打不開'))
  const theirs = { clientId: newId(), words: '請再試一次。', closes: false }
  await answerProblem(product.platform, { id: owner.id, requestId: 'fixture' }, others.id, theirs)
}

/** As somebody whose plan has an end, by a code of their own. */
async function redeemPlan({ product, owner, person }: Cast, reason: string): Promise<void> {
  const { platform } = product
  await grantPlan(platform, person('friend').id, { plan: 'plus', endsAt: null, grantedBy: owner.id })
  await grantPlan(platform, owner.id, { plan: 'plus', endsAt: new Date(platform.clock.now().getTime() + 1), reason })
  const made = { plan: 'plus', days: 30, count: 1, uses: 1, redeemable: 30, note: '教師研習' } as const
  const { codes } = await makeCodes(platform, { id: owner.id, requestId: 'fixture' }, made)
  await owner.browser.post('/api/v2/subscription/redeem', { code: codes[0] })
}

/** One whose payment was not found, and one that was granted; and as staff, that of somebody else. */
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

/** Leads a group that ends with them, and belongs, asks and is banned elsewhere. */
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

/** Sets homework for others, and does, returns and corrects some. */
async function doHomework({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const [teacher, friend] = [person('stranger'), person('friend')]
  const upload = async () =>
    (await uploadFiles(owner, [{ name: `${newWord()}.txt`, content: Buffer.from(newWord()) }]))[0]
  const theirs = (await newGroup(teacher)).id
  await place(product, theirs, owner.id, memberRoles.member)
  const given = await ask(product, teacher, theirs, { assignTo: 'chosen', assigneeIds: [owner.id] })
  const file = (await upload())?.id ?? ''
  const { handIn: work } = await handIn(owner, given.id, { text: newWord(), fileIds: [file] })
  await correct(teacher, work.id, { outcome: 'returned' })
  const post = await publish(owner, { title: newWord() })
  await handIn(owner, given.id, { postId: post.id, version: 1 })

  await correct(teacher, work.id, { handInVersion: 2, certifies: true, words: newWord() })
  await owner.browser.post(`${homeworkPath}/hand-ins/${work.id}/record`, { tags: ['creativity'] })

  await place(product, theirs, friend.id, memberRoles.member)
  await place(product, theirs, person('teacher').id, memberRoles.member)
  const together = await ask(product, teacher, theirs, { teamSize: 3 })
  await makeTeam(owner, together.id, [friend])
  // Its words and the names of its files are the others' as well.
  const [shared] = await uploadFiles(owner, [{ name: '一起.txt', content: Buffer.from('一起') }])
  await handIn(friend, together.id, { text: '一起寫的' })
  await handIn(owner, together.id, { fileIds: [shared?.id ?? ''], version: 1 })
  for (const [one, other] of [
    [owner, friend],
    [friend, owner],
  ] as const) {
    const { id } = await ask(product, teacher, theirs, { teamSize: 3 })
    await one.browser.post(`${homeworkPath}/questions/${id}/team/invitations`, { personIds: [other.id] })
  }

  const own = (await newGroup(owner, { name: newWord() })).id
  await place(product, own, friend.id, memberRoles.member)
  const rubric = newRubric()
  const [criterion] = rubric
  if (criterion) criterion.name = newWord()
  const parts = { title: newWord(), content: paragraph(newWord()), topic: newWord(), customTags: [newWord()], rubric }
  const asked = await ask(product, owner, own, {
    ...parts,
    fileIds: [(await upload())?.id ?? ''],
    tags: ['creativity'],
  })
  const { handIn: theirWork } = await handIn(friend, asked.id)
  const [voice] = await uploadFiles(owner, [{ name: `${newWord()}.mp3`, content: mp3() }])
  await correct(owner, theirWork.id, {
    voiceId: voice?.id,
    places: [{ id: randomUUID(), at: { kind: 'text', start: 0, end: 2 }, words: newWord() }],
    words: newWord(),
    levels: reaching(rubric, 0, 1, 2),
    certifies: true,
    mayShow: true,
  })
  await friend.browser.post(`${homeworkPath}/hand-ins/${theirWork.id}/record`, { showsRemark: true })

  await owner.browser.post(`${homeworkPath}/templates`, {
    ...{ clientId: randomUUID(), questionId: asked.id, name: newWord() },
  })
  await owner.browser.post(`${homeworkPath}/phrases`, { clientId: randomUUID(), words: newWord() })
  await owner.browser.post(`${homeworkPath}/calendar`)

  const led = (await newGroup(teacher)).id
  await place(product, led, owner.id, memberRoles.administrator)
  await ask(product, teacher, led, { reviserIds: [owner.id] })
}

/** Tells a group something, and reads and signs what others tell. */
async function tellGroups({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const [teacher, friend] = [person('stranger'), person('friend')]
  const [file] = await uploadFiles(owner, [{ name: `${newWord()}.txt`, content: Buffer.from(newWord()) }])
  const own = (await newGroup(owner)).id
  await place(product, own, friend.id, memberRoles.member)
  const told = { title: newWord(), content: paragraph(newWord()), fileIds: [file?.id ?? ''] }
  await see(friend, (await tell(owner, own, told)).id)
  const theirs = (await newGroup(teacher)).id
  await place(product, theirs, owner.id, memberRoles.member)
  await sign(owner, (await tell(teacher, theirs, { needsSignature: true })).id)
}

/** Reports, is reported, and says that it was wrong. */
async function reportThings({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const { db, clock } = product.platform
  const { id: theirs } = await publish(person('friend'))
  const fileIds = [await uploadPicture(owner)]
  await report(owner, 'post', theirs, { description: newWord(), fileIds })
  const { id: hidden } = (await writeComment(owner, theirs, newWord())).json<{ id: string }>()
  await report(person('friend'), 'comment', hidden)
  const judged = await judge(person('staff'), hidden, { decision: 'hide', words: newWord() })
  const appeal = { appeal: newWord(), appealedAt: clock.now(), appealAnswer: newWord(), answererId: owner.id }
  const lift = { lifterId: owner.id, liftReason: newWord() }
  await db
    .update(reportDecisions)
    .set({ ...appeal, ...lift })
    .where(eq(reportDecisions.caseId, judged.id))
  const note = { id: newId(clock.now().getTime()), caseId: judged.id, authorId: owner.id, clientId: randomUUID() }
  await db.insert(reportNotes).values({ ...note, words: newWord(), createdAt: clock.now() })
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
    ...{ email: newWord(), passwordHash: newWord() },
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

/** Published, so that everybody who wrote has it. */
async function writeTogether({ owner, person }: Cast, newWord: NewWord): Promise<void> {
  const friend = person('friend')
  const { id } = await start(owner, friend)
  await part(friend, id, { state: 'accepted' })
  await save(friend, id, { content: paragraph('朋友先寫了一段。') })
  await save(owner, id, { content: paragraph(newWord()), customTags: [newWord()] })
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
    .set({ fileIds: [cover?.id ?? ''] })
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

/** Stands on a document that somebody has printed. */
export const confirmationCode = '23456789ABCDEFGH'

const ownerColumns = ['owner_id', 'author_id', 'account_id', 'person_id'] as const

/** Whose a row is, where it says so. */
export function ownerOf({ name, row }: Cell): string | null | undefined {
  return name.startsWith('accounts.') ? row.id : ownerColumns.map((column) => row[column]).find((id) => id)
}

/** Words that a person said, among those of a life: not those that the life of others says. */
export function wordsOf(personId: string, words: readonly string[], cells: readonly Cell[]): string[] {
  const told = cells.filter(({ name }) => !name.startsWith('events.') && !name.startsWith('jobs.'))
  const ofOthers = told.filter((cell) => (ownerOf(cell) ?? personId) !== personId)
  return words.filter((word) => !ofOthers.some(({ text }) => text.includes(word)))
}
