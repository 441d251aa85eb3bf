import { bulletinGuardianSigned, bulletinPaperRemoved } from '@learntrail/contract/bulletins/events'
import type { Relation } from '@learntrail/contract/guardians/states'
import { dayIn } from '../../platform/clock/taipei.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { makeNow } from '../../platform/documents/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAccount } from '../accounts/index.ts'
import { checkAddedFiles, letGoOfAnybodys } from '../files/index.ts'
import { tellOfReading } from './bulletin.live.ts'
import * as bulletins from './bulletins.repository.ts'
import * as repository from './guardian-signatures.repository.ts'
import { paperTexts } from './paper.texts.ts'
import { type Actor, holdLed } from './reach-bulletin.policy.ts'

interface Paper {
  name: string
  relation: Relation | null
  fileId: string | null
}

/**
 * Enters a guardian’s paper signature for a member. Only those who lead the group may; refuses with
 * `BULLETIN_GUARDIAN_SIGNED` if the guardian has signed the present wording themselves.
 */
export async function enterPaper(
  platform: Platform,
  person: Actor,
  { id, personId: childId }: { id: string; personId: string },
  { name, relation, fileId }: Paper,
): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { bulletin } = await holdLed(transaction, person, id)
    const { title, groupId, needsGuardian, appearedAt, version } = bulletin
    if (appearedAt === null) refuse('BULLETIN_NOT_APPEARED')
    if (!needsGuardian) refuse('BULLETIN_SIGNATURE_NOT_ASKED')
    if (!(await repository.isAddressee(transaction, id, childId))) refuse('USER_NOT_FOUND')
    await repository.holdSigning(transaction, id, childId)
    const before = await repository.holdSignature(transaction, id, childId)
    const isTheirOwn = before !== undefined && before.way !== 'paper' && before.signedVersion >= bulletin.wordsVersion
    if (isTheirOwn) refuse('BULLETIN_GUARDIAN_SIGNED')
    const photoBefore = before?.photoId ?? null
    if (fileId !== null && fileId !== photoBefore) await checkAddedFiles(transaction, person.id, [fileId])
    const row = {
      bulletinId: id,
      childId,
      id: before?.id ?? newId(at.getTime()),
      name,
      relation,
      way: 'paper' as const,
    }
    const by = { guardianId: null, enteredBy: person.id, photoId: fileId }
    await repository.putSignature(transaction, { ...row, ...by, signedAt: at, signedVersion: version })
    if (photoBefore !== null && photoBefore !== fileId) await letGoOfAnybodys(platform, transaction, [photoBefore])
    const data = { title, groupId, ownerId: childId, way: 'paper' as const }
    await platform.events.record(transaction, bulletinGuardianSigned, { actorId: person.id, subjectId: id, data, at })
    await tellOfReading(platform, transaction, bulletin, childId)
  })
}

/** Removes a paper signature entered by mistake; a guardian’s own signature stays. */
export async function removePaper(
  platform: Platform,
  person: Actor,
  { id, personId: childId }: { id: string; personId: string },
): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const { bulletin } = await holdLed(transaction, person, id)
    await repository.holdSigning(transaction, id, childId)
    const before = await repository.holdSignature(transaction, id, childId)
    if (before?.way !== 'paper') return
    await repository.deleteSignature(transaction, id, childId)
    if (before.photoId !== null) await letGoOfAnybodys(platform, transaction, [before.photoId])
    const data = { title: bulletin.title, groupId: bulletin.groupId, ownerId: childId }
    const fact = { actorId: person.id, subjectId: id, data, at: platform.clock.now() }
    await platform.events.record(transaction, bulletinPaperRemoved, fact)
    await tellOfReading(platform, transaction, bulletin, childId)
  })
}

const template = { main: new URL('./bulletin-paper.typ', import.meta.url) }
/** Characters of text printed on each sheet; the rest is read on the screen. */
const mostCharacters = 4_000

/** Makes a PDF with a sheet for each member whose guardian has not signed. */
export async function printBulletin(platform: Platform, person: Actor, id: string) {
  const locale = (await findAccount(platform.db, person.id))?.locale ?? 'tw'
  const texts = paperTexts[locale]
  const { bulletin, pupils } = await inTransaction(platform.db, async (transaction) => {
    const held = await holdLed(transaction, person, id, 'read')
    if (!held.bulletin.needsGuardian) refuse('BULLETIN_SIGNATURE_NOT_ASKED')
    return { bulletin: held.bulletin, pupils: await repository.listUnsigned(transaction, id) }
  })
  if (pupils.length === 0) refuse('BULLETIN_ALL_SIGNED')
  const row = (await bulletins.findBulletin(platform.pool, person.id, id)) ?? refuse('BULLETIN_NOT_FOUND')
  const group = row.group.parse().name
  const [text, isCut] = [bulletin.text.slice(0, mostCharacters), bulletin.text.length > mostCharacters]
  const data = {
    locale,
    title: bulletin.title,
    group,
    footer: texts.footer,
    day: dayIn(bulletin.appearsAt),
    paragraphs: text.split('\n').filter((line) => line.trim() !== ''),
    more: isCut ? texts.more : '',
    files: texts.files(bulletin.fileIds.length),
    slip: texts.slip,
    signature: texts.signature,
    relation: texts.relation,
    date: texts.date,
    note: texts.note,
    pupils: pupils.map(({ name, memberNumber }) => texts.pupil(name, memberNumber)),
  }
  const limits = { seconds: 60, pages: 500 }
  const { pdf } = await makeNow({ template, data, person: person.id, limits })
  return { pdf, fileName: `${texts.fileName} ${bulletin.title}` }
}
