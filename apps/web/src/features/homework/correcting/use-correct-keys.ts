import { useEffect, useEffectEvent } from 'react'

interface CorrectKeys {
  release: () => void
  review: () => void
  giveBack: () => void
  choosePhrase: () => void
  showKeys: () => void
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="radio"]), textarea, select, [contenteditable]') !== null

/** Keyboard shortcuts for correcting, on the whole screen; an open dialog has its own. */
export function useCorrectKeys(keys: CorrectKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || document.querySelector('dialog[open]')) return
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

function pressOf(event: KeyboardEvent): keyof CorrectKeys | undefined {
  const { altKey, key, code } = event
  const hasControl = event.ctrlKey || event.metaKey
  if (key === 'Enter' && hasControl && !altKey) return 'release'
  if (key === '?' && !hasControl && !altKey && !isWriting(event.target)) return 'showKeys'
  if (!altKey || hasControl) return undefined
  // By position: with Alt, some keyboards produce another character.
  if (code === 'KeyP') return 'choosePhrase'
  if (code === 'KeyY') return 'review'
  return code === 'KeyB' ? 'giveBack' : undefined
}
