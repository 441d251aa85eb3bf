import { z } from 'zod'
import { email } from '../../accounts/sessions.ts'
import { endpoint } from '../../endpoint.ts'
import { fileSummary } from '../../files/files.ts'
import { bodyLimits } from '../../limits.ts'
import { personSummary } from '../../people/person.ts'
import { unique, version } from '../../posts/record-parts.ts'
import { signature } from '../../signature/signature.ts'
import { cursor, id, pageSize, text, time } from '../../text.ts'
import { planContent } from '../content.ts'
import { planLimits } from '../limits.ts'
import {
  lineStates,
  planNeeds,
  remarkPlaces,
  signatureRoles,
  signingActs,
  signingOrders,
  signingStates,
  signingWays,
} from './facts.ts'

const access = 'feature:self-directed-learning'
const path = '/api/v2/sdl-service/projects/:id/signing'
const params = z.object({ id })
const lineParams = z.object({ id, lineId: id })

/** SHA-256, in hex, of a plan's content; a signer names it, so that nothing else gets signed. */
export const planHash = z.string().regex(/^[0-9a-f]{64}$/, { error: 'invalid' })

/** A remark on a part of the plan. */
export const remark = z.object({
  place: z.enum(remarkPlaces, { error: 'invalid' }),
  /** Set for the place `week`. */
  weekId: id.nullable().default(null),
  text: text({ min: 1, max: planLimits.remark }),
})
export type PlanRemark = z.output<typeof remark>
const remarks = z.array(remark).max(planLimits.remarks, { error: 'too_many' })

/** Confirmed with the account, typed or drawn. */
export const mark = z.union([z.object({ confirmed: z.literal(true) }), signature])
export type SignatureMark = z.infer<typeof mark>

/** The answer on a signature line. */
const answer = z.object({
  said: z.enum(['signed', 'refused']),
  /** Name of the signer: the real name of an account, or what a guardian typed. */
  name: z.string(),
  way: z.enum(signingWays),
  mark: mark.nullable(),
  at: time,
  /** The version that was signed or refused. */
  version: z.int(),
  /** The first characters of the signed hash, as printed on the form. */
  code: z.string(),
  reason: z.string(),
  remarks: z.array(remark),
  /** A committee's minutes: who was present, what was said. */
  minutes: z.string(),
  /** Photograph of a paper. */
  photo: fileSummary.nullable(),
})
export type LineAnswer = z.infer<typeof answer>

const line = z.object({
  id,
  role: z.enum(signatureRoles),
  label: z.string(),
  state: z.enum(lineStates),
  /** Accounts that may sign here; for a committee, any of them may enter its decision. */
  signers: z.array(
    personSummary.extend({
      fullName: z.string(),
      /** They have been asked on this line before, and can read the plan since then. */
      isAsked: z.boolean(),
    }),
  ),
  /** Address of the guardian's link, for those who write the plan; others get `true` if there is one. */
  email: z.union([z.string(), z.boolean()]),
  askedAt: time.nullable(),
  answer: answer.nullable(),
  can: z.object({
    /** Sign or refuse, with the viewer's account. */
    answer: z.boolean(),
    /** Withdraw the viewer's own signature. */
    withdraw: z.boolean(),
    /** For those who write the plan: ask again, once a day; add a photograph of a paper. */
    remind: z.boolean(),
    addPaper: z.boolean(),
  }),
})
export type SigningLine = z.infer<typeof line>

/** An entry in the history of a plan's signing. */
const act = z.object({
  id,
  act: z.enum(signingActs),
  role: z.enum(signatureRoles),
  label: z.string(),
  /** Name of the actor; empty once their account is erased. */
  name: z.string(),
  way: z.enum(signingWays).nullable(),
  version: z.int(),
  code: z.string(),
  reason: z.string(),
  at: time,
})
export type SigningActed = z.infer<typeof act>

const signing = z.object({
  order: z.enum(signingOrders),
  state: z.enum(signingStates),
  /** Version and hash of the present content; a signer names both. */
  version: z.int(),
  hash: planHash,
  lines: z.array(line),
  history: z.array(act),
  /** The viewer writes the plan. */
  canAsk: z.boolean(),
})
export type PlanSigning = z.infer<typeof signing>

