import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { captionLanguage, captionRefusals, captionSave, writtenCaptions } from '../files/captions/captions.ts'
import { captionLimits } from '../files/captions/facts.ts'
import { id } from '../text.ts'

const access = 'feature:course'
const path = '/api/v2/courses/files/:id/captions/:language'
const params = z.object({ id, language: captionLanguage })

export const readCourseCaptions = endpoint({
  method: 'GET',
  path,
  summary: 'Captions of a film of a course, to be written on by those who write the course; version 0: never written',
  access,
  params,
  answers: writtenCaptions,
  refusals: ['COURSE_FILE_NOT_FOUND', 'NO_PERMISSION', 'CAPTIONS_NO_FILM'],
})

export const saveCourseCaptions = endpoint({
  method: 'PUT',
  path,
  summary:
    'Save captions of a film of a course, whoever put it there, as long as the course may be written; refused when another window saved since the version named',
  access,
  bodyBytes: captionLimits.bodyBytes,
  params,
  body: captionSave,
  answers: writtenCaptions,
  refusals: ['COURSE_FILE_NOT_FOUND', 'COURSE_PUBLISHED', 'NO_PERMISSION', ...captionRefusals],
})

export const courseCaptionCalls = [readCourseCaptions, saveCourseCaptions] as const
