import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { loadTexts } from '../../../i18n/i18n.ts'
import type { FoundWordsProps } from './found-words.tsx'

/**
 * Returns the component that marks the words by which the reader found this place (`find` in the address). Its code is
 * loaded only then; if it cannot be loaded, nothing is marked.
 */
export function useFoundWords(place: RefObject<HTMLElement | null>, isShown: boolean): ReactNode {
  const [parameters, setParameters] = useSearchParams()
  const [part, setPart] = useState<{ FoundWords: ComponentType<FoundWordsProps> }>()
  const words = parameters.getAll('find').join('\n')
  const isWanted = isShown && words !== ''
  useEffect(() => {
    if (isWanted)
      Promise.all([import('./found-words.tsx'), loadTexts('posts/found')]).then(
        ([loaded]) => setPart(loaded),
        () => undefined,
      )
  }, [isWanted])
  if (!isWanted || part === undefined) return null
  const end = () => setParameters({}, { replace: true, preventScrollReset: true })
  return <part.FoundWords place={place} words={words} onEnd={end} />
}
