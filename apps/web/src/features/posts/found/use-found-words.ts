import { type RefObject, useEffect } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Marks the words in a place by which its reader found it (`find` in the address), and goes to the first of them; Escape
 * ends it. The code for that comes only then; without it the place is read from its beginning.
 */
export function useFoundWords(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  const [parameters, setParameters] = useSearchParams()
  const words = parameters.getAll('find').join('\n')
  useEffect(() => {
    if (!isShown || words === '') return
    const ending = new AbortController()
    const { signal } = ending
    const forget = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setParameters({}, { replace: true, preventScrollReset: true })
    }
    document.addEventListener('keydown', forget, { signal })
    import('./mark-words.ts').then(
      ({ markWords }) => {
        if (place.current && !signal.aborted) markWords(place.current, words.split('\n'), signal)
      },
      () => undefined,
    )
    return () => ending.abort()
  }, [place, isShown, words, setParameters])
}
