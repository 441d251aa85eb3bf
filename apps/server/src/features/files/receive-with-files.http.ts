import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { payForNodes } from '../../platform/http/body-cost.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Platform } from '../../platform/platform.ts'
import { dropUpload, type Sender, type Upload } from './receive-files.service.ts'
import { receiveUpload } from './receive-upload.http.ts'

interface Received<Input> {
  input: Input
  upload?: Upload
}

/** Reads a body that is JSON, or multipart with the JSON in the part of this name and files beside it. */
export async function receiveWithFiles<Input>(
  platform: Platform,
  request: FastifyRequest,
  { part, schema, sender }: { part: string; schema: z.ZodType<Input>; sender: Sender },
): Promise<Received<Input>> {
  if (!request.isMultipart()) return { input: checked(schema, request.body) }
  const upload = await receiveUpload(platform.storage, request, sender)
  try {
    return { input: checked(schema, await parsed(request, part, upload.fields.get(part))), upload }
  } catch (error) {
    await dropUpload(platform.storage, upload)
    throw error
  }
}

async function parsed(request: FastifyRequest, part: string, json: string | undefined): Promise<unknown> {
  if (json === undefined) refuseField(part, 'required')
  await payForNodes(request, Buffer.from(json))
  try {
    return JSON.parse(json)
  } catch {
    return refuse('MALFORMED_REQUEST')
  }
}

function checked<Input>(schema: z.ZodType<Input>, body: unknown): Input {
  const result = validate(schema, body)
  if (result.error !== undefined) throw result.error
  return result.value
}
