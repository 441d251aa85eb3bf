/** What a key does with a film. */
export type FilmAct =
  | 'play'
  | 'back'
  | 'forward'
  | 'stepBack'
  | 'stepForward'
  | 'slower'
  | 'faster'
  | 'fullScreen'
  | 'captions'
  | 'mute'

/** In seconds. */
export const leap = { far: 10, near: 5 } as const

const byKey: Record<string, FilmAct> = {
  ' ': 'play',
  k: 'play',
  j: 'back',
  l: 'forward',
  ArrowLeft: 'stepBack',
  ArrowRight: 'stepForward',
  '<': 'slower',
  '>': 'faster',
  f: 'fullScreen',
  c: 'captions',
  m: 'mute',
}

/** Where every key may be meant for something else. */
const typed =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="slider"], [role="menu"], [role="tab"], [role="radio"], dialog *, [role="dialog"] *, [role="alertdialog"] *'
/** What a blank presses. */
const pressed = 'button, a, summary, label, [role="button"], [role="link"], [role="switch"], [role="option"]'

type Key = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented' | 'target'
>

interface Where {
  /** The film or what is about it has the focus. */
  isWithin: boolean
  /** Somebody has begun to watch it. */
  isInUse: boolean
}

/** What a key is to do with a film; undefined where it is meant for something else. */
export function actOf(event: Key, { isWithin, isInUse }: Where): FilmAct | undefined {
  const { key, shiftKey, target } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.defaultPrevented) return undefined
  if (shiftKey && key !== '<' && key !== '>') return undefined
  const act = byKey[key.length === 1 ? key.toLowerCase() : key]
  if (act === undefined) return undefined
  const at = target instanceof Element ? target : null
  if (at?.closest(typed)) return undefined
  const isPlain = key === ' ' || key.startsWith('Arrow')
  if (!isPlain) return act
  // The native controls answer these themselves.
  if (at instanceof HTMLMediaElement) return undefined
  if (key === ' ' && at?.closest(pressed)) return undefined
  // Else they scroll the page, and turn its units over.
  return isWithin || isInUse ? act : undefined
}
