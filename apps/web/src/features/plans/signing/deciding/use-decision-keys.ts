import { useEffect, useEffectEvent } from 'react'

interface DecisionKeys {
  sign: () => void
  refuse: () => void
  send: () => void
}

/** Keyboard shortcuts of a decision, anywhere on the screen; inactive while another dialog is open. */
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
  // By physical key: with Alt, some layouts type another character.
  if (code === 'KeyY') return 'sign'
  return code === 'KeyB' ? 'refuse' : undefined
}
