import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fieldProblems } from '../../platform/http/field-problems.ts'
import { Refusal, refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { dropUpload, type Upload } from './receive-files.ts'
import { receiveUpload } from './receive-upload.ts'

interface Received<Input> {
  input: Input
  upload?: Upload
}

/** A body that is JSON, or several parts with the JSON in one of this name and files beside it. */
export async function receiveWithFiles<Input>(
  platform: Platform,
  request: FastifyRequest,
  { part, schema }: { part: string; schema: z.ZodType<Input> },
): Promise<Received<Input>> {
  if (!request.isMultipart()) return { input: checked(schema, request.body) }
  const upload = await receiveUpload(platform.storage, request)
  try {
    return { input: checked(schema, parsed(part, upload.fields.get(part))), upload }
  } catch (error) {
    await dropUpload(platform.storage, upload)
    throw error
  }
}

function parsed(part: string, json: string | undefined): unknown {
  if (json === undefined) refuseField(part, 'required')
  try {
    return JSON.parse(json)
  } catch {
    return refuse('MALFORMED_REQUEST')
  }
}

function checked<Input>(schema: z.ZodType<Input>, body: unknown): Input {
  const result = schema.safeParse(body)
  if (!result.success) throw new Refusal('VALIDATION_FAILED', { fields: fieldProblems(result.error.issues) })
  return result.data
}
