import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { Template } from '@learntrail/contract/homework/templates'
import { and, desc, eq, sql } from 'drizzle-orm'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { copyFilesOfAnybody, letGoOfAnybodys } from '../../files/index.ts'
import { homeworkTemplates } from '../homework.tables.ts'
import { askedOf, planAnew } from '../questions/questions.service.ts'
import { type Actor, holdLed, readQuestion } from '../questions/reach-question.policy.ts'

const { id, ownerId, clientId } = homeworkTemplates
type StoredTemplate = typeof homeworkTemplates.$inferSelect

const shownOf = ({ id: itsId, name, title, fileIds, createdAt }: StoredTemplate): Template => ({
  id: itsId,
  name,
  title,
  fileCount: fileIds.length,
  createdAt: createdAt.toISOString(),
})

export async function listTemplates({ db }: Platform, person: Actor): Promise<{ items: Template[] }> {
  const found = await db.select().from(homeworkTemplates).where(eq(ownerId, person.id)).orderBy(desc(id))
  return { items: found.map(shownOf) }
}

interface Kept {
  clientId: string
  questionId: string
  name: string
}

/**
 * Saves a question as a template, with copies of other people's files; with a known `clientId`, returns the existing
 * one.
 */
export async function keepTemplate(platform: Platform, person: Actor, given: Kept): Promise<Template> {
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    const { question } = await holdLed(platform, transaction, person, given.questionId, 'read')
    // Locked while the templates are counted.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`templates:${person.id}`}, 0))`)
    const isKnown = and(eq(ownerId, person.id), eq(clientId, given.clientId))
    const [known] = await transaction.select().from(homeworkTemplates).where(isKnown)
    if (known !== undefined) return shownOf(known)
    const limit = homeworkLimits.templates
    if ((await transaction.$count(homeworkTemplates, eq(ownerId, person.id))) >= limit)
      refuse('HOMEWORK_LIMIT_REACHED', { values: { limit } })
    const fileIds = await copyFilesOfAnybody(platform, transaction, person.id, question.fileIds)
    const row: StoredTemplate = {
      ...askedOf(question),
      id: newId(at.getTime()),
      ownerId: person.id,
      clientId: given.clientId,
      name: given.name,
      fileIds,
      createdAt: at,
    }
    await transaction.insert(homeworkTemplates).values(row)
    return shownOf(row)
  })
}

const isOwn = (person: Actor, templateId: string) => and(eq(ownerId, person.id), eq(id, templateId))

export async function renameTemplate({ db }: Platform, person: Actor, templateId: string, name: string) {
  const [renamed] = await db.update(homeworkTemplates).set({ name }).where(isOwn(person, templateId)).returning()
  return shownOf(renamed ?? refuse('TEMPLATE_NOT_FOUND'))
}

export async function removeTemplate(platform: Platform, person: Actor, templateId: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const [gone] = await transaction.delete(homeworkTemplates).where(isOwn(person, templateId)).returning()
    const { fileIds } = gone ?? refuse('TEMPLATE_NOT_FOUND')
    await letGoOfAnybodys(platform, transaction, fileIds)
  })
}

/** Plans a template's question in groups. */
export async function applyTemplate(
  platform: Platform,
  person: Actor,
  templateId: string,
  making: { clientId: string; groupIds: string[] },
) {
  const ids = await inTransaction(platform.db, async (transaction) => {
    const [found] = await transaction.select().from(homeworkTemplates).where(isOwn(person, templateId)).for('share')
    return planAnew(platform, transaction, person, { ...making, question: found ?? refuse('TEMPLATE_NOT_FOUND') })
  })
  return { items: await Promise.all(ids.map((one) => readQuestion(platform, person, one))) }
}
