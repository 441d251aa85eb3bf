import { z } from 'zod'
import { cleanText } from '../../characters.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../text.ts'
import { captionLanguageCodes, captionLimits } from './facts.ts'

export const captionLanguage = z.enum(captionLanguageCodes, { error: 'invalid' })

/** Captions as their author edits them: WebVTT, empty if there are none. */
export const writtenCaptions = z.object({
  language: captionLanguage,
  text: z.string(),
  /** 0: never saved. */
  version: z.int(),
})
export type WrittenCaptions = z.infer<typeof writtenCaptions>

/** A window's save of all captions of a language. */
export const captionSave = z.object({
  /** WebVTT or SRT; empty removes the captions. */
  text: z.string().max(captionLimits.bytes, { error: 'too_long', abort: true }).overwrite(cleanText),
  /** The version that the window has read. */
  version: z.int().min(0),
  writer: id,
})
export type CaptionSave = z.output<typeof captionSave>

/** Refusals of a save of captions. */
export const captionRefusals = [
  'CAPTIONS_UNREADABLE',
  'CAPTIONS_TIME',
  'CAPTIONS_ENDS_EARLY',
  'CAPTIONS_CUE_TOO_LONG',
  'CAPTIONS_TOO_MANY',
  'CAPTIONS_TOO_LARGE',
  'CAPTIONS_LANGUAGES',
  'CAPTIONS_NO_FILM',
  'CAPTIONS_CONFLICT',
] as const

const params = z.object({ id, language: captionLanguage })

export const sendCaptions = endpoint({
  method: 'GET',
  path: '/api/v2/files/:id/captions/:language',
  summary: 'Captions of a film or a sound as WebVTT, for whoever may have its bytes',
  access: 'account',
  params,
  answers: 'bytes',
  refusals: ['FILE_NOT_FOUND', 'FILE_EXPIRED', 'CAPTIONS_NOT_FOUND'],
})

export const readCaptions = endpoint({
  method: 'GET',
  path: '/api/v2/file/:id/captions/:language',
  summary: 'Captions of a film or a sound of mine, to be written on; version 0: never written',
  access: 'member',
  params,
  answers: writtenCaptions,
  refusals: ['FILE_NOT_FOUND', 'CAPTIONS_NO_FILM'],
})

export const saveCaptions = endpoint({
  method: 'PUT',
  path: '/api/v2/file/:id/captions/:language',
  summary: 'Save captions of a film or a sound of mine; refused when another window saved since the version named',
  access: 'member',
  bodyBytes: captionLimits.bodyBytes,
  params,
  body: captionSave,
  answers: writtenCaptions,
  refusals: ['FILE_NOT_FOUND', ...captionRefusals],
})

export const captionCalls = [sendCaptions, readCaptions, saveCaptions] as const
