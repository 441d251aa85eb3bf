import type { Execution } from '@learntrail/contract/plans/doing/doing'
import type { PlanEditions } from '@learntrail/contract/plans/editions'
import { type PlanLook, planLooks } from '@learntrail/contract/plans/facts'
import { planLimits } from '@learntrail/contract/plans/limits'
import { countLessons } from '@learntrail/contract/plans/weeks'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newConfirmationCode } from '../../eportfolio/index.ts'
import { executionOf } from '../doing/execution.mapping.ts'
import { findRow } from '../doing/executions.service.ts'
import { type Actor, reachOwnDoing } from '../doing/reach-execution.policy.ts'
import { drawnOf, type PrintedPlan, pdfName, readPrinted } from '../form/print-plan.service.ts'
import { tellOfPlan } from '../plan.live.ts'
import { hashOf, hexOf } from '../signing/hash-of.rules.ts'
import { readSigning } from '../signing/read-signing.service.ts'
import { editionHash, signaturesIn } from './edition-content.rules.ts'
import { makeEditionJob } from './editions.jobs.ts'
import * as repository from './editions.repository.ts'

/** Returns the editions of a plan, and whether it can be sealed. */
export async function readEditions(platform: Platform, person: Actor, id: string): Promise<PlanEditions> {
  const row = (await findRow(platform.db, person, id)) ?? refuse('PLAN_NOT_FOUND')
  const signing = await readSigning(platform, person, id)
  const told = await repository.listTold(platform.db, id)
  const execution = row.begunAt === null ? null : executionOf(row)
  const newest = told[0]
  return {
    editions: told.map(({ showsOwner: _, files, pages, sealedAt, ...edition }) => ({
      ...edition,
      sealedAt: sealedAt.toISOString(),
      documents: files.flatMap((file, place) => documentOf(planLooks[place], file, pages[place])),
    })),
    isChanged: execution !== null && newest !== undefined && newest.hash !== editionHash(signing, execution),
    showsOwner: newest?.showsOwner ?? true,
    lacks: lacksOf(execution),
    canSeal: row.user.id === person.id,
  }
}

const documentOf = <File>(look: PlanLook | undefined, file: File, pages: number | undefined) =>
  look === undefined || pages === undefined ? [] : [{ look, file, pages }]

/** A plan must be finished and, if it has an adviser to ask, certified before it can be sealed. */
function lacksOf(execution: Pick<Execution, 'finishedAt' | 'certified' | 'can'> | null): PlanEditions['lacks'] {
  const isFinished = execution !== null && execution.finishedAt !== null
  const waitsForAdviser = execution?.can.ask === true && execution.certified === null
  return [...(isFinished ? [] : (['finished'] as const)), ...(waitsForAdviser ? (['certified'] as const) : [])]
}

/** Seals a plan as it is. Unchanged content is sealed once, however often and in how many windows it is asked for. */
export async function sealPlan(
  platform: Platform,
  person: Actor,
  id: string,
  showsOwner: boolean,
): Promise<PlanEditions> {
  const { canSeal, lacks } = await readEditions(platform, person, id)
  if (!canSeal) refuse('NO_PERMISSION')
  if (lacks.length > 0) refuse('PLAN_NOT_SEALABLE')
  for (let round = 0; round < 3; round += 1) {
    if (await sealOnce(platform, person, id, showsOwner)) return readEditions(platform, person, id)
  }
  return refuse('SERVICE_UNAVAILABLE', { retryAfter: 5 })
}

/** Seals what was read; false when the plan's content, or how it was done, changed in the meantime. */
async function sealOnce(platform: Platform, person: Actor, id: string, showsOwner: boolean): Promise<boolean> {
  const printed = await readPrinted(platform, person, id)
  const { execution: doing, reader } = printed
  const { signing } = reader
  if (doing === undefined || signing === undefined || lacksOf(doing).length > 0) return false
  const hash = editionHash(signing, doing)
  return inTransaction(platform.db, async (transaction) => {
    const { plan: held } = await reachOwnDoing(transaction, person, id)
    const row = (await findRow(transaction, person, id)) ?? refuse('PLAN_NOT_FOUND')
    const plan = hexOf(hashOf(id, held.content))
    if (editionHash({ ...signing, hash: plan }, executionOf(row)) !== hash) return false
    const newest = await repository.findNewest(transaction, id)
    const isSealed = newest?.state === 'done' && newest.hash === hash
    if (isSealed || newest?.state === 'making') return true
    const number = newest === undefined ? 1 : newest.state === 'failed' ? newest.number : newest.number + 1
    if (number > planLimits.editions) refuse('PLAN_EDITION_LIMIT_REACHED', { values: { limit: planLimits.editions } })
    await putEdition(platform, transaction, { planId: id, number }, printed, { hash, showsOwner })
    await repository.showOwner(transaction, id, showsOwner)
    await platform.jobs.enqueue(transaction, makeEditionJob, { planId: id, number }, { person: person.id })
    await tellOfPlan(platform, transaction, id)
    return true
  })
}

/** Stores what the documents will say. A failed edition is replaced, with a new code. */
async function putEdition(
  { clock }: Platform,
  transaction: Transaction,
  key: repository.EditionKey,
  printed: PrintedPlan,
  facts: { hash: string; showsOwner: boolean },
): Promise<void> {
  const { plan, reader, pictures } = printed
  const edition = {
    ...key,
    ...facts,
    state: 'making' as const,
    failure: null,
    code: newConfirmationCode(),
    locale: reader.locale,
    content: {
      drawn: { form: drawnOf('form', printed), designed: drawnOf('designed', printed) },
      names: { form: pdfName('form', printed), designed: pdfName('designed', printed) },
      pictureIds: pictures.ids,
    },
    title: plan.projectName,
    lessons: countLessons(plan.progress),
    signatures: reader.signing === undefined ? [] : signaturesIn(reader.signing),
    fileIds: [],
    pages: [],
    sealedAt: clock.now(),
    madeAt: null,
  }
  await repository.putEdition(transaction, edition)
}

/** Sets whether the confirmation page names the plan's owner. */
export async function showEditionOwner(
  platform: Platform,
  person: Actor,
  id: string,
  showsOwner: boolean,
): Promise<PlanEditions> {
  const { canSeal } = await readEditions(platform, person, id)
  if (!canSeal) refuse('NO_PERMISSION')
  await inTransaction(platform.db, (transaction) => repository.showOwner(transaction, id, showsOwner))
  return readEditions(platform, person, id)
}
