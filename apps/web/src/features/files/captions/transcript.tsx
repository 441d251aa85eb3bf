import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import { readCaptions } from '@learntrail/contract/files/captions/web-vtt'
import type { FileSummary } from '@learntrail/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useMemo } from 'react'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { captionsQuery } from '../api/captions.ts'
import { TranscriptLines } from './transcript-lines.tsx'

interface TranscriptProps {
  media: RefObject<HTMLMediaElement | null>
  file: Pick<FileSummary, 'id' | 'captions'>
  language: CaptionLanguage
}

/** The transcript with times: a press plays from a line, and the line being spoken is marked. */
export function Transcript({ media, file, language }: TranscriptProps) {
  const { data, error, refetch, isFetching } = useQuery(captionsQuery(file, language))
  const cues = useMemo(() => {
    const read = data === undefined ? null : readCaptions(data)
    return read !== null && 'cues' in read ? read.cues : []
  }, [data])
  if (error !== null) return <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data === undefined) {
    return (
      <Loading>
        <SkeletonLines lines={3} />
      </Loading>
    )
  }
  return <TranscriptLines media={media} cues={cues} language={language} />
}
