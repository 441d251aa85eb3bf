import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readStored, storedKeys, writeStored } from '../../i18n/stored-choice.ts'
import type { StreamTab } from '../posts/index.ts'
import { newInStreamQuery } from './api/count-new-in-stream.ts'

/**
 * Whether the stream comes first, which it does for whoever has friends, follows somebody or is in a group. The device
 * remembers it, so that nobody waits for it but the first time.
 */
export function useStreamTab(): StreamTab {
  const { data, isError } = useQuery(newInStreamQuery())
  const hasSources = data?.hasSources
  useEffect(() => {
    if (hasSources !== undefined) writeStored(storedKeys.stream, hasSources ? 'yes' : 'no')
  }, [hasSources])
  const remembered = readStored(storedKeys.stream)
  const isKnown = hasSources !== undefined || isError || remembered === 'yes' || remembered === 'no'
  return { isFirst: hasSources ?? remembered === 'yes', isKnown, newCount: data?.count ?? 0 }
}
