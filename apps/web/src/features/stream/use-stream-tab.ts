import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readStored, storedKeys, writeStored } from '../../i18n/stored-choice.ts'
import type { StreamTab } from '../posts/index.ts'
import { newInStreamQuery } from './api/count-new-in-stream.ts'

/**
 * Returns whether the stream is the first tab, which it is for people with friends, follows or groups. Remembered on
 * the device, so that only the first visit waits for it.
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
