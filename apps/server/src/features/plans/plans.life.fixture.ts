import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Cast } from '../../testing/kinds.ts'
import type { LifePart, NewWord } from '../../testing/life.ts'
import type { TestPerson } from '../../testing/people.ts'
import { samplePicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { newGroup } from '../groups/groups.fixture.ts'
import { newClass } from '../guardians/guardians.fixture.ts'
import { uploadFiles } from '../posts/posts.fixture.ts'
import { organizations } from '../profiles/profiles.tables.ts'
import { doingLife } from './doing/doing.life.fixture.ts'
import { finished, sealed } from './editions/editions.fixture.ts'
import { favor, invite, join, newPlan, newShared, planPath, writing } from './plans.fixture.ts'
import * as signing from './signing/signing.fixture.ts'

async function writePlans({ owner, person }: Cast, newWord: NewWord): Promise<void> {
  const { id: group } = await newGroup(owner)
  const item = () => ({ id: randomUUID(), text: newWord(), lessons: 1 })
  const theirs = await newShared(person('stranger'))
  await favor(owner, theirs._id)
  const own = await newShared(owner, {
    privacy: 2,
    groupIds: [group],
    source: theirs._id,
    projectName: newWord(),
    motivation: newWord(),
    introduction: newWord(),
    location: newWord(),
    equipment: newWord(),
    seatNumber: newWord().slice(0, 10),
    adviserName: newWord(),
    formTutorName: newWord(),
    criteria: [newWord()],
    selfEvaluation: newWord(),
    customSign: [newWord().slice(0, 20)],
    disciplines: ['biology'],
    startedAt: '2026-09-01',
    endedAt: '2026-12-31',
    progress: {
      stages: [{ id: randomUUID(), goal: newWord(), weekCount: 1 }],
      weeks: [{ id: randomUUID(), items: [item()] }],
    },
  })
  await invite(owner, own._id, person('friend'))
  // What they wrote in another person's plan stays there without their name.
  const along = await newPlan(person('friend'))
  await join(person('friend'), along._id, owner)
  await owner.browser.patch(`${planPath}/${along._id}`, { ...writing(), version: 1, equipment: '溶氧計' })
  await favor(person('stranger'), own._id).then(() => favor(owner, own._id))
}

/** The owner has a plan signed, signs a student's plan, and as a member adds a photograph of a paper signature. */
async function signPlans({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const [teacher, pupil] = [person('friend'), person('follower')]
  await newClass(product, teacher, owner)
  await newClass(product, owner, pupil)

  const [office, adviser, committee] = [
    signing.line('own'),
    signing.line('adviser', teacher),
    signing.line('committee', teacher),
  ]
  const named = { ...office, label: newWord().slice(0, 20) }
  const mailed = signing.mailedLine(`${newWord()}@example.com`)
  const { _id } = await signing.newAsked(owner, [named, adviser, committee, mailed])
  const remarks = [{ place: 'plan', text: newWord() }]
  await signing.refuse(teacher, _id, adviser, { reason: newWord(), remarks })
  await signing.sign(teacher, _id, committee, { minutes: newWord(), mark: { typed: newWord().slice(0, 30) } })
  await signing.addPaper(owner, _id, named, { fileId: await photoOf(owner, newWord), name: newWord().slice(0, 30) })
  await signing.remind(owner, _id, mailed)

  await signAsTeacher({ product, owner }, pupil, newWord)

  const paper = signing.line('office')
  const along = await newPlan(pupil)
  await signing.putLines(pupil, along._id, [paper])
  const values = [along._id, owner.id, product.clock.now()]
  await product.platform.pool.query(`insert into plan_members values ($1, $2, 'accepted', $3)`, values)
  await signing.addPaper(owner, along._id, paper, { fileId: await photoOf(owner, newWord) })
}

/** Signs and withdraws as a teacher, because students sign for nobody. */
async function signAsTeacher(
  { product, owner }: Pick<Cast, 'product' | 'owner'>,
  pupil: TestPerson,
  newWord: NewWord,
): Promise<void> {
  const become = (academicRole: 'teacher' | 'student') =>
    product.platform.db.update(organizations).set({ academicRole }).where(eq(organizations.accountId, owner.id))
  await become('teacher')
  const theirs = signing.line('adviser', owner)
  const plan = await signing.newAsked(pupil, [theirs, signing.line('office')])
  await signing.sign(owner, plan._id, theirs, { mark: { typed: newWord().slice(0, 30) } })
  const withdrawn = signing.line('formTutor', owner)
  const other = await signing.newAsked(pupil, [withdrawn])
  await signing.refuse(owner, other._id, withdrawn, { reason: '請把目標寫清楚。' })
  await signing.withdraw(owner, other._id, withdrawn)
  await become('student')
}

/** Seals a finished plan, and another one with a friend as a member. */
async function sealPlans({ owner, person }: Cast, newWord: NewWord): Promise<void> {
  await sealed(owner, await finished(owner, { projectName: newWord() }))
  // Its words stay with the friend, who goes on with the plan.
  const along = await finished(owner)
  await join(owner, along, person('friend'))
  await sealed(owner, along)
}

async function photoOf(owner: Cast['owner'], newWord: NewWord): Promise<string> {
  const [photo] = await uploadFiles(owner, [{ name: `${newWord()}.png`, content: await samplePicture() }])
  return photo?.id ?? ''
}

export const life: LifePart = {
  live: async (cast, newWord) => {
    await doingLife.live(cast, newWord)
    await writePlans(cast, newWord)
    await signPlans(cast, newWord)
    await sealPlans(cast, newWord)
  },
  holdNothing: {
    'school_plan_settings.*': 'what a school has set about plans',
    'plans.signing_order': 'a word of the contract’s',
    'plans.signing_state': 'a word of the contract’s',
    'plan_lines.role': 'a word of the contract’s',
    'plan_lines.state': 'a word of the contract’s',
    'plan_lines.answer': 'a word of the contract’s',
    'plan_lines.way': 'a word of the contract’s',
    'plan_lines.hash': 'of what a plan says, which tells nothing of it',
    'plan_acts.role': 'a word of the contract’s',
    'plan_acts.act': 'a word of the contract’s',
    'plan_acts.way': 'a word of the contract’s',
    'plan_acts.hash': 'of what a plan says, which tells nothing of it',
    'plan_versions.hash': 'of what a plan says, which tells nothing of it',
    'plan_editions.state': 'a word of the contract’s',
    'plan_editions.failure': 'a word of the contract’s',
    'plan_editions.hash': 'of what a plan says, which tells nothing of it',
    'plan_editions.locale': 'a word of the contract’s',
    'plan_editions.signatures': 'roles and days',
    'plan_editions.content': 'nothing once its documents are made',
    'plan_links.made_for': 'whether a mail or a page led there',
    'plan_links.token_hash': 'of a secret; the row goes',
    'plan_members.state': 'a word of the contract’s',
    'plans.withheld': 'who saw it; the row goes',
  },
  staysIn: {
    ...doingLife.staysIn,
    ...Object.fromEntries(
      [
        'plans.id',
        ...['plan_lines', 'plan_signers', 'plan_versions', 'plan_words'].map((table) => `${table}.plan_id`),
      ].map((column) => [column, 'a plan that others write along goes on as theirs']),
    ),
    'plan_groups.group_id': 'plans of others in a group that goes on',
    'tallies.key': 'how many mails were sent within a day, and forgotten with it',
  },
  isShared: doingLife.isShared,
}
