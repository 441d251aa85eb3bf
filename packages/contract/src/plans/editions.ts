import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fileSummary } from '../files/files.ts'
import { id, time } from '../text.ts'
import { editionFailures, editionLacks, editionStates, planLooks } from './facts.ts'

const access = 'feature:self-directed-learning'
const path = '/api/v2/sdl-service/projects/:id/editions'
const params = z.object({ id })

/** A sealed edition of a plan, with its documents, which never change. */
const edition = z.object({
  /** From 1. */
  number: z.int(),
  state: z.enum(editionStates),
  /** Set if `state` is `failed`. */
  failure: z.enum(editionFailures).nullable(),
  sealedAt: time,
  /** Code of the confirmation page, printed on both documents. */
  code: z.string(),
  /** SHA-256, in hex, of the plan, how it was done, its result and its signatures. */
  hash: z.string(),
  lessons: z.int(),
  /** The documents made so far, in the order of `planLooks`. */
  documents: z.array(z.object({ look: z.enum(planLooks), pages: z.int(), file: fileSummary })),
})
export type PlanEdition = z.infer<typeof edition>

const editions = z.object({
  /** Newest first. */
  editions: z.array(edition),
  /** The plan, its result or a signature has changed since the newest edition. */
  isChanged: z.boolean(),
  /** The confirmation pages of its editions name the owner. */
  showsOwner: z.boolean(),
  /** What is missing before it can be sealed. */
  lacks: z.array(z.enum(editionLacks)),
  /** Whether the viewer may seal it. */
  canSeal: z.boolean(),
})
export type PlanEditions = z.infer<typeof editions>

export const listEditions = endpoint({
  method: 'GET',
  path,
  summary: 'How a plan was sealed, for those who do it and teachers who sign it',
  access,
  params,
  answers: editions,
  refusals: ['PLAN_NOT_FOUND'],
})

export const sealPlan = endpoint({
  method: 'POST',
  path,
  summary:
    'Seal a finished plan: both documents are made and never change. One that says the same as the newest edition is sealed already, so that again is harmless; one that failed is made anew',
  access,
  cost: 20,
  params,
  body: z.object({ showsOwner: z.boolean() }),
  answers: editions,
  refusals: [
    'PLAN_NOT_FOUND',
    'NO_PERMISSION',
    'PLAN_UNFINISHED',
    'PLAN_NOT_SEALABLE',
    'PLAN_EDITION_LIMIT_REACHED',
    'SERVICE_UNAVAILABLE',
  ],
})

export const showEditionOwner = endpoint({
  method: 'PATCH',
  path,
  summary: 'Whether the pages that confirm the editions of a plan say whose it is',
  access,
  params,
  body: z.object({ showsOwner: z.boolean() }),
  answers: editions,
  refusals: ['PLAN_NOT_FOUND', 'NO_PERMISSION'],
})

export const editionCalls = [listEditions, sealPlan, showEditionOwner] as const
