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

type Key = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'
>

interface Where {
  /** What has the focus: something that takes every key, something that a blank presses, the player itself, or the page. */
  at: 'field' | 'button' | 'player' | 'page'
  /** The film or what is about it has the focus. */
  isWithin: boolean
  /** Somebody has begun to watch it. */
  isInUse: boolean
}

/** What a key is to do with a film; undefined where it is meant for something else. */
export function actOf(event: Key, { at, isWithin, isInUse }: Where): FilmAct | undefined {
  const { key, shiftKey } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.defaultPrevented) return undefined
  if (shiftKey && key !== '<' && key !== '>') return undefined
  const act = byKey[key.length === 1 ? key.toLowerCase() : key]
  if (act === undefined) return undefined
  if (at === 'field') return undefined
  const isPlain = key === ' ' || key.startsWith('Arrow')
  if (!isPlain) return act
  // The native controls answer these themselves.
  if (at === 'player') return undefined
  if (key === ' ' && at === 'button') return undefined
  // Else they scroll the page, and turn its units over.
  return isWithin || isInUse ? act : undefined
}
