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

/** SHA-256, in hex, of what a plan says; who signs names it, so that nothing else is signed. */
export const planHash = z.string().regex(/^[0-9a-f]{64}$/, { error: 'invalid' })

/** What is said at a part of the plan. */
export const remark = z.object({
  place: z.enum(remarkPlaces, { error: 'invalid' }),
  /** Of the place `week`. */
  weekId: id.nullable().default(null),
  text: text({ min: 1, max: planLimits.remark }),
})
export type PlanRemark = z.output<typeof remark>
const remarks = z.array(remark).max(planLimits.remarks, { error: 'too_many' })

/** Confirmed with the account, typed or drawn. */
export const mark = z.union([z.object({ confirmed: z.literal(true) }), signature])
export type SignatureMark = z.infer<typeof mark>

/** What stands in a line. */
const answer = z.object({
  said: z.enum(['signed', 'refused']),
  /** Who, as they are called there: the real name of an account, what a guardian typed. */
  name: z.string(),
  way: z.enum(signingWays),
  mark: mark.nullable(),
  at: time,
  /** The version that it was said of. */
  version: z.int(),
  /** The first characters of the hash of what was signed: they stand on the form as well. */
  code: z.string(),
  reason: z.string(),
  remarks: z.array(remark),
  /** What a committee wrote down: who was there, what was said. */
  minutes: z.string(),
  /** Of a paper. */
  photo: fileSummary.nullable(),
})
export type LineAnswer = z.infer<typeof answer>

const line = z.object({
  id,
  role: z.enum(signatureRoles),
  label: z.string(),
  state: z.enum(lineStates),
  /** Accounts that sign here; of a committee, whichever of them writes its decision down. */
  signers: z.array(
    personSummary.extend({
      fullName: z.string(),
      /** Was asked here before: from then on they read the plan. */
      isAsked: z.boolean(),
    }),
  ),
  /** Where the link for a guardian goes. For those who write the plan; `true` says to others that there is one. */
  email: z.union([z.string(), z.boolean()]),
  askedAt: time.nullable(),
  answer: answer.nullable(),
  can: z.object({
    /** Sign or refuse, by the account that looks. */
    answer: z.boolean(),
    /** Take one's own signature back. */
    withdraw: z.boolean(),
    /** For those who write the plan: ask once more, which works once a day; add a photograph of a paper. */
    remind: z.boolean(),
    addPaper: z.boolean(),
  }),
})
export type SigningLine = z.infer<typeof line>

/** What was done in the signing of a plan, the newest first. */
const act = z.object({
  id,
  act: z.enum(signingActs),
  role: z.enum(signatureRoles),
  label: z.string(),
  /** Who did it; empty once their account is erased. */
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
  /** Of what the plan says now; both are named by whoever signs. */
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
            /** Named by the browser; a line that keeps it is the same line. */
            id,
            role: z.enum(signatureRoles, { error: 'invalid' }),
            /** Of `own`: needed. */
            label: text({ max: planLimits.customSign, oneLine: true }).default(''),
            signerIds: z
              .array(id)
              .max(planLimits.signers, { error: 'too_many' })
              .refine(unique, { error: 'duplicate' })
              .default([]),
            /** Of `guardian`: a guardian the product knows, or an address. Null keeps what is there. */
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
    /** Of a committee. */
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
        /** A group of mine that they lead; null of friends. */
        groupName: z.string().nullable(),
      }),
    ),
    /** Without `hasMail`, neither a mail nor an account reaches them: paper is left. */
    guardians: z.array(z.object({ id, name: z.string(), hasMail: z.boolean() })),
  }),
  refusals: [],
})
export type PlanSigners = z.infer<(typeof listSigners)['answers']>

/** A plan in the list of a teacher. */
const advised = z.object({
  _id: id,
  user: personSummary,
  /** As their school knows them. */
  fullName: z.string(),
  seatNumber: z.string(),
  /** The group that both are in: a class before others, the first by name. */
  groupName: z.string().nullable(),
  projectName: z.string(),
  need: z.enum(planNeeds),
  /** The viewer's line, where one waits. */
  lineId: id.nullable(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The week of the plan that today lies in, from 1; null before, after, and without days. */
  week: z.int().nullable(),
  weeks: z.int(),
  lessons: z.int(),
  lessonsDone: z.int(),
  /** When something last happened in it. */
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
    /** Groups that the viewer and some of these people are in. */
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
