import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import type { FileSummary } from '@learntrail/contract/files/files'
import { queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'
import { captionsOf } from '../captions/captions-of.ts'
import { readEntity } from './read-entity.ts'

export const captionsAddress = (file: Pick<FileSummary, 'id'>, language: CaptionLanguage) =>
  `/api/v2/files/${file.id}/captions/${language}`

/** Reads the captions of a file as WebVTT; the key contains the version, so a new version is read anew. */
export const captionsQuery = (file: Pick<FileSummary, 'id' | 'captions'>, language: CaptionLanguage) =>
  queryOptions({
    queryKey: [
      'files',
      'captions',
      file.id,
      language,
      captionsOf(file).find((one) => one.language === language)?.version,
    ],
    queryFn: async ({ signal }) => (await readEntity(captionsAddress(file, language), { signal })).text(),
    staleTime: 60_000,
  })

export const readOwnCaptions = (id: string, language: CaptionLanguage) =>
  call('GET /api/v2/file/:id/captions/:language', { params: { id, language } })

type Save = InputOf<'PUT /api/v2/file/:id/captions/:language'>['body']

export const saveOwnCaptions = (id: string, language: CaptionLanguage, body: Save, isClosing: boolean) =>
  call('PUT /api/v2/file/:id/captions/:language', {
    params: { id, language },
    body,
    keepalive: outlivesPage(body, isClosing),
  })