export const readSigning = endpoint({
  method: 'GET',
  path,
  summary: 'Who signs a plan, and who has; for those who write it and those who are asked',
  access,
  params,
  answers: signing,
  refusals: ['PLAN_NOT_FOUND'],
})

const guardianAsked = z.union([z.object({ guardianId: id }), z.object({ email })])

export const setSigning = endpoint({
  method: 'PUT',
  path,
  summary: 'Say who signs a plan, in which order; lines keep what was signed in them while their signer stays',
  access,
  params,
  body: z.object({
    order: z.enum(signingOrders, { error: 'invalid' }),
    lines: z
      .array(
        z
          .object({
            /** Chosen by the browser; a line that keeps its id is the same line. */
            id,
            role: z.enum(signatureRoles, { error: 'invalid' }),
            /** Required for the role `own`. */
            label: text({ max: planLimits.customSign, oneLine: true }).default(''),
            signerIds: z
              .array(id)
              .max(planLimits.signers, { error: 'too_many' })
              .refine(unique, { error: 'duplicate' })
              .default([]),
            /** For the role `guardian`: a known guardian, or an address. Null keeps the present one. */
            guardian: guardianAsked.nullable().default(null),
          })
          .refine(({ role, label }) => role !== 'own' || label !== '', { error: 'required', path: ['label'] }),
      )
      .max(planLimits.lines, { error: 'too_many' })
      .refine((lines) => unique(lines.map((one) => one.id)), { error: 'duplicate' }),
  }),
  answers: signing,
  refusals: ['PLAN_NOT_FOUND', 'SIGNER_NOT_POSSIBLE', 'GUARDIAN_NOT_FOUND'],
})

export const askForSignatures = endpoint({
  method: 'POST',
  path: `${path}/ask`,
  summary:
    'Ask those who have not signed what the plan says now, each whose turn it is; whoever has signed it is left alone',
  access,
  params,
  body: z.object({ version }),
  answers: signing,
  refusals: ['PLAN_NOT_FOUND', 'PLAN_CONFLICT', 'PLAN_UNFINISHED', 'NOBODY_TO_ASK', 'SIGNING_MAIL_LIMIT_REACHED'],
})

const signed = { version, hash: planHash }

export const signPlan = endpoint({
  method: 'POST',
  path: `${path}/:lineId/sign`,
  summary: 'Sign a plan as it is, by account; again is harmless',
  access,
  needsNoPlan: true,
  params: lineParams,
  bodyBytes: bodyLimits.long,
  body: z.object({
    ...signed,
    mark: mark.default({ confirmed: true }),
    remarks: remarks.default([]),
    /** For a committee. */
    minutes: text({ max: planLimits.minutes }).default(''),
  }),
  answers: signing,
  refusals: ['PLAN_NOT_FOUND', 'SIGNATURE_NOT_FOUND', 'PLAN_CHANGED_SINCE', 'SIGNATURE_NOT_ASKED'],
})

export const refusePlan = endpoint({
  method: 'POST',
  path: `${path}/:lineId/refuse`,
  summary: 'Ask for changes instead of signing, with a reason and what should change; again is harmless',
  access,
  needsNoPlan: true,
  params: lineParams,
  bodyBytes: bodyLimits.long,
  body: z.object({
    ...signed,
    reason: text({ min: 2, max: planLimits.reason }),
    remarks: remarks.default([]),
    minutes: text({ max: planLimits.minutes }).default(''),
  }),
  answers: signing,
  refusals: ['PLAN_NOT_FOUND', 'SIGNATURE_NOT_FOUND', 'PLAN_CHANGED_SINCE', 'SIGNATURE_NOT_ASKED'],
})

export const withdrawSignature = endpoint({
  method: 'POST',
  path: `${path}/:lineId/withdraw`,
  summary: 'Take a signature or a refusal of mine back, with a reason; the history keeps both',
  access,
  needsNoPlan: true,
  params: lineParams,
  body: z.object({ reason: text({ min: 2, max: planLimits.reason }) }),
  answers: signing,
  refusals: ['PLAN_NOT_FOUND', 'SIGNATURE_NOT_FOUND', 'SIGNATURE_NOT_ASKED'],
})

