import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../../paths.ts'
import { Screen } from '../../../../ui/screen/screen.tsx'
import { FailedState } from '../../../../ui/states/failed-state.tsx'
import { LostState } from '../../../../ui/states/lost-state.tsx'
import { FormSkeleton } from '../../../../ui/states/skeleton.tsx'
import { useCurrentUser } from '../../../profiles/index.ts'
import { readOwnCaptions, saveOwnCaptions } from '../../api/captions.ts'
import { refreshFiles } from '../../api/files-cache.ts'
import { shownFilesQuery } from '../../api/read-shown-files.ts'
import { hasSpeech } from '../../file-kinds.ts'
import { CaptionsEditor } from './captions-editor.tsx'
import type { CaptionCalls } from './captions-session.ts'

/** Screen for the captions of one of the person's own files. */
export function CaptionsScreen() {
  const { fileId = '' } = useParams()
  const { t } = useTranslation('files/captions')
  const me = useCurrentUser()
  const queryClient = useQueryClient()
  const query = useQuery(shownFilesQuery([fileId]))
  const calls = useMemo<CaptionCalls>(
    () => ({
      name: `file.${fileId}`,
      read: (language) => readOwnCaptions(fileId, language),
      save: (language, save, isClosing) => saveOwnCaptions(fileId, language, save, isClosing),
    }),
    [fileId],
  )
  const file = query.data?.items.find((one) => one.isMine && hasSpeech(one))
  return (
    <Screen title={file ? t('titleOf', { name: file.displayName }) : t('title')} back={paths.myFiles} width="wide">
      {file && me ? (
        <CaptionsEditor account={me.id} file={file} calls={calls} onSaved={() => void refreshFiles(queryClient)} />
      ) : query.error ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : query.data ? (
        <LostState title={t('lost.title')} text={t('lost.text')} to={paths.myFiles} way={t('lost.way')} />
      ) : (
        <FormSkeleton />
      )}
    </Screen>
  )
}
