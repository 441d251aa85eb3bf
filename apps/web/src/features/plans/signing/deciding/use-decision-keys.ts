import { useEffect, useEffectEvent } from 'react'

interface DecisionKeys {
  sign: () => void
  refuse: () => void
  send: () => void
}

/** The keys of a decision, wherever on the screen one is; an open dialog has keys of its own. */
export function useDecisionKeys(keys: DecisionKeys, isInDialog: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || (!isInDialog && document.querySelector('dialog[open]'))) return
    const press = pressOf(event)
    if (!press) return
    event.preventDefault()
    keys[press]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function pressOf({ altKey, ctrlKey, metaKey, key, code }: KeyboardEvent): keyof DecisionKeys | undefined {
  const hasControl = ctrlKey || metaKey
  if (key === 'Enter' && hasControl && !altKey) return 'send'
  if (!altKey || hasControl) return undefined
  // By its place on the keyboard: with Alt, some write another sign there.
  if (code === 'KeyY') return 'sign'
  return code === 'KeyB' ? 'refuse' : undefined
}