export const addSignedPaper = endpoint({
  method: 'POST',
  path: `${path}/:lineId/paper`,
  summary: 'A line was signed on paper: who signed, and a photograph of it, shown as such',
  access,
  params: lineParams,
  body: z.object({ ...signed, fileId: id, name: signature.options[0].shape.typed }),
  answers: signing,
  refusals: [
    'PLAN_NOT_FOUND',
    'SIGNATURE_NOT_FOUND',
    'PLAN_CHANGED_SINCE',
    'SIGNATURE_NOT_ASKED',
    'FILE_NOT_FOUND',
    'FILE_FORMAT_UNSUPPORTED',
    'FILE_TOO_LARGE',
  ],
})

export const remindSigner = endpoint({
  method: 'POST',
  path: `${path}/:lineId/remind`,
  summary: 'Remind whoever is asked, once a day; a guardian is mailed another link, and the one before is over',
  access,
  params: lineParams,
  answers: signing,
  refusals: [
    'PLAN_NOT_FOUND',
    'SIGNATURE_NOT_FOUND',
    'SIGNATURE_NOT_ASKED',
    'SIGNING_MAIL_LIMIT_REACHED',
    'REMINDED_TODAY',
  ],
})

export const listSigners = endpoint({
  method: 'GET',
  path: '/api/v2/sdl-service/signers',
  summary:
    'Whom I can ask to sign: who leads my classes, verified teachers who lead my groups or are my friends, my guardians',
  access,
  answers: z.object({
    people: z.array(
      personSummary.extend({
        fullName: z.string(),
        /** A group of the caller's that they lead; null for friends. */
        groupName: z.string().nullable(),
      }),
    ),
    /** Without `hasMail`, the guardian can only be asked on paper. */
    guardians: z.array(z.object({ id, name: z.string(), hasMail: z.boolean() })),
  }),
  refusals: [],
})
export type PlanSigners = z.infer<(typeof listSigners)['answers']>

/** A plan in a teacher's list. */
const advised = z.object({
  _id: id,
  user: personSummary,
  /** Real name as known to the school. */
  fullName: z.string(),
  seatNumber: z.string(),
  /** A group that both are in: classes first, then by name. */
  groupName: z.string().nullable(),
  projectName: z.string(),
  need: z.enum(planNeeds),
  /** The viewer's line, if it waits for an answer. */
  lineId: id.nullable(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Number of the week that contains today, from 1; null before and after the plan, and without dates. */
  week: z.int().nullable(),
  weeks: z.int(),
  lessons: z.int(),
  lessonsDone: z.int(),
  /** Time of the last activity. */
  activeAt: time,
})
export type AdvisedPlan = z.infer<typeof advised>

export const listAdvised = endpoint({
  method: 'GET',
  path: '/api/v2/sdl-service/advised',
  summary: 'Plans that I am asked to sign or have signed, the most pressing first',
  access,
  query: z.object({
    need: z.enum(planNeeds, { error: 'invalid' }).optional(),
    groupId: id.optional(),
    cursor: cursor.optional(),
    limit: pageSize(planLimits.advisedPage),
  }),
  answers: z.object({
    items: z.array(advised),
    nextCursor: z.string().nullable(),
    counts: z.record(z.enum(planNeeds), z.int()),
    /** Groups that the viewer shares with some of these people. */
    groups: z.array(z.object({ id, name: z.string() })),
  }),
  refusals: [],
})
export type AdvisedPage = z.infer<(typeof listAdvised)['answers']>

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/v2/sdl-service/projects/:id/versions',
  summary: 'Versions of a plan that were signed or begun with, the newest first',
  access,
  params,
  answers: z.object({ items: z.array(z.object({ version: z.int(), code: z.string(), at: time })) }),
  refusals: ['PLAN_NOT_FOUND'],
})

export const readVersion = endpoint({
  method: 'GET',
  path: '/api/v2/sdl-service/projects/:id/versions/:version',
  summary: 'What a plan said in one of them',
  access,
  params: z.object({ id, version: z.coerce.number({ error: 'invalid' }).pipe(version) }),
  answers: z.object({ version: z.int(), code: z.string(), at: time, content: planContent }),
  refusals: ['PLAN_NOT_FOUND', 'PLAN_VERSION_NOT_FOUND'],
})

export const signingCalls = [
  readSigning,
  setSigning,
  askForSignatures,
  signPlan,
  refusePlan,
  withdrawSignature,
  addSignedPaper,
  remindSigner,
  listSigners,
  listAdvised,
  listVersions,
  readVersion,
] as const
