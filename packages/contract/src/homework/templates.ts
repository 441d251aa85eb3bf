import { z } from 'zod'
import { cleanName } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { unique } from '../posts/record-parts.ts'
import { id, text, time } from '../text.ts'
import { homeworkLimits } from './limits.ts'
import { question } from './question.ts'

const access = 'feature:learning-group'
const path = '/api/v2/homework/templates'
const params = z.object({ id })

const name = text({ min: 1, max: homeworkLimits.templateName, clean: cleanName })

/** A question that a person keeps for reuse: without group, dates and people. */
const template = z.object({
  id,
  /** The name under which its owner finds it. */
  name: z.string(),
  title: z.string(),
  fileCount: z.int(),
  createdAt: time,
})
export type Template = z.infer<typeof template>

export const listTemplates = endpoint({
  method: 'GET',
  path,
  summary: 'My templates of questions, kept last first',
  access,
  answers: z.object({ items: z.array(template) }),
  refusals: [],
})

export const keepTemplate = endpoint({
  method: 'POST',
  path,
  summary:
    'Keep a question of a group that I administer as a template of mine, with words, files, tags and scores; the same clientId again is the one that is there',
  access,
  body: z.object({
    /** Chosen by the browser. */
    clientId: id,
    questionId: id,
    name,
  }),
  answers: template,
  refusals: [
    'HOMEWORK_NOT_FOUND',
    'GROUP_ADMIN_REQUIRED',
    'GROUP_TEACHING_REFUSED',
    'HOMEWORK_LIMIT_REACHED',
    'FILE_TOO_LARGE',
    'CONVERSION_PENDING',
    'CONVERSION_FAILED',
  ],
})

export const renameTemplate = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Give one of my templates another name',
  access,
  params,
  body: z.object({ name }),
  answers: template,
  refusals: ['TEMPLATE_NOT_FOUND'],
})

export const removeTemplate = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Remove one of my templates; questions that were made of it stay',
  access,
  params,
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['TEMPLATE_NOT_FOUND'],
})

export const applyTemplate = endpoint({
  method: 'POST',
  path: `${path}/:id/use`,
  summary: 'Plan a question of a template in groups that I administer; with the same clientId once',
  access,
  params,
  body: z.object({
    clientId: id,
    groupIds: z
      .array(id)
      .min(1, { error: 'required' })
      .max(homeworkLimits.groupsAtOnce, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' }),
  }),
  answers: z.object({ items: z.array(question) }),
  refusals: [
    'TEMPLATE_NOT_FOUND',
    'GROUP_NOT_FOUND',
    'GROUP_ARCHIVED',
    'GROUP_ADMIN_REQUIRED',
    'GROUP_TEACHING_REFUSED',
    'HOMEWORK_LIMIT_REACHED',
    'FILE_NOT_FOUND',
    'FILE_TOO_LARGE',
  ],
})

export const templateCalls = [listTemplates, keepTemplate, renameTemplate, removeTemplate, applyTemplate] as const
