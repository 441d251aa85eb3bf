import { replaceInput, type ValidReplaceInput } from '@learntrail/contract/posts/posts'
import type { FastifyRequest } from 'fastify'
import { fieldProblems } from '../../platform/http/field-problems.ts'
import { Refusal, refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { dropUpload, receiveUpload, type Upload } from '../files/index.ts'

interface Replacement {
  input: ValidReplaceInput
  upload?: Upload
}

/** The new state of a record: JSON, or several parts with the JSON in "post" and files beside it. */
export async function receiveReplacement(platform: Platform, request: FastifyRequest): Promise<Replacement> {
  if (!request.isMultipart()) return { input: checked(request.body) }
  const upload = await receiveUpload(platform.storage, request)
  try {
    return { input: checked(parsed(upload.fields.get('post'))), upload }
  } catch (error) {
    await dropUpload(platform.storage, upload)
    throw error
  }
}

function parsed(json: string | undefined): unknown {
  if (json === undefined) refuseField('post', 'required')
  try {
    return JSON.parse(json)
  } catch {
    return refuse('MALFORMED_REQUEST')
  }
}

function checked(body: unknown): ValidReplaceInput {
  const result = replaceInput.safeParse(body)
  if (!result.success) throw new Refusal('VALIDATION_FAILED', { fields: fieldProblems(result.error.issues) })
  return result.data
}
